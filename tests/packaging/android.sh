#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# android.sh PROJECT VERSION ID: compiles and links what Android is given of the game, all but its code, with Android's own
# tool against Android's own resources, and looks at what came of it.

set -euo pipefail

project=$1 version=$2 id=$3
framework=/usr/share/android-framework-res/framework-res.apk
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$project/packaging/android/prepare.py" "$version" "$work/app"
# What androiddeployqt and Gradle write into it.
sed -i "s/-- %%INSERT_APP_LIB_NAME%% --/medieval-academy/; s/<manifest /&package=\"$id\" /" "$work/app/AndroidManifest.xml"
aapt2 compile --dir "$work/app/res" -o "$work/resources.zip"
aapt2 link -I "$framework" --manifest "$work/app/AndroidManifest.xml" --min-sdk-version 28 --target-sdk-version 36 \
    -o "$work/app.apk" "$work/resources.zip"
told=$(aapt2 dump badging "$work/app.apk" && aapt2 dump resources "$work/app.apk")

status=0
expect() {
    if ! grep -q -E -e "$1" <<<"$told"; then
        echo "not told: $1"
        status=1
    fi
}
expect "^package: name='$id' versionCode='[1-9][0-9]*' versionName='$version'"
expect "^application-label:'Medieval Academy'"
expect "^launchable-activity: name='org.qtproject.qt.android.bindings.QtActivity'"
expect "^targetSdkVersion:'36'"
expect "^supports-any-density: 'true'"
for resource in mipmap/ic_launcher drawable/ic_launcher_background drawable/ic_launcher_foreground \
    drawable/ic_launcher_monochrome drawable/splash xml/locales xml/backup_rules xml/data_extraction_rules; do
    expect "resource 0x[0-9a-f]+ $resource\$"
done
expect "^uses-permission: name='android.permission.INTERNET'"
if grep -E "uses-permission|uses-feature: name='android.hardware.touchscreen'" <<<"$told" |
    grep -v "name='android.permission.INTERNET'"; then
    echo "the game asks for more than it needs"
    status=1
fi
# What aapt2 does not tell.
for word in 'android:scheme="medievalacademy"' 'android:scheme="MEDIEVALACADEMY"' 'enableOnBackInvokedCallback="false"' 'allowBackup="true"' 'fontScale' 'uiMode' 'locale|'; do
    grep -q -F -- "$word" "$work/app/AndroidManifest.xml" || {
        echo "the manifest lacks $word"
        status=1
    }
done
# The languages the system offers are those of the translations.
offered=$(grep -o 'locale android:name="[a-z]*"' "$work/app/res/xml/locales.xml" | cut -d'"' -f2 | sort | tr '\n' ' ')
spoken=$(cd "$project/translations" && printf '%s\n' medieval-academy_*.ts | sed 's/.*_\(.*\).ts/\1/' | sort | tr '\n' ' ')
[[ $offered == "$spoken" ]] || {
    echo "offered are $offered, spoken are $spoken"
    status=1
}
exit $status
