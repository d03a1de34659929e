/** The journals of a run whose agent thinks with tools: two model calls, a tool that reads, one that asks and acts. */
import type { Entry, JournalRecord } from '../store/record.ts'

export interface Journal {
  readonly run: string
  readonly entries: readonly Entry[]
}

type Unversioned<R> = R extends JournalRecord ? Omit<R, 'v'> : never

/** Records with their times, as entries. */
export function journalOf(
  run: string,
  records: readonly (readonly [at: number, Unversioned<JournalRecord>])[],
): Journal {
  return { run, entries: records.map(([at, record], place) => ({ seq: place + 1, at, record: { v: 1, ...record } })) }
}

const T = 1_800_000_000_000
export const FIXTURE_TIME = T

const search = { id: 'c1', name: 'search', input: { words: 'tea' } }
const mail = { id: 'c2', name: 'mail', input: { to: 'ann' } }
const sent = { type: 'tool', call: 'c2', name: 'mail', input: { to: 'ben' } }
const usage = (inputTokens: number, outputTokens: number) => ({ inputTokens, outputTokens, cacheReadTokens: 40 })
const call = (reply: string, tokens: ReturnType<typeof usage>) => ({
  mind: 'openai/gpt-5-mini',
  agent: 'writer',
  prompt: 'Write to Ann about tea.',
  reply,
  usage: tokens,
  cost: 0.002,
})
const found = { role: 'tool', results: [{ call: 'c1', name: 'search', outcome: 'done', output: ['tea is hot'] }] }

/** The run `desk`, and `desk/1.writer` inside it. */
export function toolJournals(): readonly [desk: Journal, tools: Journal] {
  const at = (ms: number) => T + ms
  const inside = 'desk/1.writer'
  return [
    journalOf('desk', [
      [at(0), { kind: 'start', flow: 'desk', seed: 7, step: 0, changes: {}, next: ['writer', 'clerk'], shape: {} }],
      [at(5), { kind: 'think', step: 1, slot: 1, agent: 'clerk', outcome: { update: {} } }],
      [at(900), { kind: 'ask', step: 1, slot: 0, agent: 'writer', key: `1.writer:2.1.0`, question: { tool: 'mail' } }],
      [at(4_900), { kind: 'answer', step: 1, slot: 0, key: `1.writer:2.1.0`, answer: { do: 'edit' } }],
      [
        at(6_500),
        { kind: 'step', step: 1, did: [{ agent: 'writer', mind: 'openai/gpt-5-mini' }, { agent: 'clerk' }], next: [] },
      ],
      [at(6_500), { kind: 'end', step: 1, reason: 'written' }],
    ]),
    journalOf(inside, [
      [
        at(10),
        {
          kind: 'start',
          flow: 'tools',
          seed: '7/1.writer',
          step: 0,
          changes: {},
          next: ['model'],
          shape: {},
          within: 'desk',
        },
      ],
      [
        at(700),
        { kind: 'call', step: 1, slot: 0, attempt: 1, call: 0, name: 'model', value: call('', usage(120, 30)) },
      ],
      [
        at(710),
        {
          kind: 'step',
          step: 1,
          did: [{ agent: 'model', mind: 'openai/gpt-5-mini' }],
          next: [
            { agent: 'tool', payload: { call: search } },
            { agent: 'tool', payload: { call: mail } },
          ],
        },
      ],
      [at(880), { kind: 'think', step: 2, slot: 0, agent: 'tool', outcome: { update: { messages: [found] } } }],
      [at(890), { kind: 'ask', step: 2, slot: 1, agent: 'tool', key: '0', question: { tool: 'mail' } }],
      [at(5_000), { kind: 'answer', step: 2, slot: 1, key: '0', answer: { do: 'edit', input: { to: 'ben' } } }],
      [at(5_010), { kind: 'think', step: 2, slot: 1, agent: 'tool', outcome: { update: {}, effects: [sent] } }],
      [at(5_010), { kind: 'effect', step: 2, slot: 1, place: 0, id: `${inside}/2/tool:1/0` }],
      [
        at(5_400),
        {
          kind: 'step',
          step: 2,
          did: [
            { agent: 'tool', changes: { messages: { push: [found] } } },
            { agent: 'tool', effects: [{ effect: sent, result: { outcome: 'done', output: 'sent', ms: 350 } }] },
          ],
          next: ['model'],
        },
      ],
      [
        at(6_400),
        { kind: 'call', step: 3, slot: 0, attempt: 1, call: 0, name: 'model', value: call('Done.', usage(200, 10)) },
      ],
      [at(6_410), { kind: 'step', step: 3, did: [{ agent: 'model', mind: 'openai/gpt-5-mini' }], next: [] }],
      [at(6_410), { kind: 'end', step: 3, reason: 'answered' }],
    ]),
  ]
}
