import { describe, expect, it } from 'vitest'
import { spansOf } from './assemble.ts'
import { nameOf, type Span } from './span.ts'
import { FIXTURE_TIME as T, journalOf, toolJournals } from './tool-journal.fixture.ts'
import { totalsOf } from './totals.ts'

/** `  invoke_agent writer 0-6500`, indented by depth. */
function drawn(spans: readonly Span[]): string[] {
  const depths = new Map<string, number>()
  return spans.map((span) => {
    const depth = span.parent === undefined ? 0 : depths.get(span.parent)! + 1
    depths.set(span.key, depth)
    const error = span.error ? ` !${span.error.type}` : ''
    const until = span.end === undefined ? '' : span.end - T
    return `${'  '.repeat(depth)}${nameOf(span)} ${span.start - T}-${until}${error}`
  })
}

describe('spans of a run', () => {
  it('are its thoughts, and in them the societies inside with their model calls, tool calls, questions', () => {
    const spans = spansOf(toolJournals())
    expect(drawn(spans)).toEqual([
      'invoke_workflow desk 0-6500',
      '  invoke_agent writer 0-6500',
      '    invoke_workflow tools 10-6410',
      '      invoke_agent model 10-710',
      '        chat gpt-5-mini 10-700',
      '      invoke_agent tool 710-880',
      '        execute_tool search 710-880',
      '      invoke_agent tool 710-5400',
      '        ask tool 890-5000',
      // the tool said how long it took
      '        execute_tool mail 5010-5360',
      '      invoke_agent model 5400-6410',
      '        chat gpt-5-mini 5400-6400',
      '    ask writer 900-4900',
      '  invoke_agent clerk 0-5',
    ])
    const tools = spans.filter((span) => span.kind === 'tool')
    expect(tools).toMatchObject([
      { tool: 'search', call: 'c1', outcome: 'done', output: ['tea is hot'], input: { words: 'tea' } },
      // what a person changed it to is what was done
      { tool: 'mail', call: 'c2', outcome: 'done', output: 'sent', input: { to: 'ben' } },
    ])
    expect(totalsOf(spans).get(spans[1]!.key)).toEqual({
      calls: 2,
      inputTokens: 320,
      outputTokens: 40,
      cost: 0.004,
      tools: 2,
    })
  })

  it('show a model call as long as it says it took, but never before its thought', () => {
    const [desk, tools] = toolJournals()
    const times = (ms: unknown) => {
      const changed = JSON.stringify(tools).replaceAll('"mind":', `"ms":${JSON.stringify(ms)},"mind":`)
      const spans = spansOf([desk, JSON.parse(changed) as typeof tools])
      return spans.filter((span) => span.kind === 'model').map(({ start, end }) => [start - T, end! - T])
    }
    expect(times(150)).toEqual([
      [550, 700],
      [6250, 6400],
    ])
    // a clock that was set, or a journal from elsewhere
    for (const wrong of [9_000, -5, 'long', null])
      expect(times(wrong)).toEqual([
        [10, 700],
        [5400, 6400],
      ])
  })

  it('tell of a tool that failed, was denied, or of which nobody knows whether it was done', () => {
    const [desk, tools] = toolJournals()
    const changed = JSON.stringify(tools)
      .replace('"outcome":"done","output":["tea is hot"]', '"outcome":"faulty","output":"no"')
      .replaceAll('"outcome":"done","output":["tea is hot"]', '"outcome":"faulty","output":"no"')
      .replace('{"outcome":"done","output":"sent","ms":350}', '{"interrupted":true}')
    const spans = spansOf([desk, JSON.parse(changed) as typeof tools])
    expect(spans.filter((span) => span.kind === 'tool')).toMatchObject([
      { outcome: 'faulty', error: { type: 'faulty' } },
      { outcome: 'unknown', error: { type: 'unknown' } },
    ])
  })

  it('are open while the run goes on, whose agents may have written nothing yet', () => {
    const [desk, tools] = toolJournals()
    const early = [
      { ...desk, entries: desk.entries.slice(0, 1) },
      { ...tools, entries: tools.entries.slice(0, 5) },
    ]
    expect(drawn(spansOf(early))).toEqual([
      'invoke_workflow desk 0-',
      '  invoke_agent writer 0-',
      '    invoke_workflow tools 10-',
      '      invoke_agent model 10-710',
      '        chat gpt-5-mini 10-700',
      '      invoke_agent tool 710-880',
      '        execute_tool search 710-880',
      '      invoke_agent tool 710-',
      '        ask tool 890-',
      '        execute_tool mail 890-',
      '  invoke_agent clerk 0-',
    ])
    const start = { ...desk, entries: desk.entries.slice(0, 1) }
    expect(drawn(spansOf([start]))).toEqual(['invoke_workflow desk 0-'])
    expect(drawn(spansOf([start], { isUnderWay: true }))).toEqual([
      'invoke_workflow desk 0-',
      '  invoke_agent writer 0-',
      '  invoke_agent clerk 0-',
    ])
  })

  it('of a run that failed end with the failure; resumed, the thought goes on and remembers it', () => {
    const start = { kind: 'start', flow: 'f', seed: 0, step: 0, changes: {}, next: ['a', 'b'], shape: {} } as const
    const fail = { kind: 'fail', step: 1, slots: [0], code: 'RUN_AGENT_FAILED', message: 'no' } as const
    const step = {
      kind: 'step',
      step: 1,
      did: [
        { agent: 'a', tries: 2 },
        { agent: 'b', skipped: 'no idea' },
      ],
      next: [],
    } as const
    const failed = spansOf([
      journalOf('r', [
        [T, start],
        [T + 9, fail],
      ]),
    ])
    expect(drawn(failed)).toEqual([
      'invoke_workflow f 0-9 !RUN_AGENT_FAILED',
      '  invoke_agent a 0-9 !RUN_AGENT_FAILED',
      '  invoke_agent b 0-9',
    ])
    expect(failed.map((span) => span.isSettled)).toEqual([false, false, false])
    expect(failed[2]).toMatchObject({ isAbandoned: true })
    const resumed = spansOf([
      journalOf('r', [
        [T, start],
        [T + 9, fail],
        [T + 20, step],
      ]),
    ])
    expect(drawn(resumed)).toEqual(['invoke_workflow f 0-', '  invoke_agent a 0-20', '  invoke_agent b 0-20 !skipped'])
    expect(resumed[1]).toMatchObject({ tries: 2, events: [{ name: 'failed', at: T + 9 }], isSettled: true })
  })

  it('of calls side by side begin where the journal allows it', () => {
    const start = { kind: 'start', flow: 'f', seed: 0, step: 0, changes: {}, next: ['a'], shape: {} } as const
    const once = (call: number, attempt = 1) =>
      ({ kind: 'call', step: 1, slot: 0, attempt, call, name: `n${call}`, value: 1 }) as const
    const journal = journalOf('r', [
      [T, start],
      [T + 5, once(1)],
      [T + 9, once(0)],
      [T + 12, once(2)],
      [T + 20, once(0, 2)],
    ])
    expect(drawn(spansOf([journal])).slice(2)).toEqual([
      // number 1 was answered first, so number 0 had begun before it
      '    once n1 0-5',
      '    once n0 0-9',
      '    once n2 9-12',
      '    once n0 12-20',
    ])
  })

  it('never run backwards in time, whatever a clock or a journal from elsewhere says', () => {
    const [desk, tools] = toolJournals()
    const times = [5e15, -3, T, 17.5, Number.MAX_VALUE, 0]
    const odd = { ...desk, entries: desk.entries.map((entry, place) => ({ ...entry, at: times[place]! })) }
    for (const span of spansOf([odd, tools])) {
      expect(span.end).toBeGreaterThanOrEqual(span.start)
      expect(span.end).toBeLessThan(2 ** 64 / 1e6)
    }
  })

  it('has what is named as inside a step that nobody thought in, under the run', () => {
    const [desk, tools] = toolJournals()
    const lost = { run: 'desk/9.nobody', entries: tools.entries }
    expect(drawn(spansOf([desk, lost])).filter((line) => line.includes('workflow'))).toEqual([
      'invoke_workflow desk 0-6500',
      '  invoke_workflow tools 10-6410',
    ])
  })
})
