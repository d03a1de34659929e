import { describe, expect, it } from 'vitest'
import { createTimeline } from '../../journal/timeline.ts'
import { sayingsOf } from '../agents-drafts.ts'
import { fieldsOf, prettyInput, readApproval, readFields, readWhole } from '../approval-read.ts'
import { both, entriesOf, expedition, step } from '../panels/read/journal.fixture.ts'
import { readThought } from './read-thought.ts'

describe('the input of a call', () => {
  const fields = fieldsOf({ line: 'hi', stars: 4, isLoud: true, tags: ['a'] })!

  it('is fields of their kinds, read back as they were and as they were changed', () => {
    expect(fields.map(({ kind }) => kind)).toEqual(['text', 'number', 'boolean', 'json'])
    expect(readFields(fields, {})).toEqual({ answer: { input: { line: 'hi', stars: 4, isLoud: true, tags: ['a'] } } })
    expect(readFields(fields, { line: '', tags: '[]' })).toMatchObject({ answer: { input: { line: '', tags: [] } } })
  })

  it('says what is wrong with which field, or with the whole', () => {
    expect(readFields(fields, { stars: '"5"', tags: '[' })).toMatchObject({
      faults: { stars: 'A number is wanted, such as 12 or 0.5.', tags: expect.stringContaining('not JSON') as string },
    })
    expect(readWhole('[1]')).toHaveProperty('fault')
    expect(readWhole(prettyInput({ line: 'a\u202eb' }))).toEqual({ answer: { input: { line: 'a\u202eb' } } })
    expect(prettyInput({ line: 'a\u202eb' })).toContain(String.raw`a\u202eb`)
  })

  it('is shown as any other question where it only looks like a call', () => {
    for (const question of ['approve', { approve: true }, { approve: { tool: 1 } }, null])
      expect(readApproval(question)).toBeUndefined()
  })
})

describe('a thought with tools', () => {
  const call = (id: string) => ({ agent: 'tool', payload: { call: { id, name: 'write', input: { line: id } } } })
  const result = (id: string, outcome: string) => ({ call: id, name: 'write', outcome, output: id })
  const effect = (id: string, input: unknown, ended?: unknown) => ({
    effect: { type: 'tool', call: id, name: 'write', input },
    ...(ended !== undefined && { result: ended }),
  })

  it('is its calls with input and outcome, each told apart, whatever else the journal holds', () => {
    const timeline = createTimeline()
    const ids = ['a', 'b', 'c', 'd', 'e']
    timeline.add(
      entriesOf([
        { kind: 'start', flow: 'tools', seed: 0, step: 0, changes: {}, next: ['model'], shape: {} },
        step(1, [{ agent: 'model' }], ids.map(call) as never),
        step(
          2,
          [
            { agent: 'tool', effects: [effect('a', { line: 'edited' }, { outcome: 'done', output: 1, ms: 3 })] },
            { agent: 'tool', effects: [effect('b', { line: 'b' }, { interrupted: true })] },
            { agent: 'tool', changes: { messages: { push: [{ role: 'tool', results: [result('c', 'denied')] }] } } },
            { agent: 'tool', changes: { messages: { push: [{ role: 'tool', results: [result('d', 'odd'), 7] }] } } },
          ] as never,
          ['model'],
        ),
      ] as never),
    )
    const [part] = readThought(timeline)
    expect(part!.calls.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'a done',
      'b unknown',
      'c denied',
      'd open',
      'e open',
    ])
    expect(part!.calls[0]).toMatchObject({ input: { line: 'a' }, edited: { line: 'edited' }, ms: 3 })
    expect(part!.calls[1]).not.toHaveProperty('edited')
  })

  it('is heard at the agent it belongs to, also from deep inside and for whom it thinks', () => {
    const timeline = expedition()
    timeline.add(entriesOf([step(4, [{ agent: 'muster' }], both('decide'))]))
    const draft = { run: 'r', step: 5, slot: 0, agent: 'decide', attempt: 1, call: 0, text: 'hm' }
    const [who] = ['Ada']
    expect(sayingsOf([draft], 'r', timeline).get(who)).toBe('hm')
    const inside = { ...draft, run: 'r/5.decide:1/2.x', agent: 'model' }
    expect([...sayingsOf([inside], 'r', timeline).keys()]).toEqual(['decide', 'Ben'])
    expect(sayingsOf([{ ...draft, run: 'other' }], 'r', timeline).size).toBe(0)
  })
})
