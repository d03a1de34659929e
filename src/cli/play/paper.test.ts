import { describe, expect, it } from 'vitest'
import type { Turn } from '../../worlds/zmachine/index.ts'
import { createPaint } from '../../terminal/paint.ts'
import { shownText } from '../../terminal/shown.ts'
import { plainPaper, terminalPaper, type Paper } from './paper.ts'

const turn = (told: Partial<Turn>): Turn => ({
  text: '',
  upper: '',
  stop: { kind: 'line', limit: 80 },
  instructions: 1,
  ...told,
})
const menu = turn({ upper: '   Help\n N = next\n\n > Rules', stop: { kind: 'key' } })

function written(make: (write: (text: string) => void) => Paper, use: (paper: Paper) => void): string {
  let text = ''
  use(make((more) => (text += more)))
  return text
}
const onTerminal = (use: (paper: Paper) => void, columns = 30, coloured = false) =>
  written((write) => terminalPaper({ columns, write }, createPaint(coloured)), use)
const onPlain = (use: (paper: Paper) => void) => written(plainPaper, use)

describe('a terminal', () => {
  it('shows the status to the right, then the text without its prompt', () => {
    const text = '\n\nAttic\nDust lies on everything here.\n\n>'
    const shown = onTerminal((paper) => paper.tell(turn({ text, upper: ' Attic              Score: 5      Moves: 7' })))
    expect(shown).toBe('     Attic  Score: 5  Moves: 7\nAttic\nDust lies on everything here.\n\n')
  })

  it('shows what a story of version 3 keeps in its globals', () => {
    const status = { room: 'Attic', score: 5, moves: 7 }
    expect(onTerminal((paper) => paper.tell(turn({ text: '>', status })))).toBe('     Attic  Score: 5  Moves: 7\n')
  })

  it('makes the name of the room stand out, where there is colour', () => {
    const text = 'Attic\nYou see an attic.\n>'
    const shown = onTerminal((paper) => paper.tell(turn({ text, upper: 'Attic   Score: 5' })), 30, true)
    expect(shownText(shown)).toContain('\u001b[1mAttic\u001b[22m\nYou see an attic.')
  })

  it('shows a menu whole, and a quotation once', () => {
    expect(onTerminal((paper) => paper.tell(menu))).toBe('   Help\n N = next\n\n > Rules\n\n')
    const quotation = turn({ text: 'Ok.\n>', upper: 'Attic\n\n  To be\n  or not\n' })
    const shown = onTerminal((paper) => [quotation, quotation].forEach((each) => paper.tell(each)))
    expect(shown.match(/To be/g)).toHaveLength(1)
  })

  it('is not steered by what a story prints, in any window', () => {
    const evil = '\u001b[2J\u009b31mred\u202e'
    const shown = onTerminal((paper) => {
      paper.tell(turn({ text: `${evil}\n>`, upper: `${evil}\n${evil}` }))
      paper.note(evil)
    }, 80)
    // oxlint-disable-next-line no-control-regex
    expect(shown).not.toMatch(/[\u001b\u009b\u202e]/)
    expect(shown).toContain('\\u001b[2J')
  })
})

describe('plain paper', () => {
  it('holds text, prompt and what was typed as they came, and no status line', () => {
    const text = onPlain((paper) => {
      paper.tell(turn({ text: 'Attic\n\n>', upper: 'Attic   Score: 5' }))
      paper.typed('>', 'look')
      paper.tell(turn({ text: 'Dust.', stop: { kind: 'over' } }))
    })
    expect(text).toBe('Attic\n\n>look\nDust.\n')
  })

  it('shows a menu, and notes in brackets', () => {
    expect(onPlain((paper) => paper.tell(menu))).toBe('   Help\n N = next\n\n > Rules\n\n')
    expect(onPlain((paper) => paper.note('Taken back: north.'))).toBe('[Taken back: north.]\n\n')
  })

  it('is not steered either', () => {
    expect(onPlain((paper) => paper.typed('>', '\u001b[2J'))).toBe('>\\u001b[2J\n')
  })
})
