import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { isPlaced, type PlacedObject } from '../../../worlds/scene/scene.ts'
import { fetchObjects } from '../librarian/fetch-objects.ts'
import { libraryNouns } from '../orchestrator/library-nouns.ts'
import { readPrompt } from '../orchestrator/read-prompt.ts'
import { layOut } from './lay-out.ts'

/** Things of a prompt as they stand, by name. */
function placedFor(prompt: string, seed = 1): ReadonlyMap<string, readonly PlacedObject[]> {
  const plan = atOnce(readPrompt(prompt, libraryNouns()))
  const { objects } = atOnce(fetchObjects(plan, []))
  const placed = atOnce(layOut({ plan, objects, seed })).objects.filter(isPlaced)
  expect(placed).toHaveLength(objects.length)
  return Map.groupBy(placed, ({ name }) => name)
}

/** How far something is turned away from another, in degrees. */
function angleTo({ position, rotation }: PlacedObject, other: PlacedObject): number {
  const wanted = (Math.atan2(other.position.x - position.x, other.position.z - position.z) * 180) / Math.PI
  return Math.abs(((((wanted - rotation.y + 180) % 360) + 360) % 360) - 180)
}

const linesIn = (objects: readonly PlacedObject[], axis: 'x' | 'z') =>
  new Set(objects.map(({ position }) => position[axis].toFixed(2))).size

describe('many equal seats and desks', () => {
  it('stand in as many rows as were said, with their backs to the board', () => {
    const found = placedFor('A classroom with twelve desks in three rows, twelve chairs and a whiteboard on the wall.')
    const [desks, [board]] = [found.get('desk')!, found.get('whiteboard')!]
    expect(new Set(desks.map(({ rotation }) => rotation.y)).size).toBe(1)
    expect([linesIn(desks, 'x'), linesIn(desks, 'z')].toSorted((a, b) => a - b)).toEqual([3, 4])
    for (const desk of desks) expect(angleTo(desk, board!)).toBeGreaterThan(90)
    // who sits there looks at it
    const looking = found.get('chair')!.filter((chair) => angleTo(chair, board!) < 75)
    expect(looking).toHaveLength(12)
  })

  it('stand in rows without a word of it where there is something to look at', () => {
    const found = placedFor('A classroom with 16 desks, 16 chairs and a blackboard on the wall.')
    expect(new Set(found.get('desk')!.map(({ rotation }) => rotation.y)).size).toBe(1)
  })

  it('all stand in the rows of a cinema, before the middle of its screen', () => {
    for (const seed of [1, 2]) {
      const found = placedFor('A cinema with 30 seats facing a screen.', seed)
      const [seats, [screen]] = [found.get('seat')!, found.get('movie screen')!]
      // rows are along one axis and files along the other: none stands outside of the block
      const [lines, files] = [linesIn(seats, 'x'), linesIn(seats, 'z')]
      expect(lines * files).toBeLessThanOrEqual(36)
      for (const seat of seats) expect(angleTo(seat, screen!)).toBeLessThan(30)
    }
  })

  it('have a larger room where their rows need one', () => {
    const found = placedFor('A lecture hall with 45 chairs in rows facing a lectern.')
    const chairs = found.get('chair')!
    expect(linesIn(chairs, 'x') * linesIn(chairs, 'z')).toBe(45)
  })

  it('face what they are said to face, each of them', () => {
    const found = placedFor('A lecture hall with twenty chairs in rows facing a lectern.')
    const [lectern] = found.get('lectern')!
    for (const chair of found.get('chair')!) expect(angleTo(chair, lectern!)).toBeLessThan(30)
  })

  it('stay around their table, and where else they were said to be', () => {
    const meeting = placedFor('A meeting room with a long table, eight chairs around it and a whiteboard on the wall.')
    expect(new Set(meeting.get('chair')!.map(({ rotation }) => rotation.y)).size).toBeGreaterThan(1)
    const waiting = placedFor('A waiting room with six chairs against the wall and a screen on the wall.')
    expect(waiting.get('chair')).toHaveLength(6)
  })
})
