/** Parts of a room that things are related to, and that are no things themselves. */
export type RoomPart = 'wall' | 'floor' | 'ceiling' | 'window' | 'door' | 'corner' | 'centre' | 'side' | 'end'

export const roomParts: ReadonlyMap<string, RoomPart> = new Map([
  ['wall', 'wall'],
  ['floor', 'floor'],
  ['flooring', 'floor'],
  ['ground', 'floor'],
  ['ceiling', 'ceiling'],
  ['window', 'window'],
  ['skylight', 'window'],
  ['windowsill', 'window'],
  ['window sill', 'window'],
  ['bay window', 'window'],
  ['door', 'door'],
  ['doorway', 'door'],
  ['entrance', 'door'],
  ['exit', 'door'],
  ['entry', 'door'],
  ['corner', 'corner'],
  ['center', 'centre'],
  ['centre', 'centre'],
  ['middle', 'centre'],
  ['side', 'side'],
  ['end', 'end'],
])
