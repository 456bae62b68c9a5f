# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Interface icons in the same pen: one ink, round joins, a line of 1.9 in a box of 24.

Their colour is `currentColor`, so that one drawing serves every token. `THEME` names the ones that Kirigami and the
controls look up by the names of the desktop's icon themes.
"""
from .pen import attributes

WIDTH = 1.9

ICONS = {
    # getting about
    "menu": "M4,7 H20 M4,12 H20 M4,17 H20",
    "more": "M12,4.6 a.5,.5 0 1 0 .01,0 Z M12,11.5 a.5,.5 0 1 0 .01,0 Z M12,18.4 a.5,.5 0 1 0 .01,0 Z",
    "back": "M14.6,5 L7.6,12 L14.6,19",
    "forward": "M9.4,5 L16.4,12 L9.4,19",
    "up": "M6,14.8 L12,8.8 L18,14.8",
    "down": "M6,9.2 L12,15.2 L18,9.2",
    "left": "M20,12 H4.6 M10.6,5.6 L4.2,12 L10.6,18.4",
    "right": "M4,12 H19.4 M13.4,5.6 L19.8,12 L13.4,18.4",
    "home": "M4,11.6 L12,4.6 L20,11.6 M6,10 V19.4 H18 V10 M10,19.4 V15 A2,2 0 0 1 14,15 V19.4",
    "leave": "M13,4.6 H6 V19.4 H13 M10,12 H20 M16,7.8 L20.2,12 L16,16.2",
    "open-link": "M10.4,5.6 H5 V19 H18.4 V13.6 M13.6,4.6 H19.4 V10.4 M19.4,4.6 L11,13",
    "search": "M10.4,4.2 A6.2,6.2 0 1 0 10.4,16.6 A6.2,6.2 0 1 0 10.4,4.2 M15,15 L20,20",
    "pane-open": "M4,5 H20 V19 H4 Z M15,5 V19 M7,9.4 L9.8,12 L7,14.6",
    "pane-close": "M4,5 H20 V19 H4 Z M15,5 V19 M9.8,9.4 L7,12 L9.8,14.6",
    # deciding
    "check": "M4.6,12.6 L10,18 L19.6,6.4",
    "close": "M6,6 L18,18 M18,6 L6,18",
    "undo": "M9,5 L4,10 L9,15 M4,10 H14 A5.3,5.3 0 0 1 14,20.6 H9",
    "redo": "M15,5 L20,10 L15,15 M20,10 H10 A5.3,5.3 0 0 0 10,20.6 H15",
    "plus": "M12,5 V19 M5,12 H19",
    "minus": "M5,12 H19",
    "trash": "M4.6,7 H19.4 M9,7 V4.4 H15 V7 M6.4,7 L7.4,20 H16.6 L17.6,7 M10.2,10.6 L10.6,16.6 M13.8,10.6 L13.4,16.6",
    "pen": "M4,20 L5,15.6 L16,4.4 L19.8,8.2 L8.6,19 Z M13.4,7 L17.2,10.8",
    "copy": "M8.4,4 H19 V16 H8.4 Z M8.4,8 H5 V20 H15.6 V16",
    "select-all": "M4.6,4.6 H8 M11,4.6 H13 M16,4.6 H19.4 V8 M19.4,11 V13 M19.4,16 V19.4 H16 M13,19.4 H11 M8,19.4 H4.6 V16"
                  " M4.6,13 V11 M4.6,8 V4.6 M9,9 H15 V15 H9 Z",
    "save": "M4.4,4.4 H16 L19.6,8 V19.6 H4.4 Z M8,4.4 V9.4 H15 V4.4 M7.6,19.6 V13.4 H16.4 V19.6",
    "folder": "M3.6,18.6 V5.4 H9.4 L11.6,8 H20.4 V18.6 Z M3.6,11 H20.4",
    "share": "M12,15 V4.4 M8,8 L12,4 L16,8 M6,11.4 H4.6 V20 H19.4 V11.4 H18",
    "drag": "M8,8.4 L12,4.4 L16,8.4 M8,15.6 L12,19.6 L16,15.6 M4.6,12 H19.4",
    # the game
    "advice": "M4.4,3.4 L7.6,6 H16.4 L19.6,3.4 V13.4 C19.6,18 16.4,20.8 12,20.8 C7.6,20.8 4.4,18 4.4,13.4 Z"  # the Master's owl
              " M8.4,8.6 a2.5,2.5 0 1 0 .01,0 Z M15.6,8.6 a2.5,2.5 0 1 0 .01,0 Z M10.6,14.4 H13.4 L12,17.2 Z",
    "chronicle": "M7,4 H19 V17 A3,3 0 0 1 16,20 H6 A2.6,2.6 0 0 1 3.4,17.4 V16 H13 V17.6 A2.4,2.4 0 0 0 15.6,20"
                 " M10,8.4 H16 M10,12 H16",
    "rulebook": "M12,6.6 C9.6,4.6 6,4.4 3.4,5.2 V18.4 C6,17.6 9.6,17.8 12,19.8 C14.4,17.8 18,17.6 20.6,18.4 V5.2"
                " C18,4.4 14.4,4.6 12,6.6 Z M12,6.6 V19.8",
    "learn": "M12,4.6 L21.4,9 L12,13.4 L2.6,9 Z M6.6,11 V16 C8.6,18.4 15.4,18.4 17.4,16 V11 M21.4,9 V14.6",
    "cards": "M9,4 H19 V18.4 H9 Z M9,6.6 L4.4,7.8 L7.8,20.8 L14.4,19",
    "board": "M4,4 H20 V20 H4 Z M8.6,8.6 H15.4 V15.4 H8.6 Z M4,12 H8.6 M15.4,12 H20 M12,4 V8.6 M12,15.4 V20",
    "results": "M7,4.4 H17 V8.6 C17,12.4 15,14.6 12,14.6 C9,14.6 7,12.4 7,8.6 Z M7,6 H3.8 C3.8,9.6 5,11.2 7.6,11.4 M17,6 H20.2"
               " C20.2,9.6 19,11.2 16.4,11.4 M12,14.6 V18 M8,20 C8,18.6 9.6,18 12,18 C14.4,18 16,18.6 16,20 Z",
    "crown": "M4.4,18.6 H19.6 M4.8,15.6 L3.6,7 L8.4,11 L12,5.2 L15.6,11 L20.4,7 L19.2,15.6 Z",
    "chart": "M4,4 V20 H20 M7,15.6 L11,10.6 L14.4,13 L19.4,6",
    "next-scoring": "M9.4,4.8 L15.2,12 L9.4,19.2 L3.6,12 Z M18.8,5 V19",  # a turn's mark, and where "skip" goes
    "hand": "M8.4,20 C6.4,17 5,14.4 3.8,12.6 C3.4,11 5.6,10.4 6.6,11.8 L8.4,14 V6 A1.4,1.4 0 0 1 11.2,6 V11 M11.2,10.6 V4.4"
            " A1.4,1.4 0 0 1 14,4.4 V11 M14,10.8 V5.8 A1.4,1.4 0 0 1 16.8,5.8 V11.6 M16.8,11.4 V8.4 A1.4,1.4 0 0 1 19.6,8.4"
            " V14 C19.6,17 18.6,18.4 17.6,20",
    # time
    "play": "M7,4.8 L19,12 L7,19.2 Z",
    "pause": "M8,5 V19 M16,5 V19",
    "skip": "M5.4,5.4 L14,12 L5.4,18.6 Z M18.4,5 V19",
    "skip-back": "M18.6,5.4 L10,12 L18.6,18.6 Z M5.6,5 V19",
    "faster": "M4,6 L11,12 L4,18 Z M12.4,6 L19.4,12 L12.4,18 Z",
    "branch": "M3.6,12 H9 C13.6,12 12.6,6.4 17,6.4 H20 M16.8,3 L20.2,6.4 L16.8,9.8 M9,12 C13.6,12 12.6,17.6 17,17.6 H20",
    "history": "M4.6,5 V9.4 H9 M5,9 A8,8 0 1 1 4.2,13 M12,8 V12.4 L15.4,14.4",
    "hourglass": "M6,4 H18 M6,20 H18 M7.4,4 C7.4,9 12,10 12,12 C12,14 7.4,15 7.4,20 M16.6,4 C16.6,9 12,10 12,12"
                 " C12,14 16.6,15 16.6,20",
    "rotate": "M18.8,7.4 A8,8 0 1 0 20,12 M19.4,3.6 V8 H15",
    "sync": "M4.6,11 A7.6,7.6 0 0 1 18.4,8 M19.4,13 A7.6,7.6 0 0 1 5.6,16 M18.8,3.8 V8.2 H14.4 M5.2,20.2 V15.8 H9.6",
    # people and settings
    "person": "M12,4 A3.8,3.8 0 1 0 12,11.6 A3.8,3.8 0 1 0 12,4 M4.6,20 C5,15.6 8,14 12,14 C16,14 19,15.6 19.4,20 Z",
    "people": "M9,5 A3.2,3.2 0 1 0 9,11.4 A3.2,3.2 0 1 0 9,5 M2.8,19.4 C3.2,15.4 5.6,14 9,14 C12.4,14 14.8,15.4 15.2,19.4 Z"
              " M15.6,5.4 A3,3 0 0 1 15.6,11.2 M17.4,14.4 C19.8,15 21,16.6 21.2,19.4",
    "computer": "M5.4,9.4 C5.4,5.8 8.2,4 12,4 C15.8,4 18.6,5.8 18.6,9.4 V20 H5.4 Z M5.4,11.6 H18.6 M8.6,14.6 H11 M13,14.6 H15.4"
                " M12,4 V2.4 M9,17.6 H15",
    "settings": "M4,7 H13 M17,7 H20 M15,4.6 V9.4 M4,12 H6 M10,12 H20 M8,9.6 V14.4 M4,17 H12 M16,17 H20 M14,14.6 V19.4",
    "language": "M12,3.6 A8.4,8.4 0 1 0 12,20.4 A8.4,8.4 0 1 0 12,3.6 M3.6,12 H20.4 M12,3.6 C8,7.4 8,16.6 12,20.4"
                " C16,16.6 16,7.4 12,3.6",
    "palette": "M12,3.8 C6.8,3.8 3.4,7.4 3.4,12 C3.4,16.8 7,20.2 11.2,20.2 C13.4,20.2 13.6,18.6 12.8,17.4 C12,16 12.6,14.4 14.6,14.4"
               " H17.4 C19.4,14.4 20.6,13 20.6,11 C20.6,6.8 16.8,3.8 12,3.8 Z M7.6,11.6 v.1 M10,7.8 v.1 M14.4,7.6 v.1",
    "text-size": "M2.8,19 L8.4,5 L14,19 M4.8,14.4 H12 M14.6,19 L18,10.4 L21.4,19 M15.8,16.2 H20.2",
    "sound": "M4,9.4 V14.6 H7.6 L12.4,18.6 V5.4 L7.6,9.4 Z M15.4,9 A4.4,4.4 0 0 1 15.4,15 M18,6.4 A8,8 0 0 1 18,17.6",
    "sound-off": "M4,9.4 V14.6 H7.6 L12.4,18.6 V5.4 L7.6,9.4 Z M16,9.4 L21,14.4 M21,9.4 L16,14.4",
    "eye": "M2.6,12 C6,6.6 9,5 12,5 C15,5 18,6.6 21.4,12 C18,17.4 15,19 12,19 C9,19 6,17.4 2.6,12 Z M12,9 A3,3 0 1 0 12,15"
           " A3,3 0 1 0 12,9",
    "eye-off": "M2.6,12 C6,6.6 9,5 12,5 C15,5 18,6.6 21.4,12 C18,17.4 15,19 12,19 C9,19 6,17.4 2.6,12 Z M12,9 A3,3 0 1 0 12,15"
               " A3,3 0 1 0 12,9 M4.6,19.6 L19.4,4.4",
    # saying something
    "info": "M12,3.6 A8.4,8.4 0 1 0 12,20.4 A8.4,8.4 0 1 0 12,3.6 M12,11 V16.4 M12,7.6 v.1",
    "help": "M12,3.6 A8.4,8.4 0 1 0 12,20.4 A8.4,8.4 0 1 0 12,3.6 M9.4,9.6 C9.4,6.4 14.6,6.4 14.6,9.4 C14.6,11.6 12,11.6 12,13.8"
            " M12,16.8 v.1",
    "warning": "M12,4 L21,19.6 H3 Z M12,10 V14.4 M12,17 v.1",
    "error": "M8.4,3.6 H15.6 L20.4,8.4 V15.6 L15.6,20.4 H8.4 L3.6,15.6 V8.4 Z M9,9 L15,15 M15,9 L9,15",
    "success": "M12,3.6 A8.4,8.4 0 1 0 12,20.4 A8.4,8.4 0 1 0 12,3.6 M8,12.4 L11,15.4 L16.2,9",
    "link": "M10,14 A3.6,3.6 0 0 0 15,14 L18.6,10.4 A3.6,3.6 0 0 0 13.6,5.4 L12.4,6.6 M14,10 A3.6,3.6 0 0 0 9,10 L5.4,13.6"
            " A3.6,3.6 0 0 0 10.4,18.6 L11.6,17.4",
    "tag": "M4,4.6 H11.4 L20,13.2 L13.2,20 L4.6,11.4 Z M8,8.4 v.1",
}

# Names of the desktop's icon themes, as Kirigami's QML, Qt Quick Controls and our pages ask for them.
THEME = {
    "application-exit": "leave", "application-exit-symbolic": "leave", "application-menu": "menu", "open-menu-symbolic": "menu",
    "overflow-menu": "more", "overflow-menu-symbolic": "more", "overflow-menu-left": "more", "overflow-menu-right": "more",
    "go-previous": "back", "go-previous-symbolic": "back", "go-previous-symbolic-rtl": "forward", "go-next": "forward",
    "go-next-symbolic": "forward", "go-next-symbolic-rtl": "back", "go-up": "up", "go-up-symbolic": "up", "go-down": "down",
    "go-down-symbolic": "down", "go-home": "home", "arrow-left": "left", "arrow-right": "right",
    "view-left-close": "pane-close", "view-left-new": "pane-open", "view-right-close": "pane-open", "view-right-new": "pane-close",
    "window-close": "close", "window-close-symbolic": "close", "dialog-close": "close", "dialog-cancel": "close", "dialog-ok": "check",
    "edit-clear": "close", "edit-clear-symbolic": "close", "edit-clear-locationbar-ltr": "close", "edit-clear-locationbar-rtl": "close",
    "edit-delete": "trash", "edit-delete-remove": "close", "edit-copy": "copy", "edit-copy-symbolic": "copy",
    "edit-select-all": "select-all", "edit-select-all-symbolic": "select-all", "edit-undo": "undo", "edit-redo": "redo",
    "edit-symbolic": "pen", "document-edit": "pen", "document-save": "save", "document-open": "folder",
    "list-add": "plus", "list-add-symbolic": "plus", "list-remove": "minus", "handle-sort": "drag",
    "search": "search", "search-symbolic": "search", "system-search": "search", "system-search-symbolic": "search",
    "password-show-on": "eye", "password-show-off": "eye-off", "user": "person", "link-symbolic": "link",
    "open-link": "open-link", "open-link-symbolic": "open-link", "internet-services": "language", "globe": "language",
    "help-contents": "rulebook", "help-about": "info", "help-about-symbolic": "info", "help-contextual-symbolic": "help",
    "documentinfo": "info", "data-information": "info", "dialog-information": "info", "emblem-information": "info",
    "data-success": "success", "dialog-positive": "success", "emblem-success": "success", "emblem-default": "success",
    "data-warning": "warning", "dialog-warning": "warning", "emblem-warning": "warning",
    "data-error": "error", "dialog-error": "error", "emblem-error": "error",
    "tag-symbolic": "tag", "media-playback-start": "play", "media-skip-forward": "skip", "view-refresh": "sync",
    "configure": "settings", "settings-configure": "settings", "audio-volume-high": "sound", "audio-volume-muted": "sound-off",
    "unknown": "help",
}


def icon(name):
    """An icon in `currentColor`."""
    line = {"fill": "none", "stroke": "currentColor", "stroke_width": WIDTH, "stroke_linejoin": "round",
            "stroke_linecap": "round"}
    return f'<path d="{ICONS[name]}"{attributes(line)}/>'
