/** Opcodes of the screen: windows as far as text has them; colours, fonts, sounds and pictures are ignored politely. */
import type { Row } from '../opcode.ts'
import { signed } from './arithmetic.ts'

const nothing = () => {}
const PLAIN_FONT = 1
const FIXED_FONT = 4

export const screen: readonly Row[] = [
  ['VAR:10', 'split_window', 'plain', (m, a) => m.output.split(a)],
  ['VAR:11', 'set_window', 'plain', (m, a) => m.output.selectWindow(a)],
  ['VAR:13', 'erase_window', 'plain', (m, a) => m.output.erase(signed(a)), 4],
  [
    'VAR:14',
    'erase_line',
    'plain',
    (m, a) => {
      if (a === 1) m.output.eraseLine()
    },
    4,
  ],
  ['VAR:15', 'set_cursor', 'plain', (m, a, b) => m.output.moveCursor(a, b), 4],
  [
    'VAR:16',
    'get_cursor',
    'plain',
    (m, a) => {
      m.memory.writeWord(a, m.output.row)
      m.memory.writeWord(a + 2, m.output.column)
    },
    4,
  ],
  ['VAR:17', 'set_text_style', 'plain', nothing, 4],
  ['VAR:18', 'buffer_mode', 'plain', nothing, 4],
  ['VAR:21', 'sound_effect', 'plain', nothing],
  ['2OP:27', 'set_colour', 'plain', nothing, 5],
  ['EXT:13', 'set_true_colour', 'plain', nothing, 5],
  ['EXT:4', 'set_font', 'store', (_, a) => (a === PLAIN_FONT || a === FIXED_FONT || a === 0 ? PLAIN_FONT : 0), 5],
  ['0OP:12', 'show_status', 'plain', nothing],
]
