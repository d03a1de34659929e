/** Execution: what was decided is done in the world, and what is to be said is posted. */
import { type } from '../../base/schema.ts'
import { send } from '../../define/route.ts'
import { post } from '../../mail/post.ts'
import { expedition, type Branch, type Ground } from './board.ts'
import type { GroundWorlds } from './held-world.ts'
import { knowledgeOf } from './knowledge.ts'
import { recipientsOf, teamOf } from './team.ts'

export const createExecution = (ground: Ground, worlds: GroundWorlds) =>
  expedition.agent({
    reads: [
      'world',
      'explorers',
      'talk',
      'poses',
      'stepCount',
      'action',
      'messageToOthers',
      'seen',
      'mail',
      'mailRead',
      'looked',
    ],
    writes: ['poses', 'agentPositions', 'mail', 'actionHistory', 'seen'],
    takes: type<Branch>(),
    think: (view, { payload: { explorer }, run }) => {
      const { world: source, explorers, talk, poses } = view
      const chart = ground.chart(source)
      const outside = ground.outside?.(source)
      const action = view.action[explorer] ?? ''
      const message = talk ? (view.messageToOthers[explorer] ?? '') : ''
      const round = (view.stepCount[explorer] ?? 0) + 1
      const drafts =
        message === '' ? [] : recipientsOf(explorers, explorer).map((recipient) => ({ recipient, message }))
      const { sent, refused } = post(explorer, drafts, teamOf(explorers, explorer))
      const next = send('updateMemory', { explorer })
      if (outside) {
        const actions = Object.fromEntries(explorers.map((name) => [name, view.action[name] ?? '']))
        // one acts for all, so that all act at once; what came of it is known in the next stage
        const effects = explorer === explorers[0] ? [outside.act(actions, { poses, looked: view.looked })] : []
        return { update: { mail: sent }, effects, next }
      }
      const world = worlds.toAct(run, { source, poses })
      const before = world.stateOf(explorer)
      const result = world.perform(explorer, action)
      const [from, position] = [chart.spotOf(before), chart.spotOf(result.state)]
      const hasMoved = chart.placeAt(from) !== chart.placeAt(position)
      const reasons = [...(result.ok ? [] : [result.reason]), ...refused.slice(0, 1).map(({ reason }) => reason)]
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
              ...(hasMoved && { from }),
              position,
              action,
              ...(reasons.length > 0 && { refused: reasons.join(' ') }),
              ...(sent.length > 0 && { message }),
            },
          ],
        },
        next,
      }

      /** Whoever runs into a wall in the dark knows that it is there. */
      function wallBefore(): number | undefined {
        const place = chart.stepOf(before, action)
        if (place === undefined || knowledgeOf({ ...view, chart }, explorer).hasSeen(place)) return undefined
        return place
      }
    },
  })
