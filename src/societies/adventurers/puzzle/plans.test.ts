import { describe, expect, it } from 'vitest'
import { knowing, thingNamed, type Known } from '../../../../test/known.ts'
import { plan } from './plans.ts'

const plans = (known: Partial<Known>) =>
  [...plan(knowing({ here: 'hall', verbs: ['take', 'open', 'ask', 'buy'], ...known }))].map(
    ({ command, at, probability, reason }) => ({ command, at, probability, reason }),
  )
const oil = { oil: { place: 'mill', command: 'turn wheel', isSettled: false } }
const can = thingNamed('oil', 'shed', ['portable'])

describe('a plan', () => {
  it('goes back from what was refused to what would bring what was missing, wherever that is', () => {
    expect(plans({ needs: oil, objects: [can] })).toMatchObject([
      { command: 'take oil', at: 'shed', reason: 'to have oil, to turn wheel' },
    ])
    expect(plans({ needs: oil, objects: [thingNamed('oil', 'inventory')] })).toEqual([])
    expect(plans({ needs: { oil: { ...oil.oil, isSettled: true } }, objects: [can] })).toEqual([])
  })

  it('opens what it is in, and looks for the key to that first when it is locked', () => {
    const inside = { ...can, inside: 'chest' }
    const closed = [inside, thingNamed('chest', 'shed', ['closed'])]
    expect(plans({ needs: oil, objects: closed })).toMatchObject([{ command: 'open chest', at: 'shed' }])
    const locked = [inside, thingNamed('chest', 'shed', ['closed', 'locked']), thingNamed('key', 'hall', ['portable'])]
    expect(plans({ needs: oil, objects: locked })).toMatchObject([
      { command: 'take key', at: 'hall', reason: 'to have key, to unlock chest, to have oil, to turn wheel' },
    ])
  })

  it('goes on to what taking it was refused for', () => {
    const needs = { ...oil, ladder: { place: 'shed', command: 'take oil', isSettled: false } }
    const commands = plans({ needs, objects: [can, thingNamed('ladder', 'hall', ['portable'])] })
    expect(commands).toContainEqual(
      expect.objectContaining({ command: 'take ladder', reason: 'to have ladder, to have oil, to turn wheel' }),
    )
  })

  it('asks whoever speaks of it, and looks for what they want in turn, with less hope at each step', () => {
    const objects = [thingNamed('smith', 'forge', ['person']), thingNamed('tart', 'hall', ['portable'])]
    const people = { smith: { stressed: ['oil'], wants: ['tart'] } }
    const all = plans({ needs: oil, objects, people })
    const [ask, tart] = [
      all.find(({ command }) => command === 'ask smith for oil'),
      all.find(({ reason }) => reason.includes('please smith')),
    ]
    expect(ask).toMatchObject({ at: 'forge' })
    expect(tart).toMatchObject({ command: 'take tart', at: 'hall' })
    const direct = plans({ needs: { tart: { ...oil.oil } }, objects })[0]!
    expect(tart!.probability).toBeLessThan(direct.probability)
  })

  it('ends where it would look for a thing to find that thing, and after four steps', () => {
    const objects = [thingNamed('smith', 'forge', ['person']), thingNamed('baker', 'inn', ['person'])]
    const people = { smith: { stressed: ['oil'], wants: ['tart'] }, baker: { stressed: ['tart'], wants: ['oil'] } }
    const commands = plans({ needs: oil, objects, people }).map(({ command }) => command)
    expect(commands.length).toBeLessThan(9)
  })

  it('pays when there is enough money, and until then does again what brought some', () => {
    const needs = { 'buy book': { place: 'stall', command: 'buy book', price: 6, isSettled: false } }
    const earnings = [{ place: 'inn', command: 'sweep floor' }]
    expect(plans({ needs, load: { money: 6, earnings } })).toMatchObject([{ command: 'buy book', at: 'stall' }])
    expect(plans({ needs, load: { money: 5, earnings } })).toMatchObject([{ command: 'sweep floor', at: 'inn' }])
    expect(plans({ needs, load: {} })).toEqual([])
  })
})
