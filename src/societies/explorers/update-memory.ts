/** UpdateMemory: an explorer remembers the round, and goes on or ends. */
import { type } from '../../base/schema.ts'
import { end, send } from '../../define/route.ts'
import { describeExperience } from '../../memory/experience.ts'
import { remember } from '../../memory/memory.ts'
import { createGrid } from '../../worlds/grid/grid.ts'
import { formatPosition } from '../../worlds/grid/pose.ts'
import { expedition, type Branch } from './board.ts'

const FIND_IMPORTANCE = 8
const ROUND_IMPORTANCE = 3
// the gist of a letter; the whole is in the history
const HEARD_LENGTH = 160

export const updateMemory = expedition.agent({
  reads: [
    'world',
    'explorers',
    'maxSteps',
    'stepCount',
    'agentPositions',
    'visibleObjects',
    'action',
    'actionReason',
    'otherAgentMessages',
    'objects',
    'idle',
  ],
  writes: ['memories', 'stepCount'],
  takes: type<Branch>(),
  think: (view, { payload: { explorer }, step }) => {
    const visible = view.visibleObjects[explorer] ?? []
    const messages = (view.otherAgentMessages[explorer] ?? []).map(({ sender, message }) => ({
      sender,
      message: message.length > HEARD_LENGTH ? `${message.slice(0, HEARD_LENGTH)}…` : message,
    }))
    const text = describeExperience({
      position: formatPosition(view.agentPositions[explorer]!),
      visibleObjects: visible.map(({ name }) => name),
      action: view.action[explorer] ?? 'nothing',
      reason: view.actionReason[explorer] ?? '',
      messages,
    })
    const importance = visible.length > 0 ? FIND_IMPORTANCE : ROUND_IMPORTANCE
    const round = (view.stepCount[explorer] ?? 0) + 1
    return {
      update: {
        memories: [
          remember({ agent: explorer, step }, text, { importance, kind: visible.length > 0 ? 'find' : 'round' }),
        ],
        stepCount: { [explorer]: round },
      },
      next: decideToEnd(),
    }

    function decideToEnd() {
      const { objects } = createGrid({ source: view.world }).info()
      if (view.objects.length >= objects) return end('every object is found')
      if (view.explorers.every((name) => view.idle[name] === true)) return end('nothing is left to discover')
      if (round >= view.maxSteps) return end(`${view.maxSteps} rounds are over`)
      return send('perception', { explorer })
    }
  },
})
