/** StateParser: reads what the story said, finds out where we are, and asks the specialists. */
import { parseCommand } from './knowledge/command.ts'
import { expedition, type ObjectSeen, type Situation } from './board.ts'
import { placeBack } from './state/place-back.ts'
import { replyOf } from './reply-of.ts'
import { identify } from './state/identify.ts'
import { inWorld, playedFields, sceneOf } from './world-of.ts'

export const state = expedition.agent({
  reads: [
    ...playedFields,
    'step',
    'observation',
    'action',
    'score',
    'progress',
    'locations',
    'currentLocation',
    'connectionGraph',
    'objectsSeen',
    'actionHistory',
  ],
  writes: ['situation', 'score', 'progress', 'currentLocation'],
  think: inWorld((view, { run }) => {
    const observation = view.observation!
    const reply = replyOf(sceneOf(run, view), observation)
    const from = view.currentLocation
    const command = view.action === null ? undefined : parseCommand(view.action.action)
    const by = command?.way ?? (command !== undefined && reply.kind === 'moved' ? command.text : undefined)
    const location =
      placeBack(view) ??
      identify({
        reply,
        from,
        by,
        isWay: command?.way !== undefined,
        locations: view.locations,
        ways: view.connectionGraph[from] ?? {},
        crumbs: crumbsIn(view.objectsSeen),
      })
    const score = observation.score ?? reply.score?.points ?? view.score + (reply.gained ?? 0)
    const scoreChange = score - view.score
    const progressChange = Math.max(0, score - view.progress)
    const hasMoved = location !== from && from !== ''
    const situation: Situation = {
      location,
      ...(hasMoved && { cameFrom: from, ...(by !== undefined && { by }) }),
      ...(!view.locations.some(({ id }) => id === location) && { isFirstVisit: true }),
      kind: hasMoved && reply.kind === 'nothing' ? 'moved' : reply.kind,
      scoreChange,
      progressChange,
      died: reply.kind === 'death' || (observation.over !== undefined && observation.over !== 'won'),
    }
    return {
      situation,
      ...(score !== view.score && { score }),
      ...(progressChange > 0 && { progress: score }),
      ...(location !== from && { currentLocation: location }),
    }
  }),
})

function crumbsIn(objects: readonly ObjectSeen[]): Map<string, string[]> {
  const crumbs = new Map<string, string[]>()
  for (const { name, location, properties, inside = '' } of objects) {
    if (!properties.includes('dropped') || location === 'inventory' || location === 'gone') continue
    // what we put into something need not be told of again
    if (inside !== '') continue
    const here = crumbs.get(location)
    if (here) here.push(name)
    else crumbs.set(location, [name])
  }
  return crumbs
}
