import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { hasColor, hasMaterial, hasPattern } from '../../../worlds/scene/checks/attributes.ts'
import { labOf } from '../../../worlds/scene/color/color-space.ts'
import { rectangle, type RoomShell } from '../../../worlds/scene/room.ts'
import { fetchObjects as piecesOfFetchObjects } from '../librarian/fetch-objects.ts'
import { libraryNouns } from '../orchestrator/library-nouns.ts'
import { readPrompt as piecesOfReadPrompt } from '../orchestrator/read-prompt.ts'
import { chooseMaterials as piecesOfChooseMaterials } from './choose-materials.ts'

const fetchObjects = (...given: Parameters<typeof piecesOfFetchObjects>) => atOnce(piecesOfFetchObjects(...given))
const readPrompt = (...given: Parameters<typeof piecesOfReadPrompt>) => atOnce(piecesOfReadPrompt(...given))
const chooseMaterials = (...given: Parameters<typeof piecesOfChooseMaterials>) =>
  atOnce(piecesOfChooseMaterials(...given))

const nouns = libraryNouns()
const room = (kind: string): RoomShell => ({
  id: 'room-1',
  kind,
  outline: rectangle(4, 4),
  height: 2.6,
  doors: [],
  windows: [],
  surfaces: null,
})

function dressed(prompt: string, seed = 1, kind = 'bedroom') {
  const plan = readPrompt(prompt, nouns)
  const { objects } = fetchObjects(plan, [])
  return chooseMaterials({ plan, rooms: [room(kind)], objects, seed })
}

describe('the Material Scientist', () => {
  it.for([
    ['a white bed', 'white'],
    ['a red sofa', 'red'],
    ['a navy blue armchair', 'navy blue'],
    ['a black metal chair', 'black'],
    ['a green rug', 'green'],
    ['a yellow lamp', 'yellow'],
    ['a colorful rug', 'colorful'],
    ['a pastel bed', 'pastel'],
  ])('honours the colour of %s', ([prompt, color]) => {
    const { objects } = dressed(`A room with ${prompt}.`)
    expect(hasColor(objects[0]!, color!)).toBe(true)
  })

  it.for([
    ['a wooden table', 'wooden'],
    ['a walnut desk', 'walnut'],
    ['a leather sofa', 'leather'],
    ['a marble coffee table', 'marble'],
    ['a velvet armchair', 'velvet'],
    ['a metal bed', 'metal'],
  ])('honours the material of %s', ([prompt, material]) => {
    const { objects } = dressed(`A room with ${prompt}.`)
    expect(hasMaterial(objects[0]!, material!)).toBe(true)
  })

  it('covers seats in other colours for other prompts and seeds, and in the same for the same', () => {
    const colorOf = (prompt: string, seed: number) => {
      const [sofa] = dressed(prompt, seed, 'living room').objects
      return Object.entries(sofa!.material!).find(([slot]) => /cushion|body|seat/.test(slot))![1].color
    }
    const prompts = ['a sofa', 'a sofa and a lamp', 'a sofa and a rug', 'a sofa and a desk', 'a sofa and two chairs']
    const ofPrompts = new Set(prompts.map((prompt) => colorOf(`A living room with ${prompt}.`, 1)))
    const ofSeeds = new Set([1, 2, 3, 4, 5, 6].map((seed) => colorOf('A living room with a sofa.', seed)))
    expect(ofPrompts.size).toBeGreaterThan(2)
    expect(ofSeeds.size).toBeGreaterThan(2)
    expect(colorOf('A living room with a sofa.', 3)).toBe(colorOf('A living room with a sofa.', 3))
  })

  it('paints the cushions of a sofa and not its feet', () => {
    const [sofa] = dressed('A room with a red sofa.').objects
    const feet = sofa!.material!['legs']
    if (feet !== undefined) expect(feet.name).not.toContain('red')
    expect(hasColor(sofa!, 'blue')).toBe(false)
  })

  it('makes legs of brass where that suits, and machines of steel', () => {
    const metalsOf = (prompt: string) =>
      dressed(prompt, 1, 'gym').objects.flatMap(({ material }) => Object.values(material!).map(({ name }) => name))
    expect(metalsOf('A cozy gym with a floor lamp.')).toContain('brass')
    expect(metalsOf('A cozy gym with a treadmill.')).toContain('steel')
    expect(metalsOf('A cozy gym with a treadmill.')).not.toContain('brass')
  })

  it('gives stripes to what is striped, and one look to things of one breath', () => {
    const { objects } = dressed('A room with two striped armchairs.')
    expect(objects.every((object) => hasPattern(object, 'stripes'))).toBe(true)
    expect(objects[0]!.material).toEqual(objects[1]!.material)
  })

  it('leaves apples and leaves their own colours', () => {
    const { objects } = dressed('A room with a red plant on a table and an apple on the table.')
    const plant = objects.find(({ name }) => name === 'plant')!
    const leaves = Object.values(plant.material!).find(({ color }) => labOf(color)[1] < -0.03)
    expect(leaves).toBeDefined()
  })

  it('chooses a palette by mood and style, the same for the same seed', () => {
    expect(dressed('A cozy bedroom with a bed.').palette).toBe('warm')
    expect(dressed('An industrial loft with a sofa.').palette).toBe('industrial')
    expect(dressed('A cozy bedroom with a bed.')).toEqual(dressed('A cozy bedroom with a bed.'))
    const seeds = [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(dressed('A bedroom with a bed.', seed).rooms))
    expect(new Set(seeds).size).toBeGreaterThan(1)
  })

  it('tiles wet rooms, lays boards elsewhere, and paints walls as they were asked for', () => {
    expect(dressed('A bathroom with a bathtub.', 1, 'bathroom').rooms[0]!.surfaces!.floor.pattern).toBe('tiles')
    expect(dressed('A bedroom with a bed.').rooms[0]!.surfaces!.floor.pattern).toBe('planks')
    const blue = dressed('A bedroom with blue walls and a bed.').rooms[0]!.surfaces!.walls.color
    expect(labOf(blue)[2]).toBeLessThan(-0.05)
  })

  it('dresses what has no materials, and anew only what it is told to', () => {
    const plan = readPrompt('A room with a red bed and a desk.', nouns)
    const { objects } = fetchObjects(plan, [])
    const { objects: first, rooms } = chooseMaterials({ plan, rooms: [room('bedroom')], objects, seed: 1 })
    expect(chooseMaterials({ plan, rooms, objects: first, seed: 1 }).objects).toEqual([])
    const anew = new Set([first[0]!.id])
    expect(chooseMaterials({ plan, rooms, objects: first, seed: 1, anew }).objects.map(({ id }) => id)).toEqual([
      ...anew,
    ])
  })
})
