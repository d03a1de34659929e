/** Perception: what an explorer sees from where it stands, and what of the map is new to it. */
import { type } from '../../base/schema.ts'
import { send } from '../../define/route.ts'
import { BLOCKED, DOOR, OPEN, type Outside, type OutsideMemory, type PlaceKind } from '../../worlds/explorable.ts'
import type { Pose, Position } from '../../worlds/grid/pose.ts'
import { expedition, type Branch, type Ground } from './board.ts'
import type { GroundWorlds } from './held-world.ts'
import { knowledgeOf } from './knowledge.ts'

export const createPerception = (ground: Ground, worlds: GroundWorlds) =>
  expedition.agent({
    reads: [
      'world',
      'explorers',
      'poses',
      'seen',
      'mail',
      'mailRead',
      'stepCount',
      'objects',
      'looked',
      'exploredObjects',
    ],
    writes: [
      'poses',
      'agentPositions',
      'looked',
      'objects',
      'visibleObjects',
      'visibleAgents',
      'visibleCaption',
      'exploredObjects',
      'seen',
    ],
    takes: type<Branch>(),
    think: (view, { payload: { explorer }, run, step, effects }) => {
      const outside = ground.outside?.(view.world)
      const perceived = outside?.perceived(effects[0]?.result, view.objects)?.get(explorer)
      if (outside && !perceived) return lookAgain(outside, view, explorer)
      const world = worlds.toLook(run, step, { source: view.world, poses: view.poses })
      const { objects, agents, cells, caption } = perceived?.sight ?? world.observe(explorer)
      const chart = ground.chart(view.world)
      const here = perceived && chart.placeAt(chart.spotOf(perceived.state))
      const knowledge = knowledgeOf({ ...view, chart }, explorer)
      // whoever stands in a place knows better than whoever once ran into something there
      const isNews = (cell: number, kind: PlaceKind) =>
        cell === here ? knowledge.seenAs(cell) !== kind : !knowledge.hasSeen(cell)
      const fresh = cells.filter(([cell, kind]) => isNews(cell, kind))
      const of = (kind: PlaceKind) => fresh.filter(([, each]) => each === kind).map(([cell]) => cell)
      const round = (view.stepCount[explorer] ?? 0) + 1
      const things = perceived ? newThings(view.exploredObjects, explorer, objects) : []
      return {
        update: {
          ...(perceived && {
            poses: { [explorer]: perceived.state },
            agentPositions: { [explorer]: chart.spotOf(perceived.state) },
            looked: { [explorer]: perceived.looked },
          }),
          objects,
          visibleObjects: { [explorer]: objects },
          visibleAgents: { [explorer]: agents },
          visibleCaption: { [explorer]: caption },
          exploredObjects: objects.map(({ name }) => ({ explorer, object: name })),
          seen:
            fresh.length > 0 || things.length > 0
              ? [
                  {
                    explorer,
                    round,
                    floor: of(OPEN),
                    wall: of(BLOCKED),
                    door: of(DOOR),
                    ...(things.length > 0 && { things }),
                  },
                ]
              : [],
        },
        next: send('retrieveMemory', { explorer }),
      }
    },
  })

/** The first of them looks for all, as in every round. */
export function lookForAll(
  outside: Outside<Pose, Position>,
  { explorers, poses, looked }: OutsideMemory<Pose> & { readonly explorers: readonly string[] },
  explorer: string,
) {
  return explorer === explorers[0] ? { effects: [outside.look(explorers, { poses, looked })] } : {}
}

function lookAgain(
  outside: Outside<Pose, Position>,
  view: OutsideMemory<Pose> & { readonly explorers: readonly string[] },
  explorer: string,
) {
  return { update: {}, ...lookForAll(outside, view, explorer), next: send('perception', { explorer }) }
}

function newThings(
  explored: readonly { readonly explorer: string; readonly object: string }[],
  explorer: string,
  objects: readonly { readonly name: string }[],
): readonly string[] {
  const known = new Set(explored.flatMap((each) => (each.explorer === explorer ? [each.object] : [])))
  return objects.flatMap(({ name }) => (known.has(name) ? [] : [name]))
}
