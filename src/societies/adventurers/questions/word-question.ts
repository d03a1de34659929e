/** Words a core question so that it can be asked as it stands: with what the board knows in place of X and Y. */
import type { Member } from '../protocol.ts'
import type { Asked } from './read-asked.ts'

export function wordQuestion(asks: string, member: Member, board: Asked): string {
  const { locations, objectsSeen, actionHistory, currentLocation } = board
  const known = locations.toSorted((one, other) => other.visitCount - one.visitCount)
  const place = known.find(({ id }) => id !== currentLocation) ?? known[0]
  const full = known.find((each) => each.objectsSeen.length > 0) ?? place
  const thing = objectsSeen.findLast(({ location }) => location === currentLocation) ?? objectsSeen.at(-1)
  const shut = objectsSeen.find(({ properties }) => properties.includes('locked')) ?? thing
  const deed = actionHistory.at(-1)?.action ?? 'look'
  const [aThing, aPuzzle] = [thing?.name ?? 'that', shut?.name ?? 'that']
  if (member === 'memory') return asks.replace(/\bX\b/, `'${deed}'`).replace('tried this', `tried '${deed}'`)
  if (member === 'puzzle') return asks.replace(/\bobject X\b/, aThing).replace(/\bpuzzle Y\b/, aPuzzle)
  return asks.replace(/\bX\b/, place?.title ?? 'the beginning').replace(/\blocation Y\b/, full?.title ?? 'here')
}
