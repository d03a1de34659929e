import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../worlds/adventure/reading.ts'
import type { Location } from '../board.ts'
import { identify, likeness, type Whereabouts } from './identify.ts'

const place = (id: string, title: string, description: string) => ({ id, title, description }) as Location
const kitchen = place('kitchen', 'Kitchen', 'A table, a stove and a window that looks out on the yard.')
const maze = place('maze', 'Maze', 'You are in a maze of little passages, all alike.')

function where(over: Partial<Whereabouts>): string {
  const reply = { title: 'Kitchen', description: kitchen.description, kind: 'moved', before: '', things: [] }
  return identify({
    reply: reply as unknown as Reply,
    from: 'yard',
    by: 'north',
    isWay: true,
    locations: [kitchen, maze],
    ways: {},
    crumbs: new Map(),
    ...over,
  })
}
const seen = (over: object) =>
  ({ title: 'Maze', description: maze.description, kind: 'moved', before: '', things: [], ...over }) as unknown as Reply

describe('where are we?', () => {
  it('knows a room again by its title and most of its description', () => {
    expect(where({})).toBe('kitchen')
    const changed = seen({ title: 'Kitchen', description: 'A table, a stove and a window that looks out on the fog.' })
    expect(where({ reply: changed })).toBe('kitchen')
  })

  it('tells rooms of the same title apart by what is said of them', () => {
    const other = seen({
      title: 'Kitchen',
      description: 'Marble everywhere, gleaming copper pots, five cooks at work.',
    })
    expect(where({ reply: other })).toBe('kitchen_2')
  })

  it('has gone into the dark also where that brought points', () => {
    const dark = seen({ title: 'Darkness', description: 'Water, ticking.', kind: 'score' })
    expect(where({ reply: dark, from: 'kitchen', by: 'down' })).toBe('darkness')
    expect(where({ reply: dark, from: 'kitchen', by: 'turn off lamp', isWay: false })).toBe('kitchen')
  })

  it('has no name for the dark: it is wherever that way leads, or where the light went out', () => {
    const dark = seen({ title: 'Darkness', description: 'It is pitch dark.' })
    expect(where({ reply: dark })).toBe('darkness')
    expect(where({ reply: dark, locations: [place('darkness', 'Darkness', '')] })).toBe('darkness_2')
    expect(where({ reply: dark, ways: { north: 'kitchen' } })).toBe('kitchen')
    expect(where({ reply: dark, by: undefined, isWay: false })).toBe('yard')
  })

  it('stays where it is when no room is told, and is somewhere dark when it only moved', () => {
    expect(where({ reply: seen({ title: undefined, kind: 'refusal' }), from: 'kitchen' })).toBe('kitchen')
    expect(where({ reply: seen({ title: undefined }), from: 'kitchen' })).toBe('dark')
  })

  it('takes a room that looks the same for another one when a new way led there', () => {
    expect(where({ reply: seen({}), from: 'maze' })).toBe('maze_2')
    expect(where({ reply: seen({}), from: 'maze', by: 'look', isWay: false })).toBe('maze')
    expect(where({ reply: seen({}), from: 'maze', ways: { north: 'maze' } })).toBe('maze')
  })

  it('knows rooms that look alike by what was put down there', () => {
    const locations = [maze, { ...maze, id: 'maze_2' }]
    const crumbs = new Map([['maze', ['small coin']]])
    expect(where({ reply: seen({ things: [{ name: 'coin' }] }), from: 'maze_2', locations, crumbs })).toBe('maze')
    const unmarked = where({ reply: seen({}), from: 'hall', locations, crumbs })
    expect(unmarked).toBe('maze_2')
  })

  it('is the only room that looks so, whoever has taken away what lay there', () => {
    const crumbs = new Map([['maze', ['small coin']]])
    expect(where({ reply: seen({}), from: 'hall', locations: [maze], crumbs })).toBe('maze')
  })

  it('tells rooms of one title apart by their ways out, and by what stands there', () => {
    const alley = (id: string, text: string) => place(id, 'Alley', `You stand between tall hedges of yew. ${text}`)
    const locations = [alley('alley', 'A fox of lead looks east. There are gaps to the north, east and south.')]
    const at = (text: string, things: object[] = []) => {
      const { title, description } = alley('', text)
      return where({ reply: seen({ title, description, things }), from: 'gate', by: 'west', locations })
    }
    expect(at('A fox of lead looks east. There are gaps to the south and west.')).toBe('alley_2')
    const hare = [{ name: 'hare', noun: 'hare', section: 'description' }]
    expect(at('A hare of lead looks east. There are gaps to the north, east and south.', hare)).toBe('alley_2')
    expect(at('A fox of lead looks up. There are gaps to the north, east and south.')).toBe('alley')
    // what was opened meanwhile
    const ladder = [{ name: 'ladder', noun: 'ladder', section: 'description' }]
    const opened = 'A fox of lead looks down a hatch with a ladder. There are gaps to the north, east and south.'
    expect(at(opened, ladder)).toBe('alley')
  })

  it('compares texts of any length at once', () => {
    expect(likeness('', 'a')).toBe(1)
    expect(likeness('x '.repeat(500_000), 'y '.repeat(500_000))).toBe(0)
  })
})
