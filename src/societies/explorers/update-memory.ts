/** UpdateMemory: an explorer remembers the round, then continues or ends. */
import { type } from '../../base/schema.ts'
import { end, isEnd, send } from '../../define/route.ts'
import { describeExperience } from '../../memory/experience.ts'
import { remember } from '../../memory/memory.ts'
import { expedition, type Branch, type Ground } from './board.ts'
import type { GroundWorlds } from './held-world.ts'
import { lastOf } from './last-action.ts'
import { whatCameOfIt } from './outside-result.ts'
import { lookForAll } from './perception.ts'

const FIND_IMPORTANCE = 8
const ROUND_IMPORTANCE = 3
// the gist of a letter; the whole is in the history
const HEARD_LENGTH = 160

export const createUpdateMemory = (ground: Ground, worlds: GroundWorlds) =>
  expedition.agent({
    reads: [
      'world',
      'explorers',
      'maxSteps',
      'stepCount',
      'poses',
      'agentPositions',
      'actionHistory',
      'visibleObjects',
      'action',
      'actionReason',
      'otherAgentMessages',
      'objects',
      'idle',
      'looked',
      'messageToOthers',
      'talk',
      'seen',
      'mail',
      'mailRead',
    ],
    writes: ['memories', 'stepCount', 'poses', 'agentPositions', 'actionHistory', 'seen', 'acted'],
    takes: type<Branch>(),
    think: (view, { payload: { explorer }, run, step, effects }) => {
      const outside = ground.outside?.(view.world)
      const came = outside && whatCameOfIt(ground, outside, view, explorer, effects[0]?.result)
      const visible = view.visibleObjects[explorer] ?? []
      const messages = (view.otherAgentMessages[explorer] ?? []).map(({ sender, message }) => ({
        sender,
        message: message.length > HEARD_LENGTH ? `${message.slice(0, HEARD_LENGTH)}…` : message,
      }))
      // what was seen was seen before the move
      const place = (outside ? undefined : lastOf(view.actionHistory, explorer)?.from) ?? view.agentPositions[explorer]!
      const text = describeExperience({
        position: ground.chart(view.world).words.describeSpot(place),
        visibleObjects: visible.map(({ name }) => name),
        action: view.action[explorer] ?? 'nothing',
        reason: view.actionReason[explorer] ?? '',
        messages,
      })
      const importance = visible.length > 0 ? FIND_IMPORTANCE : ROUND_IMPORTANCE
      const round = (view.stepCount[explorer] ?? 0) + 1
      const next = decideToEnd()
      const isOver = isEnd(next)
      return {
        ...(outside &&
          (isOver
            ? { effects: explorer === view.explorers[0] ? [outside.leave()] : [] }
            : lookForAll(outside, { ...view, poses: { ...view.poses, ...came?.poses } }, explorer))),
        update: {
          ...came,
          memories: [
            remember({ agent: explorer, step }, text, { importance, kind: visible.length > 0 ? 'find' : 'round' }),
          ],
          stepCount: { [explorer]: round },
        },
        next,
      }

      function decideToEnd() {
        const world = worlds.toLook(run, step, { source: view.world, poses: view.poses })
        const { objects } = world.info()
        const over = world.ending() ?? outside?.ending(view.looked)
        if (over !== undefined) return end(over)
        if (view.objects.length >= objects) return end('every object is found')
        if (view.explorers.every((name) => view.idle[name] === true)) return end('nothing is left to discover')
        if (round >= view.maxSteps) return end(`${view.maxSteps} rounds are over`)
        return send('perception', { explorer })
      }
    },
  })
