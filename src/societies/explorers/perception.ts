/** Perception: what an explorer sees from where it stands, and what of the map is new to it. */
import { type } from '../../base/schema.ts'
import { send } from '../../define/route.ts'
import { DOOR, FLOOR, WALL, type CellKind } from '../../worlds/grid/map.ts'
import { expedition, type Branch } from './board.ts'
import { knowledgeOf } from './knowledge.ts'
import { lookFrom } from './place.ts'

export const perception = expedition.agent({
  reads: ['world', 'explorers', 'poses', 'seen', 'mail', 'mailRead', 'stepCount'],
  writes: ['objects', 'visibleObjects', 'visibleAgents', 'visibleCaption', 'exploredObjects', 'seen'],
  takes: type<Branch>(),
  think: (view, { payload: { explorer }, step }) => {
    const world = lookFrom(view.world, view.poses, step)
    const { objects, agents, cells, caption } = world.observe(explorer)
    const knowledge = knowledgeOf({ ...view, map: world.map }, explorer)
    const fresh = cells.filter(([cell]) => !knowledge.hasSeen(cell))
    const of = (kind: CellKind) => fresh.filter(([, each]) => each === kind).map(([cell]) => cell)
    const round = (view.stepCount[explorer] ?? 0) + 1
    return {
      update: {
        objects,
        visibleObjects: { [explorer]: objects },
        visibleAgents: { [explorer]: agents },
        visibleCaption: { [explorer]: caption },
        exploredObjects: objects.map(({ name }) => ({ explorer, object: name })),
        seen: fresh.length > 0 ? [{ explorer, round, floor: of(FLOOR), wall: of(WALL), door: of(DOOR) }] : [],
      },
      next: send('retrieveMemory', { explorer }),
    }
  },
})
