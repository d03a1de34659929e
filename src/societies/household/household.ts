/**
 * People who live together. One agent takes everybody's turn, one after the other: a step is what somebody decides and
 * what came of it, so a run can be stopped, resumed and forked between any two. Rules that answer a request decide in
 * the same step what they do next: nothing happens in between.
 */
import { type } from '../../base/schema.ts'
import { isPromise, type Awaitable } from '../../base/awaitable.ts'
import type { Context } from '../../define/agent.ts'
import { chosen, end, send } from '../../define/route.ts'
import { flow } from '../../engine/flow.ts'
import { mind, type MakeMind } from '../../minds/mind.ts'
import { FIRST_MINUTE } from '../../worlds/house/house-clock.ts'
import { planOf, type HousePlan } from '../../worlds/house/plan.ts'
import { isAsleep } from '../../worlds/house/scene.ts'
import { arrive, goOn } from './arrive.ts'
import { household } from './board.ts'
import { createDraft, type Draft, type HouseholdView } from './draft.ts'
import { firstMorning } from './morning.ts'
import { nextTurn } from './next-turn.ts'
import { peopleOf } from './people-of.ts'
import { householdPrompt } from './prompt.ts'
import { intentionSchema, submitCommand } from './reply.ts'
import { decide } from './rules.ts'
import type { Intention, Situation } from './situation.ts'
import { lastMinuteOf, situationOf } from './situation-of.ts'
import { householdTalk } from './talk-of.ts'
import { takeActions, type Prepared } from './take-actions.ts'

export interface HouseholdOptions {
  /** how people decide when no model does */
  readonly rules?: (situation: Situation) => Awaitable<Intention>
  /** where minds come from; the settings of this process unless told */
  readonly minds?: MakeMind
}

const decideAndTalk = (situation: Situation): Intention => decide(situation, householdTalk)

/** Whose turn it is, and how many actions of it are done. */
interface Turn {
  readonly person: string
  readonly done: number
}

const fields = Object.keys(household.fields) as (keyof typeof household.fields)[]
const setUp = [
  'house',
  'people',
  'days',
  'minutesPerTurn',
  'talk',
  'functionCalling',
  'chatOptions',
  'chatLimits',
  'variant',
] as const

export function createHousehold({ rules = decideAndTalk, minds = mind }: HouseholdOptions = {}) {
  // a thought asks for its situation several times; it is the same one
  const prepared = new WeakMap<object, Prepared>()
  const prepare = (view: HouseholdView, context: Context<Turn>): Prepared => {
    let found = prepared.get(context)
    if (found === undefined) prepared.set(context, (found = prepareTurn(view, context)))
    return found
  }

  // rules that take their time have a step of their own for each action
  const atOnce = new WeakSet<object>()

  return flow(household, {
    name: 'household',
    start: 'morning',
    agents: {
      morning: household.agent({
        reads: fields,
        writes: [
          'round',
          'persons',
          'things',
          'rooms',
          'needs',
          'goals',
          'plans',
          'relations',
          'topics',
          'beliefs',
          'memories',
        ],
        think: (view, { step }) => begin(view, step),
      }),
      turn: household.agent({
        reads: fields,
        writes: fields.filter((field) => !(setUp as readonly string[]).includes(field)) as Exclude<
          (typeof fields)[number],
          (typeof setUp)[number]
        >[],
        takes: type<Turn>(),
        think: minds({
          who: ({ payload }: Context<Turn>) => payload.person,
          prompt: (view: HouseholdView, context: Context<Turn>) => {
            const { situation } = prepare(view, context)
            return householdPrompt(situation, view)
          },
          reply: intentionSchema,
          format: 'yaml',
          tools: ({ functionCalling }: HouseholdView) => (functionCalling ? [submitCommand] : []),
          rules: (view: HouseholdView, context: Context<Turn>) => {
            const intention = rules(prepare(view, context).situation)
            if (!isPromise(intention)) atOnce.add(context)
            return intention
          },
          act: (intention, view, answer, context) => {
            const turn = prepare(view, context)
            const { draft, plan, situation } = turn
            // where a model was asked and rules answered in its place, it is asked again
            const goesOn = atOnce.has(context) && answer.error === undefined
            const { endsTurn, actionsDone } = takeActions(turn, intention, goesOn ? rules : undefined)
            // whoever first answers a request has not come to it yet
            if (situation.whisper !== undefined && endsTurn) draft.dropWhisper(situation.self.name)
            return finish(draft, plan, { person: context.payload.person, done: actionsDone }, endsTurn)
          },
        }),
      }),
    },
    routes: { morning: chosen('turn'), turn: chosen('turn') },
    // the clock ends a run; this only stops what cannot happen
    stepLimit: 10_000_000,
  })
}

/** The first turn is that of whoever gets up first. */
function begin(view: HouseholdView, step: number) {
  if (view.people.length === 0) return { update: {}, next: end('nobody lives here') }
  const { update, draft } = firstMorning(view, step)
  return after(draft, planOf(view.house), update, { place: -1, round: 0 })
}

function prepareTurn(view: HouseholdView, { payload: { person, done }, random, step }: Context<Turn>): Prepared {
  const plan = planOf(view.house)
  const draft = createDraft(view, step)
  const arrival = done === 0 ? arrive(draft, plan, person) : goOn(draft, plan, person)
  const situation = situationOf(draft, plan, draft.person(person), arrival, { actionsDone: done, random })
  return { draft, plan, arrival, situation }
}

function finish(draft: Draft, plan: HousePlan, { person, done }: Turn, endsTurn: boolean) {
  if (!endsTurn) return { update: draft.update(), next: send('turn', { person, done }) }
  const { places } = peopleOf(draft.view.people)
  return after(draft, plan, draft.update(), { place: places.get(person)!, round: draft.view.round })
}

/** Whose turn comes after the turn at this place; the days may be over. */
function after<U extends object>(
  draft: Draft,
  plan: HousePlan,
  update: U,
  last: { readonly place: number; readonly round: number },
) {
  const { view } = draft
  const house = draft.house()
  const next = nextTurn(
    {
      names: peopleOf(view.people).names,
      minutesPerTurn: view.minutesPerTurn,
      firstMinute: FIRST_MINUTE,
      lastMinute: lastMinuteOf(view.days),
      state: (name) => house.people[name],
      desk: (name) => house.chat.desks[name],
      goals: draft.goals,
      isAsleep: (state, minute) => isAsleep(plan, state, minute),
    },
    last,
  )
  if (next === undefined)
    return { update, next: end(view.days === 1 ? 'the day is over' : `${view.days} days are over`) }
  return {
    update: { ...update, ...(next.round !== view.round && { round: next.round }) },
    next: send('turn', { person: next.name, done: 0 }),
  }
}
