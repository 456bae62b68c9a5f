# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The squires as people: faces, hair, hands and clothes, and the busts that are made of them."""
