/** Ways from room to room: found once for each room that somebody wants to go to, then only looked up. */

// a village of 5,000 rooms takes 20 kB for each
const GOALS_KEPT = 512

export function createWays(
  exits: ReadonlyMap<string, readonly string[]>,
): (from: string, to: string) => readonly string[] | undefined {
  const rooms = [...exits.keys()]
  const numbers = new Map(rooms.map((room, number) => [room, number]))
  const entrances: number[][] = rooms.map(() => [])
  for (const [room, others] of exits)
    for (const other of others) entrances[numbers.get(other) ?? -1]?.push(numbers.get(room)!)
  const known = new Map<number, Int32Array>()

  /** By room, the next one on the way to the goal; -1 where no way leads. */
  const leadTo = (goal: number): Int32Array => {
    let next = known.get(goal)
    if (next !== undefined) return next
    next = new Int32Array(rooms.length).fill(-1)
    next[goal] = goal
    const queue = [goal]
    for (const room of queue)
      for (const before of entrances[room]!)
        if (next[before] === -1) {
          next[before] = room
          queue.push(before)
        }
    known.set(goal, next)
    if (known.size > GOALS_KEPT) known.delete(known.keys().next().value!)
    return next
  }

  return (from, to) => {
    const [start, goal] = [numbers.get(from), numbers.get(to)]
    if (start === undefined || goal === undefined) return undefined
    const next = leadTo(goal)
    if (next[start] === -1) return undefined
    const way: string[] = []
    for (let room = start; room !== goal;) {
      room = next[room]!
      way.push(rooms[room]!)
    }
    return way
  }
}
