// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/LevelWords.h"

#include "names/Names.h"

namespace academy::model
{

QString LevelWords::suggestion(const Fared &fared)
{
    const QString opponents = Names::opponents(fared.level);
    const QString fairer = Names::opponents(fared.fairer);
    if (fared.victories == 0) {
        //: Page on which a game is prepared, to somebody who has not won: %1 and %2 are computers, "heralds" and "stewards".
        return tr("Your last %n game(s) against %1 were not easy. Against %2 it would be a fairer match.", nullptr,
                  fared.games)
            .arg(opponents, fairer);
    }
    //: Page on which a game is prepared: %1 is how many games were won; %2 and %3 are computers, "pages" and "minstrels".
    return tr("You have won %1 of your last %n game(s) against %2. Against %3 it would be a fairer match.", nullptr,
              fared.games)
        .arg(Names::number(fared.victories), opponents, fairer);
}

QString LevelWords::choose(const QString &level)
{
    //: Button: the computers of the game that is prepared become %1, "minstrels".
    return tr("Choose %1").arg(Names::opponents(level));
}

QString LevelWords::chosen(const QString &level)
{
    //: Spoken when the computers of the game that is prepared have become %1, "minstrels".
    return tr("You now play against %1.").arg(Names::opponents(level));
}

} // namespace academy::model
