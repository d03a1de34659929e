/** Opcodes that save games: in files, which belong to whoever runs the machine, and in memory for undoing. */
import type { Row } from '../opcode.ts'

export const files: readonly Row[] = [
  ['0OP:5', 'save', 'branch later', (m, _a, _b, _c, _d, i) => m.branch(i, m.saveGame(i)), 3, 3],
  ['0OP:5', 'save', 'store later', (m, _a, _b, _c, _d, i) => m.write(i.store, m.saveGame(i) ? 1 : 0), 4, 4],
  [
    'EXT:0',
    'save',
    'store later',
    (m, _a, _b, _c, _d, i) => m.write(i.store, i.count === 0 && m.saveGame(i) ? 1 : 0),
    5,
  ],
  [
    '0OP:6',
    'restore',
    'branch later',
    (m, _a, _b, _c, _d, i) => {
      if (!m.restoreGame()) m.branch(i, false)
    },
    3,
    3,
  ],
  [
    '0OP:6',
    'restore',
    'store later',
    (m, _a, _b, _c, _d, i) => {
      if (!m.restoreGame()) m.write(i.store, 0)
    },
    4,
    4,
  ],
  [
    'EXT:1',
    'restore',
    'store later',
    (m, _a, _b, _c, _d, i) => {
      if (i.count > 0 || !m.restoreGame()) m.write(i.store, 0)
    },
    5,
  ],
  ['EXT:9', 'save_undo', 'store later', (m, _a, _b, _c, _d, i) => m.saveUndo(i.store), 5],
  [
    'EXT:10',
    'restore_undo',
    'store later',
    (m, _a, _b, _c, _d, i) => {
      if (!m.restoreUndo()) m.write(i.store, 0)
    },
    5,
  ],
]
