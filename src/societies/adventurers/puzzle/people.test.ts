import { describe, expect, it } from 'vitest'
import { knowing, thingNamed, type Known } from '../../../../test/known.ts'
import type { Person } from '../knowledge/model/people.ts'
import { meet } from './people.ts'

const smith = thingNamed('smith', 'forge')
const chances = (people: Readonly<Record<string, Person>>, over: Partial<Known> = {}) => {
  const knowledge = knowing({
    here: 'forge',
    objects: [smith, thingNamed('glove', 'inventory'), thingNamed('hammer', 'inventory')],
    verbs: ['give', 'ask', 'talk'],
    people,
    ...over,
  })
  const found = [...meet(knowledge, () => true)]
  return (command: string) => found.find((proposal) => proposal.command === command)?.probability ?? 0
}

describe('people', () => {
  it('are given what they asked for before anything else', () => {
    const of = chances({ smith: { wants: ['hammer'] } })
    expect(of('give hammer to smith')).toBeGreaterThan(5 * of('give glove to smith'))
  })

  it('are rather offered something when they want something, whatever that is', () => {
    const of = chances({ smith: { wants: ['pipe'] } })
    expect(of('give glove to smith')).toBeGreaterThan(1.4 * chances({})('give glove to smith'))
  })

  it('are left alone when everything gets the same answer', () => {
    const [before, after] = [chances({}), chances({}, { indifference: { smith: { give: 2 } } })]
    expect(after('give glove to smith')).toBeLessThan(before('give glove to smith') / 5)
  })

  it('are asked about what others want, once they have spoken', () => {
    const vicar = { wants: ['clapper'] }
    expect(chances({ vicar })('ask smith about clapper')).toBe(0)
    expect(chances({ vicar, smith: { spoke: 1 } })('ask smith about clapper')).toBeGreaterThan(0.2)
  })

  it('are offered what they look as if they missed', () => {
    const named = { ...thingNamed('glove', 'inventory'), about: ['name'] }
    expect(chances({ smith: { looks: ['arms', 'glove'] } })('give glove to smith')).toBeGreaterThan(0.3)
    expect(chances({ smith: { wants: ['name'] } }, { objects: [smith, named] })('give glove to smith')).toBeGreaterThan(
      0.3,
    )
    expect(chances({ smith: { wants: ['love'] } })('give glove to smith')).toBeGreaterThan(0.3)
  })

  it('who took a gift are asked again what they would not tell before', () => {
    const asked = { times: 1, step: 4, kind: 'change', told: 'Not before I have had a drink.' } as const
    const asks = (person: Person) => {
      const known = { here: 'forge', objects: [smith], verbs: ['ask'], people: { smith: person } }
      const knowledge = knowing({ ...known, tried: { 'forge|ask smith about bell': asked } })
      return [...meet(knowledge, () => true)].map(({ command }) => command)
    }
    const spoken = { spoke: 4, said: ['bell'] }
    expect(asks(spoken)).not.toContain('ask smith about bell')
    expect(asks({ ...spoken, pleased: 6 })).toContain('ask smith about bell')
  })

  it('are offered what they spoke of, one of several as well', () => {
    const of = (said: readonly string[]) => chances({ smith: { said } })('give hammer to smith')
    expect(of(['hammer'])).toBeGreaterThan(2 * of(['anvil']))
    expect(of(['hammers'])).toBe(of(['hammer']))
  })

  it('are asked about what they stressed sooner than about what else they said', () => {
    const of = chances({ smith: { spoke: 1, said: ['iron', 'bellows'], stressed: ['bellows'] } })
    expect(of('ask smith about bellows')).toBeGreaterThan(2 * of('ask smith about iron'))
  })

  it('are told what they asked to be told', () => {
    const verbs = ['give', 'ask', 'talk', 'tell']
    expect(chances({ smith: { spoke: 1, asks: ['hour'] } }, { verbs })('tell smith about hour')).toBeGreaterThan(0.2)
  })

  it('are given what bears their name', () => {
    const packet = { ...thingNamed('packet', 'inventory'), about: ['smith', 'halt'] }
    expect(chances({}, { objects: [smith, packet] })('give packet to smith')).toBeGreaterThan(0.6)
  })

  it('are told again once something was found out that nobody gave us', () => {
    const tells = (command: string, step: number) => {
      const told = { times: 1, step: 4, kind: 'change', told: 'But you have not looked.' } as const
      const won = { times: 1, step, kind: 'score', told: '1684, it says.' } as const
      const tried = { 'forge|tell smith about year': told, [`bridge|${command}`]: won }
      return chances({ smith: { asks: ['year'] } }, { verbs: ['tell'], tried, step: 8 })('tell smith about year')
    }
    expect(tells('remove moss', 6)).toBeGreaterThan(0.5)
    expect(tells('remove moss', 3)).toBe(0)
    expect(tells('give ticket to cook', 6)).toBe(0)
  })

  it('are spoken to once more when something has brought points since', () => {
    const talks = (scored: number) => {
      const said = { times: 1, step: 4, kind: 'change', told: 'Not now.' } as const
      const won = { times: 1, step: scored, kind: 'score', told: 'Well done.' } as const
      return chances({ smith: { spoke: 4 } }, { tried: { 'forge|talk to smith': said, 'yard|pull bell': won } })
    }
    expect(talks(3)('talk to smith')).toBe(0)
    expect(talks(6)('talk to smith')).toBeGreaterThan(0.3)
  })

  it('are not asked any more where everybody is said to be asked otherwise', () => {
    const spoken = { smith: { spoke: 1, said: ['iron'] } }
    const [before, after] = [chances(spoken), chances(spoken, { indifference: { '*': { ask: 1 } } })]
    expect(after('ask smith about iron')).toBeLessThan(before('ask smith about iron') / 2)
  })
})
