/** Perception: what an explorer sees from where it stands, and what of the map is new to it. */
import { type } from '../../base/schema.ts'
import { send } from '../../define/route.ts'
import { BLOCKED, DOOR, OPEN, type PlaceKind } from '../../worlds/explorable.ts'
import { expedition, type Branch, type Ground } from './board.ts'
import type { GroundWorlds } from './held-world.ts'
import { knowledgeOf } from './knowledge.ts'

export const createPerception = (ground: Ground, worlds: GroundWorlds) =>
  expedition.agent({
    reads: ['world', 'explorers', 'poses', 'seen', 'mail', 'mailRead', 'stepCount'],
    writes: ['objects', 'visibleObjects', 'visibleAgents', 'visibleCaption', 'exploredObjects', 'seen'],
    takes: type<Branch>(),
    think: (view, { payload: { explorer }, run, step }) => {
      const world = worlds.toLook(run, step, { source: view.world, poses: view.poses })
      const { objects, agents, cells, caption } = world.observe(explorer)
      const knowledge = knowledgeOf({ ...view, chart: ground.chart(view.world) }, explorer)
      const fresh = cells.filter(([cell]) => !knowledge.hasSeen(cell))
      const of = (kind: PlaceKind) => fresh.filter(([, each]) => each === kind).map(([cell]) => cell)
      const round = (view.stepCount[explorer] ?? 0) + 1
      return {
        update: {
          objects,
          visibleObjects: { [explorer]: objects },
          visibleAgents: { [explorer]: agents },
          visibleCaption: { [explorer]: caption },
          exploredObjects: objects.map(({ name }) => ({ explorer, object: name })),
          seen: fresh.length > 0 ? [{ explorer, round, floor: of(OPEN), wall: of(BLOCKED), door: of(DOOR) }] : [],
        },
        next: send('retrieveMemory', { explorer }),
      }
    },
  })
