# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The places: the fields of the boards, the hall of King's Service, the title miniature and the knighting."""
