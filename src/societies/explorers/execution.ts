/** Execution: what was decided is done in the world, and what is to be said is posted. */
import { type } from '../../base/schema.ts'
import { send } from '../../define/route.ts'
import { post } from '../../mail/post.ts'
import { isGridAction, stepOf } from '../../worlds/grid/actions.ts'
import { cellAt } from '../../worlds/grid/map.ts'
import { expedition, type Branch } from './board.ts'
import { knowledgeOf } from './knowledge.ts'
import { worldFrom } from './place.ts'
import { recipientsOf, teamOf } from './team.ts'

export const execution = expedition.agent({
  reads: ['world', 'explorers', 'talk', 'poses', 'stepCount', 'action', 'messageToOthers', 'seen', 'mail', 'mailRead'],
  writes: ['poses', 'agentPositions', 'mail', 'actionHistory', 'seen'],
  takes: type<Branch>(),
  think: (view, { payload: { explorer } }) => {
    const { world: source, explorers, talk, poses } = view
    const action = view.action[explorer] ?? ''
    const message = talk ? (view.messageToOthers[explorer] ?? '') : ''
    const round = (view.stepCount[explorer] ?? 0) + 1
    const world = worldFrom(source, poses)
    const before = world.stateOf(explorer)
    const result = world.perform(explorer, action)
    const { position } = result.state
    const drafts = message === '' ? [] : recipientsOf(explorers, explorer).map((recipient) => ({ recipient, message }))
    const { sent, refused } = post(explorer, drafts, teamOf(explorers, explorer))
    const complaint = [...(result.ok ? [] : [result.reason]), ...refused.slice(0, 1).map(({ reason }) => reason)].join(
      ' ',
    )
    const bumped = result.ok ? undefined : wallBefore()
    return {
      update: {
        ...(result.ok && { poses: { [explorer]: result.state }, agentPositions: { [explorer]: position } }),
        mail: sent,
        seen: bumped === undefined ? [] : [{ explorer, round, floor: [], wall: [bumped], door: [] }],
        actionHistory: [
          {
            explorer,
            round,
            position,
            action,
            ...(complaint !== '' && { refused: complaint }),
            ...(sent.length > 0 && { message }),
          },
        ],
      },
      next: send('updateMemory', { explorer }),
    }

    /** Whoever runs into a wall in the dark knows that it is there. */
    function wallBefore(): number | undefined {
      const step = isGridAction(action) ? stepOf(action, before.rotation.yaw) : undefined
      if (step === undefined) return undefined
      const { x, y, z } = before.position
      const cell = cellAt(world.map, x + step[0], y + step[1], z + step[2])
      return cell < 0 || knowledgeOf({ ...view, map: world.map }, explorer).hasSeen(cell) ? undefined : cell
    }
  },
})
