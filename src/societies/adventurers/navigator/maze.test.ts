import { describe, expect, it } from 'vitest'
import { knowing, placeNamed, thingNamed, type Known } from '../../../../test/known.ts'
import { markPlace } from './maze.ts'

const TWISTY = { title: 'Maze', description: 'Twisty little passages, all alike.' }
const maze = [placeNamed('maze', TWISTY), placeNamed('maze_2', TWISTY), placeNamed('hall')]
const spoon = thingNamed('spoon', 'inventory')

const crumbs = (known: Partial<Known> = {}) => [
  ...markPlace(knowing({ here: 'maze', places: maze, objects: [spoon], ...known })),
]

describe('a bread crumb', () => {
  it('is put down here, where another place looks just the same', () => {
    expect(crumbs()).toMatchObject([{ command: 'drop spoon', at: 'maze' }])
    const [proposal] = crumbs()
    expect(proposal!.gain).toBeGreaterThan(0)
    expect(proposal!.probability).toBeLessThanOrEqual(1)
  })

  it('is not needed where no other place has the same title and the same description', () => {
    expect(crumbs({ here: 'hall' })).toEqual([])
    expect(
      crumbs({ places: [maze[0]!, placeNamed('maze_2', { ...TWISTY, description: 'Twisty, all different.' })] }),
    ).toEqual([])
    expect(crumbs({ places: [maze[0]!, placeNamed('maze_2', { ...TWISTY, title: 'Cave' })] })).toEqual([])
  })

  it('is not put where something lies already that could be carried', () => {
    const lying = thingNamed('coin', 'maze', ['portable'])
    expect(crumbs({ objects: [spoon, lying] })).toEqual([])
    expect(crumbs({ objects: [spoon, { ...lying, location: 'maze_2' }] })).toHaveLength(1)
    expect(crumbs({ objects: [spoon, thingNamed('wall', 'maze')] })).toHaveLength(1)
  })

  it('is of no use in the dark, or in a place that was never described', () => {
    const inTheDark = [{ ...maze[0]!, dark: true }, maze[1]!]
    expect(crumbs({ places: inTheDark })).toEqual([])
    const unseen = { ...TWISTY, description: '' }
    expect(crumbs({ places: [placeNamed('maze', unseen), placeNamed('maze_2', unseen)] })).toEqual([])
    expect(crumbs({ here: 'nowhere' })).toEqual([])
  })

  it('is the least we have, never something of worth, and nothing when our hands are empty', () => {
    const cup = thingNamed('cup', 'inventory')
    const worth = { spoon: 1, cup: 10 }
    expect(crumbs({ objects: [cup, spoon], worth })).toMatchObject([{ command: 'drop spoon' }])
    expect(crumbs({ objects: [cup], worth })).toEqual([])
    expect(crumbs({ objects: [] })).toEqual([])
    expect(crumbs({ objects: [{ ...spoon, location: 'hall' }] })).toEqual([])
  })
})
