import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { meet } from './people.ts'

const chances = (beliefs: Record<string, string>) => {
  const knowledge = knowing({
    here: 'forge',
    objects: [thingNamed('smith', 'forge'), thingNamed('glove', 'inventory'), thingNamed('hammer', 'inventory')],
    verbs: ['give', 'ask', 'talk'],
    beliefs,
  })
  const found = [...meet(knowledge, () => true)]
  return (command: string) => found.find((proposal) => proposal.command === command)?.probability ?? 0
}

describe('people', () => {
  it('are given what they asked for before anything else', () => {
    const of = chances({ 'wants smith': 'hammer' })
    expect(of('give hammer to smith')).toBeGreaterThan(5 * of('give glove to smith'))
  })

  it('are left alone when everything gets the same answer', () => {
    const [before, after] = [chances({}), chances({ 'indifferent give smith': '2' })]
    expect(after('give glove to smith')).toBeLessThan(before('give glove to smith') / 5)
  })

  it('are asked about what others want, once they have spoken', () => {
    expect(chances({ 'wants vicar': 'clapper' })('ask smith about clapper')).toBe(0)
    expect(chances({ 'wants vicar': 'clapper', 'spoke smith': '1' })('ask smith about clapper')).toBeGreaterThan(0.2)
  })
})
