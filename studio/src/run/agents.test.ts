import { describe, expect, it } from 'vitest'
import { momentOf } from '../contract.ts'
import { fullCard } from './agents-cards.ts'
import { both, entriesOf, expedition, step } from './panels/read/journal.fixture.ts'

const card = (name: string) => ({ name, title: name, hue: 0 })

describe('the card of an agent', () => {
  it('says what it last wrote where its world has no words for it', () => {
    const company = { moment: momentOf(expedition(), 2), isLive: false, minds: { Ada: 'rules' }, inside: [] }
    expect(fullCard(card('Ada'), company)).toMatchObject({
      says: 'action Ada: "north"',
      mind: 'rules',
      since: 2,
      doing: 'acted',
    })
    expect(fullCard({ ...card('Ben'), says: 'To the lamp.' }, company)).toMatchObject({
      says: 'To the lamp.',
      mind: 'test/model',
    })
    expect(fullCard(card('muster'), company)).toMatchObject({ since: 1, doing: 'idle' })
  })

  it('says who thinks only at the end of a run that is going', () => {
    const timeline = expedition()
    timeline.add(entriesOf([step(4, [{ agent: 'muster' }], both('decide'))]))
    const doing = (name: string, at: number, isLive: boolean) =>
      fullCard(card(name), { moment: momentOf(timeline, at), isLive, minds: {}, inside: [] }).doing
    expect([doing('Ada', 4, true), doing('decide', 4, true), doing('muster', 4, true)]).toEqual([
      'thinking',
      'thinking',
      'acted',
    ])
    expect([doing('Ada', 4, false), doing('Ada', 1, true)]).toEqual(['idle', 'idle'])
    timeline.add(entriesOf([{ kind: 'ask', step: 5, slot: 0, agent: 'decide', key: '0', question: 'Where to?' }]))
    expect(doing('Ada', 4, false)).toBe('asking')
  })
})
