; SPDX-License-Identifier: MIT
; SPDX-FileCopyrightText: 2026 Medieval Academy contributors
;
; The installer for Windows, for whoever runs it and without an administrator's rights. Given are VERSION, STAGE (the
; folder of the built game), ICON and OUT.

Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user

!include MUI2.nsh

!define NAME "Medieval Academy"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\MedievalAcademy"
!define TYPE "MedievalAcademy.Record"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "2026 Medieval Academy contributors, MIT"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\bin\medieval-academy.exe"
!insertmacro MUI_PAGE_LICENSE "${STAGE}/LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString KIND ${LANG_ENGLISH} "Medieval Academy game"
LangString KIND ${LANG_FRENCH} "Partie de Medieval Academy"

Section
  ; Nothing of an older version stays.
  RMDir /r "$INSTDIR\bin"
  RMDir /r "$INSTDIR\lib"
  RMDir /r "$INSTDIR\qml"
  SetOutPath "$INSTDIR"
  File /r "${STAGE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\bin\medieval-academy.exe"

  ; Windows goes by what follows the last point of a name: records are offered to the game beside whatever opens JSON.
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(KIND)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\bin\medieval-academy.exe,0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\bin\medieval-academy.exe" "%1"'
  WriteRegNone HKCU "Software\Classes\.json\OpenWithProgids" "${TYPE}"

  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\bin\medieval-academy.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "Medieval Academy contributors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

; Saved games and settings are the player's, and stay.
Section "Uninstall"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  RMDir /r "$INSTDIR\bin"
  RMDir /r "$INSTDIR\lib"
  RMDir /r "$INSTDIR\qml"
  RMDir /r "$INSTDIR\share"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegValue HKCU "Software\Classes\.json\OpenWithProgids" "${TYPE}"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
