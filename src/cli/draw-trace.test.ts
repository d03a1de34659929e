import { describe, expect, it } from 'vitest'
import { spansOf } from '../trace/assemble.ts'
import { toolJournals } from '../trace/tool-journal.fixture.ts'
import { columnsOf } from '../terminal/text.ts'
import { createPaint } from '../terminal/paint.ts'
import { drawTrace } from './draw-trace.ts'

const paint = createPaint(false)

describe('a trace in the terminal', () => {
  it('is a tree with bars, times, tokens and cost', () => {
    const lines = drawTrace(spansOf(toolJournals()), { paint, columns: 84 })
    expect(lines[1]).toBe('  1  writer                   ████████████████████████     6.5 s      360     0.4 ¢')
    expect(lines[6]).toBe('        execute_tool search   ··█                         170 ms')
    expect(lines[13]).toBe('  1  clerk                    █                             5 ms')
  })

  it('fits the terminal it is drawn in, and says what is still open', () => {
    for (const columns of [60, 80, 84, 110, 300])
      for (const line of drawTrace(spansOf(toolJournals()), { paint, columns }))
        expect(columnsOf(line)).toBeLessThan(columns)
    const [desk] = toolJournals()
    const [run, writer] = drawTrace(spansOf([{ ...desk, entries: desk.entries.slice(0, 3) }]), { paint, columns: 70 })
    expect(run).toMatch(/^desk +▒+ +open$/)
    expect(writer).toMatch(/^ {2}1 {2}writer +▒+ +open$/)
  })
})
