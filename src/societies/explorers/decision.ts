/** Decision: a mind chooses one of the actions of the world, and whether to say something. */
import type { Awaitable } from '../../base/awaitable.ts'
import { type } from '../../base/schema.ts'
import type { View } from '../../board/field.ts'
import type { Context } from '../../define/agent.ts'
import { send } from '../../define/route.ts'
import { mind, type MakeMind } from '../../minds/mind.ts'
import type { Pose, Position } from '../../worlds/grid/pose.ts'
import { expedition, type Branch, type Ground } from './board.ts'
import { decisionPrompt } from './decision-prompt.ts'
import { knowledgeOf } from './knowledge.ts'
import { lastOf } from './last-action.ts'
import { decisionSchema, type Decision, type Situation } from './situation.ts'

const reads = [
  'world',
  'explorers',
  'maxSteps',
  'talk',
  'variant',
  'poses',
  'stepCount',
  'objects',
  'visibleObjects',
  'visibleAgents',
  'visibleCaption',
  'retrievedMemories',
  'otherAgentMessages',
  'actionHistory',
  'seen',
  'mail',
  'mailRead',
] as const

type Needed = View<typeof expedition.fields, (typeof reads)[number]>

export type Rules<State = Pose, Spot = Position> = (situation: Situation<State, Spot>) => Awaitable<Decision>

export function createDecision(ground: Ground, rules: Rules, minds: MakeMind = mind) {
  const situationOf = (view: Needed, context: Context<Branch>) => describeSituation(ground, view, context)
  return expedition.agent({
    reads,
    writes: ['thinking', 'action', 'actionReason', 'messageToOthers', 'idle'],
    takes: type<Branch>(),
    think: minds({
      prompt: (view: Needed, context: Context<Branch>) => decisionPrompt(situationOf(view, context)),
      reply: decisionSchema(ground.actions),
      who: ({ payload }: Context<Branch>) => payload.explorer,
      format: 'yaml',
      rules: (view: Needed, context: Context<Branch>) => rules(situationOf(view, context)),
      act: (
        { thinking, action, reason, message_to_others: message = '', nothing_left: idle = false },
        view,
        _,
        context,
      ) => {
        const { explorer } = context.payload
        return {
          update: {
            thinking: { [explorer]: thinking },
            action: { [explorer]: action },
            actionReason: { [explorer]: reason },
            messageToOthers: { [explorer]: view.talk ? message : '' },
            idle: { [explorer]: idle },
          },
          next: send('execution', { explorer }),
        }
      },
    }),
  })
}

function describeSituation(
  ground: Ground,
  view: Needed,
  { payload: { explorer }, random }: Context<Branch>,
): Situation {
  const chart = ground.chart(view.world)
  const { refused, action: before } = lastOf(view.actionHistory, explorer) ?? {}
  const placeOf = (name: string) => chart.placeAt(chart.spotOf(view.poses[name]!))
  const placeBefore = (name: string) => {
    const deed = lastOf(view.actionHistory, name)
    return deed && chart.placeAt(deed.from ?? deed.position)
  }
  const isCompanion = ({ name }: { readonly name: string }) =>
    placeOf(name) === placeOf(explorer) && (view.talk || placeBefore(name) === placeBefore(explorer))
  return {
    explorer,
    round: (view.stepCount[explorer] ?? 0) + 1,
    maxSteps: view.maxSteps,
    pose: view.poses[explorer]!,
    visibleObjects: view.visibleObjects[explorer] ?? [],
    visibleAgents: view.visibleAgents[explorer] ?? [],
    companions: (view.visibleAgents[explorer] ?? []).filter(isCompanion).map(({ name }) => name),
    visibleCaption: view.visibleCaption[explorer] ?? '',
    memories: view.retrievedMemories[explorer] ?? [],
    messages: view.otherAgentMessages[explorer] ?? [],
    objects: view.objects,
    ...(refused !== undefined && { refused }),
    ...(before !== undefined && { last: before }),
    knowledge: knowledgeOf({ ...view, chart }, explorer),
    chart,
    actions: ground.actions,
    variant: view.variant,
    random,
  }
}
