import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TroupeError } from '../../base/errors.ts'
import { houseActions } from './actions.ts'
import { checkHouse, parseHouse } from './check-house.ts'
import { cpuMs } from '../../../test/cpu-ms.ts'

const tiny = () => ({
  name: 'Tiny house',
  rooms: [{ id: 'kitchen' }, { id: 'hall', at: [0, 0, 3, 2] }],
  doors: [{ from: 'kitchen', to: 'hall' }],
  things: [
    {
      id: 'cupboard',
      in: 'kitchen',
      states: { closed: {}, open: { holding: 'brass key' } },
      holds: { openIn: ['open'] },
    },
    { id: 'tea', in: 'cupboard', isPortable: true, consumable: { servings: 3, gives: { food: 10 } }, isRefilled: true },
    { id: 'brass key', in: 'hall', isPortable: true },
    { id: 'chair', in: 'hall', uses: [{ name: 'rest', minutes: 10, gives: { rest: 5 }, seats: 2 }] },
  ] as Record<string, unknown>[],
})

function faultsOf(house: unknown): string[] {
  try {
    checkHouse(house)
  } catch (error) {
    expect(error).toBeInstanceOf(TroupeError)
    expect((error as TroupeError).code).toBe('WORLD_BAD_HOUSE')
    return (error as TroupeError).message.split('\n  ').slice(1)
  }
  return []
}

const withThing = (number: number, parts: object) => {
  const house = tiny()
  house.things[number] = { ...house.things[number], ...parts }
  return house
}

describe('checkHouse', () => {
  it('gives the house back, frozen, and the same object when it is asked again', () => {
    const house = checkHouse(tiny())
    expect(house).toEqual(tiny())
    expect(Object.isFrozen(house.things[0])).toBe(true)
    expect(checkHouse(house)).toBe(house)
  })

  it('names the place of a fault, and what was meant', () => {
    expect(faultsOf(withThing(3, { in: 'kichen' }))).toEqual([
      'things[3].in: there is no room or thing "kichen"; did you mean "kitchen"?',
    ])
  })

  it('tells all faults at once', () => {
    const house = tiny()
    house.doors.push({ from: 'hall', to: 'cellar' })
    house.things[1] = { ...house.things[1], isPortible: true, isRefilled: 'yes' }
    expect(faultsOf(house)).toEqual([
      'doors[1].to: there is no room "cellar"',
      'things[1]: there is no property "isPortible"; did you mean "isPortable"?',
      'things[1].isRefilled: must be true or false',
    ])
  })

  it('tells no more than twenty', () => {
    const house = { ...tiny(), things: Array.from({ length: 4000 }, () => ({ id: 7 })) }
    const faults = faultsOf(house)
    expect(faults).toHaveLength(21)
    expect(faults.at(-1)).toBe('… and more.')
  })

  it.for<[string, unknown, string]>([
    ['something that is no object', [], 'the file: must be an object with "name", "rooms", "doors", "things"'],
    ['no rooms', { ...tiny(), rooms: [], doors: [], things: [] }, 'rooms: there must be at least one'],
    ['two things of one name', withThing(3, { id: 'Tea' }), 'things[3].id: "Tea" is the name of things[1].id already'],
    [
      'a thing named as a room',
      withThing(3, { id: 'hall' }),
      'things[3].id: "hall" is the name of rooms[1].id already',
    ],
    [
      'a name that steers a terminal',
      withThing(3, { id: 'a\u001b[2J' }),
      'things[3].id: has characters in it that cannot be seen',
    ],
    [
      'a name nothing can be kept under',
      withThing(3, { id: '__proto__' }),
      'things[3].id: cannot be the name of anything',
    ],
    [
      'a door into the same room',
      { ...tiny(), doors: [{ from: 'hall', to: 'hall' }] },
      'doors[0]: leads from a room into the same room',
    ],
    [
      'a thing in what holds nothing',
      withThing(2, { in: 'chair' }),
      'things[2].in: "chair" holds nothing; give it "holds": {}',
    ],
    [
      'a state it never has',
      withThing(0, { holds: { openIn: ['opn'] } }),
      'things[0].holds.openIn[0]: there is no state "opn"; did you mean "open"?',
    ],
    [
      'a state that is a number',
      withThing(3, { states: { 2: {}, 1: {} } }),
      'things[3].states."1": a state cannot be a number',
    ],
    [
      'a key that is not there',
      withThing(0, { states: { closed: {}, open: { holding: 'iron key' } } }),
      'things[0].states."open".holding: there is no thing "iron key"',
    ],
    [
      'a key nobody can carry',
      withThing(2, { isPortable: false }),
      'things[0].states."open".holding: "brass key" cannot be carried; give it "isPortable": true',
    ],
    [
      'a need nobody has',
      withThing(1, { consumable: { servings: 1, gives: { foood: 1 } } }),
      'things[1].consumable.gives: there is no property "foood"; did you mean "food"?',
    ],
    [
      'a use without time',
      withThing(3, { uses: [{ name: 'rest', minutes: 0, gives: {} }] }),
      'things[3].uses[0].minutes: must be a whole number from 1 to 1440',
    ],
    [
      'something refilled that is never empty',
      withThing(3, { isRefilled: true }),
      'things[3].isRefilled: only what is consumable can be refilled',
    ],
  ])('refuses %s', ([, house, fault]) => {
    expect(faultsOf(house)).toContain(fault)
  })

  it('refuses rooms nobody can reach', () => {
    expect(faultsOf({ ...tiny(), doors: [{ from: 'hall', to: 'kitchen', oneWay: true }] })).toEqual([
      'rooms[1]: nobody can reach "hall" from "kitchen"; give it a door',
    ])
  })

  it('refuses things that are inside themselves, also by a detour', () => {
    const house = tiny()
    house.things.push(
      { id: 'box', in: 'bag', holds: {} },
      { id: 'bag', in: 'box', holds: {} },
      { id: 'pen', in: 'bag' },
    )
    expect(faultsOf(house)).toEqual([
      'things[4].in: "box" is inside itself',
      'things[5].in: "bag" is inside itself',
      'things[6].in: lies more than 8 things deep, or in something that is inside itself',
    ])
  })

  it('refuses keys that lie in what they open, also by a detour', () => {
    expect(faultsOf(withThing(2, { in: 'cupboard' }))).toEqual([
      'things[1].in: nobody can get at "tea": "cupboard" only opens with "brass key", which cannot be had before',
      'things[2].in: nobody can get at "brass key": "cupboard" only opens with "brass key", which cannot be had before',
    ])
    const house = withThing(2, { in: 'chest' })
    house.things.push(
      { id: 'chest', in: 'hall', states: { closed: {}, open: { holding: 'iron key' } }, holds: { openIn: ['open'] } },
      { id: 'iron key', in: 'cupboard', isPortable: true },
    )
    expect(faultsOf(house)).toHaveLength(3)
  })

  it('takes a key that lies in something which another key opens', () => {
    const house = withThing(2, { in: 'chest' })
    house.things.push(
      { id: 'chest', in: 'hall', states: { closed: {}, open: { holding: 'iron key' } }, holds: { openIn: ['open'] } },
      { id: 'iron key', in: 'kitchen', isPortable: true },
    )
    expect(faultsOf(house)).toEqual([])
  })

  it('is not kept long by a hostile file', () => {
    const long = 'x'.repeat(55)
    const rooms = Array.from({ length: 5000 }, (_, number) => ({ id: `${long}${number}` }))
    const doors = rooms.map(({ id }, number) => ({ from: id, to: rooms[number + 1]?.id ?? 'y'.repeat(58) }))
    const things = rooms.map((_, number) => ({
      id: `t${number}`,
      in: number === 0 ? 't4999' : `t${number - 1}`,
      holds: {},
    }))
    const started = cpuMs()
    expect(faultsOf({ name: 'long', rooms, doors, things })).not.toEqual([])
    expect(faultsOf({ name: 'deep', rooms, doors: doors.slice(0, -1), things })).not.toEqual([])
    expect(faultsOf({ name: 'many', rooms: [...rooms, ...rooms], doors: [], things: [] })).not.toEqual([])
    expect(
      faultsOf({ name: 'wrong', rooms, doors: [], things: things.map((thing) => ({ ...thing, in: `z${long}` })) }),
    ).not.toEqual([])
    expect(cpuMs() - started).toBeLessThan(2000)
  })
})

describe('parseHouse', () => {
  it('reads the text of a file, and says its name where it cannot', () => {
    expect(parseHouse(JSON.stringify(tiny()), 'tiny.json').name).toBe('Tiny house')
    expect(() => parseHouse('{', 'tiny.json')).toThrow(/^tiny\.json is not valid JSON: /)
  })
})

describe('docs/house.md', () => {
  const page = readFileSync(new URL('../../../docs/house.md', import.meta.url), 'utf8')

  it('shows a house that can be lived in', () => {
    const [, example = ''] = /^```json\n([^]*?)^```$/m.exec(page) ?? []
    expect(parseHouse(example, 'the example').rooms).toHaveLength(2)
  })

  it('names every action', () => {
    expect(Object.keys(houseActions).filter((type) => !page.includes(`| \`${type}\` |`))).toEqual([])
  })
})
