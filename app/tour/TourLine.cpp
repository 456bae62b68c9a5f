// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TourLine.h"

#include <QFileInfo>

namespace academy::app
{

namespace
{

const QCommandLineOption demoOption{QStringLiteral("demo"),
                                    QStringLiteral("Computers play a game, then the program ends.")};
const QCommandLineOption picturesOption{
    QStringLiteral("pictures"),
    QStringLiteral(
        "Take pictures of every page and moment into a folder: in all sizes and languages, or in those given."),
    QStringLiteral("folder")};
const QCommandLineOption paletteOption{QStringLiteral("palette"),
                                       QStringLiteral("Colours of the pictures: vellum, scriptorium or high-contrast."),
                                       QStringLiteral("palette")};
const QCommandLineOption visionOption{
    QStringLiteral("vision"),
    QStringLiteral("Pictures as people see them who are colour-blind: protanopia, deuteranopia, tritanopia or grey."),
    QStringLiteral("vision")};
const QCommandLineOption sidewaysOption{QStringLiteral("sideways"),
                                        QStringLiteral("Pictures with the device held the other way round.")};
const QCommandLineOption leftHandedOption{QStringLiteral("left-handed"),
                                          QStringLiteral("Pictures for the left hand, as in the settings.")};
const QCommandLineOption selfTestOption{
    QStringLiteral("self-test"),
    QStringLiteral("Play a whole game through the window by itself; exit code 0 if it went well.")};
const QCommandLineOption spokenOption{QStringLiteral("spoken"),
                                      QStringLiteral("Play a turn and write down what a screen reader is told of it.")};

} // namespace

std::variant<TourLine, Farewell> readTourLine(const QStringList &arguments)
{
    OptionReader reader(
        QStringLiteral("academy-tour"),
        QStringLiteral("Medieval Academy with nobody before it: demo, pictures, self-test, what is spoken."),
        {demoOption, picturesOption, paletteOption, visionOption, sidewaysOption, leftHandedOption, selfTestOption,
         spokenOption});
    TourLine line;
    if (const auto farewell = reader.read(arguments, line.program)) {
        return *farewell;
    }
    line.demo = reader.parser().isSet(demoOption);
    line.selfTest = reader.parser().isSet(selfTestOption);
    line.spoken = reader.parser().isSet(spokenOption);
    line.program.unattended = true;
    if (line.demo) {
        line.program.demoSeed = unattendedSeed;
    }
    if (reader.parser().isSet(picturesOption)) {
        line.pictures = reader.parser().value(picturesOption);
        if (line.pictures.isEmpty() || (QFileInfo::exists(line.pictures) && !QFileInfo(line.pictures).isDir())) {
            return reader.mistake(QStringLiteral("--pictures needs a folder, not '%1'.").arg(line.pictures));
        }
    } else if (!line.demo && !line.selfTest && !line.spoken) {
        return reader.mistake(QStringLiteral("one of --demo, --pictures, --self-test and --spoken is needed."));
    }
    line.palette = reader.parser().value(paletteOption);
    if (const QStringList known{QStringLiteral("vellum"), QStringLiteral("scriptorium"),
                                QStringLiteral("high-contrast")};
        !line.palette.isEmpty() && !known.contains(line.palette)) {
        return reader.mistake(
            QStringLiteral("--palette is one of %1, not '%2'.").arg(known.join(QStringLiteral(", ")), line.palette));
    }
    line.sideways = reader.parser().isSet(sidewaysOption);
    line.leftHanded = reader.parser().isSet(leftHandedOption);
    if (reader.parser().isSet(visionOption)) {
        const auto vision = colorVisionNamed(reader.parser().value(visionOption));
        if (!vision) {
            return reader.mistake(
                QStringLiteral("--vision is usual, protanopia, deuteranopia, tritanopia or grey, not '%1'.")
                    .arg(reader.parser().value(visionOption)));
        }
        line.vision = *vision;
    }
    // What nobody watches goes quickly, unless told otherwise; a game without motion has no scoring to take pictures of.
    if (line.selfTest) {
        line.program.speed = line.program.speed.value_or(model::Enums::Speed::Instant);
    } else if (!line.pictures.isEmpty()) {
        line.program.speed = line.program.speed.value_or(model::Enums::Speed::Fast);
    }
    return line;
}

} // namespace academy::app
