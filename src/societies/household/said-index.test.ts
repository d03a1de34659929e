import { describe, expect, it } from 'vitest'
import { situationOf } from '../../../test/small-situation.ts'
import type { Statement } from './fact.ts'
import { saidTo, statementsOf } from './said-index.ts'
import { toldToday } from './talk/told.ts'

const said = (chat: string, minute: number, more: Partial<Statement> = {}): Statement => ({
  chat,
  part: 'message',
  speaker: 'Ana',
  listeners: ['Bo'],
  text: 'The brass key is in the garden.',
  acts: [{ kind: 'tell', fact: { kind: 'thing', thing: 'brass key', place: 'garden' } }],
  minute,
  round: 0,
  ...more,
})

describe('what somebody said to somebody', () => {
  it('is found from a minute on, and is the very same list until more is said', () => {
    const all = [said('req_001', 400), said('req_002', 500, { listeners: ['Cleo'] }), said('req_003', 600)]
    expect(saidTo(all, 'Ana', 'Bo', 0)).toEqual([all[0], all[2]])
    const today = saidTo(all, 'Ana', 'Bo', 500)
    expect(today).toEqual([all[2]])
    // whoever listened asks from another minute on
    expect(saidTo(all, 'Ana', 'Bo', 0)).toHaveLength(2)
    expect(saidTo(all, 'Ana', 'Bo', 500)).toBe(today)
    all.push(said('req_004', 700))
    expect(today).toHaveLength(1)
    expect(saidTo(all, 'Ana', 'Bo', 500)).toEqual([all[2], all[3]])
    expect(saidTo(all, 'Bo', 'Ana', 0)).toEqual([])
    expect(statementsOf(all, 'req_004')).toEqual([all[3]])
  })

  it('was heard or not by what was answered since: nothing is remembered of it that is no longer so', () => {
    const all = [said('req_001', 400, { part: 'reason' })]
    const toldToBo = () =>
      toldToday(
        situationOf({
          saidTo: (listener) => saidTo(all, 'Ana', listener, 0),
          heardFrom: (speaker) => saidTo(all, speaker, 'Ana', 0),
          statementsOf: (chat) => statementsOf(all, chat),
        }),
        'Bo',
      )
    expect(toldToBo().told).toContain('thing:brass key')
    expect(toldToBo()).toBe(toldToBo())
    all.push(said('req_001', 405, { part: 'words', speaker: 'Bo', listeners: ['Ana'], acts: [] }))
    expect(toldToBo().told).not.toContain('thing:brass key')
    all.push(said('req_001', 410, { speaker: 'Bo', listeners: ['Ana'], acts: [] }))
    expect(toldToBo().told).toContain('thing:brass key')
  })
})
