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

  it('are offered what they look as if they missed', () => {
    expect(chances({ 'looks smith': 'arms|glove' })('give glove to smith')).toBeGreaterThan(0.3)
    expect(chances({ 'wants smith': 'name', 'about glove': 'name' })('give glove to smith')).toBeGreaterThan(0.3)
    expect(chances({ 'wants smith': 'love' })('give glove to smith')).toBeGreaterThan(0.3)
  })

  it('who took a gift are asked again what they would not tell before', () => {
    const asked = { times: 1, version: 0, step: 4, kind: 'change', told: 'Not before I have had a drink.' } as const
    const asks = (beliefs: Record<string, string>) => {
      const known = { here: 'forge', objects: [thingNamed('smith', 'forge')], verbs: ['ask'], beliefs }
      const knowledge = knowing({ ...known, tried: { 'forge|ask smith about bell': asked } })
      return [...meet(knowledge, () => true)].map(({ command }) => command)
    }
    const spoken = { 'spoke smith': '4', 'said smith': 'bell' }
    expect(asks(spoken)).not.toContain('ask smith about bell')
    expect(asks({ ...spoken, 'pleased smith': '6' })).toContain('ask smith about bell')
  })
})
