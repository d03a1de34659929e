/** A small game of three rooms that somebody else runs: for whoever plays it from outside. */
interface Room {
  readonly text: string
  readonly ways: Readonly<Record<string, string>>
}

export const rooms: Readonly<Record<string, Room>> = {
  cell: { text: 'Cell\nA bare cell. The only exit is north.', ways: { north: 'hall' } },
  hall: {
    text: 'Hall\nA long hall. Passages lead south and east.\n\nThere is a brass lamp here.',
    ways: { south: 'cell', east: 'storeroom' },
  },
  storeroom: {
    text: 'Storeroom\nA dusty room. The hall is west.\n\nYou can see a wooden box (which is closed) here.',
    ways: { west: 'hall' },
  },
}

/** Somebody else's game: it knows three rooms, and answers whatever is typed. */
export function startGame() {
  let here = 'cell'
  const type = (action: string): string => {
    const way = action.replace(/^go /, '')
    const next = rooms[here]!.ways[way]
    if (next !== undefined) here = next
    if (next !== undefined || action === 'look') return rooms[here]!.text
    if (/^(?:take|get) /.test(action)) return 'Taken.'
    return /^(?:north|south|east|west)$/.test(way) ? 'You can’t go that way.' : 'Nothing happens.'
  }
  return { first: rooms['cell']!.text, room: () => here, type }
}
