import { describe, expect, it } from 'vitest'
import { planOfTiny, tinyHouse } from '../../../../test/tiny-household/house.ts'
import type { HouseFile } from '../../../worlds/house/house-file.ts'
import type { Whereabouts } from '../../../worlds/house/state.ts'
import { commandOf } from '../commands.ts'
import { knowledgeOfFile, type Knowledge } from './knowledge.ts'
import { makePlan } from './make-plan.ts'
import type { Wish } from './wish.ts'

const plan = planOfTiny(tinyHouse)
const everything = (room: string) => knowledgeOfFile(plan, room)

function commandsFor(wish: Wish, knowledge: Knowledge) {
  const planned = makePlan(wish, knowledge)
  return planned.ok ? planned.actions.map(commandOf) : planned.missing
}

function where(places: Record<string, Whereabouts | undefined>, room = 'hall'): Knowledge {
  const known = everything(room)
  return { ...known, placeOf: (thing) => (thing in places ? places[thing] : known.placeOf(thing)) }
}

describe('a plan', () => {
  it('fetches the key out of the drawer to open the cupboard to have the tea', () => {
    expect(commandsFor({ kind: 'use', thing: 'tea' }, everything('bedroom'))).toEqual([
      'go to hall',
      'go to study',
      'set drawer to open',
      'take brass key',
      'go to hall',
      'go to kitchen',
      'set cupboard to open',
      'consume tea',
    ])
  })

  it('leaves out what is done already', () => {
    const known = { ...everything('kitchen'), holding: ['brass key'] }
    expect(commandsFor({ kind: 'hold', thing: 'tea' }, known)).toEqual(['set cupboard to open', 'take tea'])
    expect(commandsFor({ kind: 'be', place: 'kitchen' }, known)).toEqual([])
  })

  it('brings a thing into the state that its use needs', () => {
    expect(commandsFor({ kind: 'use', thing: 'radio' }, everything('kitchen'))).toEqual([
      'go to hall',
      'set radio to on',
      'start using radio: listen to music',
    ])
  })

  it('says what one would have to know, however far away it matters', () => {
    const known = where({ 'brass key': undefined })
    expect(commandsFor({ kind: 'use', thing: 'tea' }, known)).toEqual([{ unknown: 'thing:brass key' }])
    expect(commandsFor({ kind: 'meet', person: 'Bo' }, known)).toEqual([{ unknown: 'person:Bo' }])
  })

  it('says who has what it needs', () => {
    const known = where({ 'brass key': { person: 'Bo' } })
    expect(commandsFor({ kind: 'use', thing: 'tea' }, known)).toEqual([{ thing: 'brass key', heldBy: 'Bo' }])
  })

  it('puts a thing into another, lays it down in a room and hands it to somebody', () => {
    const known = { ...where({ ball: { room: 'hall' } }), personAt: () => 'garden' }
    expect(commandsFor({ kind: 'place', thing: 'ball', recipient: 'drawer' }, known)).toEqual([
      'take ball',
      'go to study',
      'set drawer to open',
      'place ball in drawer',
    ])
    const toGarden = ['take ball', 'go to kitchen', 'go to garden']
    expect(commandsFor({ kind: 'leave', thing: 'ball', place: 'garden' }, known)).toEqual([...toGarden, 'drop ball'])
    expect(commandsFor({ kind: 'bring', thing: 'ball', to: 'Bo' }, known)).toEqual([...toGarden, 'place ball in Bo'])
  })

  it('says that something cannot be done at all', () => {
    expect(commandsFor({ kind: 'hold', thing: 'fridge' }, everything('hall'))).toEqual([{ impossible: 'fridge' }])
    expect(commandsFor({ kind: 'use', thing: 'ball' }, everything('hall'))).toEqual([{ impossible: 'ball' }])
    expect(commandsFor({ kind: 'be', place: 'moon' }, everything('hall'))).toEqual([{ impossible: 'moon' }])
    const island: HouseFile = { ...tinyHouse, rooms: [...tinyHouse.rooms, { id: 'island' }] }
    const known = knowledgeOfFile(planOfTiny(island), 'hall')
    expect(commandsFor({ kind: 'be', place: 'island' }, known)).toEqual([{ noWay: 'island' }])
  })

  it('ends where the key to a chest lies in the chest', () => {
    const chest = {
      id: 'chest',
      in: 'hall',
      states: { shut: {}, open: { holding: 'pin' } },
      holds: { openIn: ['open'] },
    }
    const file: HouseFile = { ...tinyHouse, things: [chest, { id: 'pin', in: 'chest', isPortable: true }] }
    const known = knowledgeOfFile(planOfTiny(file), 'hall')
    expect(commandsFor({ kind: 'hold', thing: 'pin' }, known)).toEqual([{ impossible: 'pin' }])
  })

  it('takes what lies on the way first, so that nobody walks twice', () => {
    const commands = commandsFor({ kind: 'hold', thing: 'tea' }, where({ 'brass key': { room: 'hall' } }, 'study'))
    expect(commands).toEqual(['go to hall', 'take brass key', 'go to kitchen', 'set cupboard to open', 'take tea'])
  })
})
