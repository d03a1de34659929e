/** Each effect as a change of a house, real or believed. Only what nothing is missing for comes here. */
import { ownValue } from '../../base/own-value.ts'
import type { HouseAction, HouseOutcome } from './action.ts'
import { houseActions, type Effect } from './actions.ts'
import { clearAstray, draftOf, movePerson, moveThing, stopUsing, type Draft } from './draft.ts'
import { refillsUntil } from './house-clock.ts'
import type { HousePlan } from './plan.ts'
import { chosenUse } from './preconditions.ts'
import { servingsNow, useOf, type Scene } from './scene.ts'
import type { HouseState } from './state.ts'

// as much as a quarter of an hour with a broom
const TIDYING_GIVES = { tidiness: 8 }

/** One action of one person. The names that it does not have are empty. */
interface Deed {
  readonly plan: HousePlan
  readonly scene: Scene
  readonly draft: Draft
  readonly name: string
  readonly target: string
  readonly recipient: string
  readonly state: string
  readonly use: string | undefined
}

/** What is different after an action for which nothing is missing. Chat is not among it. */
export function changesOf(
  plan: HousePlan,
  scene: Scene & Partial<Pick<HouseState, 'rooms'>>,
  name: string,
  action: HouseAction,
): Pick<HouseOutcome, 'changes' | 'gives'> {
  const draft = draftOf(scene)
  const { using } = draft.person(name)
  // what was over before is put away by whatever comes next
  if (using !== undefined && using.until <= scene.minute) stopUsing(draft, name)
  const { target = '', recipient = '', state = '', use } = action as Partial<Deed>
  const deed: Deed = { plan, scene, draft, name, target, recipient, state, use }
  const { effects } = houseActions[action.action_type]
  const gives = effects.map((effect) => perform[effect](deed)).find((given) => given !== undefined)
  return { changes: draft.changes(), ...(gives !== undefined && { gives }) }
}

const perform: Readonly<Record<Effect, (deed: Deed) => HouseOutcome['gives'] | void>> = {
  'stops-using': ({ draft, name }) => stopUsing(draft, name),
  'goes-a-room-further': ({ plan, draft, name, target }) =>
    movePerson(draft, name, plan.way(draft.person(name).room, target)![0]!),
  'holds-the-thing': ({ draft, name, target }) => moveThing(draft, target, { person: name }),
  'lays-it-down': (deed) => {
    const { draft, name, target } = deed
    layOff(deed)
    const { room } = draft.person(name)
    moveThing(draft, target, { room })
    if (deed.plan.things.get(target)!.in === room) return tidyUp(draft, target)
    draft.change.thing(target, { isAstray: true })
    return undefined
  },
  'lays-it-there': (deed) => {
    const { draft, scene, target, recipient } = deed
    layOff(deed)
    if (ownValue(scene.people, recipient) !== undefined) {
      moveThing(draft, target, { person: recipient })
      return undefined
    }
    moveThing(draft, target, { thing: recipient })
    return tidyUp(draft, target)
  },
  'changes-its-state': ({ plan, draft, name, target, state }) => {
    draft.change.thing(target, { state })
    const { using } = draft.person(name)
    const required = using?.thing === target ? useOf(plan, using)?.requires?.state : undefined
    if (required !== undefined && required !== state) stopUsing(draft, name)
  },
  'uses-the-thing': (deed) => {
    const { scene, draft, name, target } = deed
    const { name: use, minutes } = chosenUse(deed)!
    draft.change.thing(target, { users: [...draft.thing(target).users, name] })
    draft.change.person(name, { using: { thing: target, use, since: scene.minute, until: scene.minute + minutes } })
  },
  'consumes-a-serving': ({ plan, scene, draft, target }) => {
    const file = plan.things.get(target)!
    draft.change.thing(target, {
      servings: servingsNow(file, draft.thing(target), scene.minute) - 1,
      ...(file.isRefilled === true && { countedAfter: refillsUntil(scene.minute) }),
    })
    return file.consumable!.gives
  },
  chats: () => undefined,
}

/** What was in its place before is not tidied up by being moved. */
function tidyUp(draft: Draft, thing: string): HouseOutcome['gives'] {
  const wasAstray = draft.thing(thing).isAstray === true
  clearAstray(draft, thing)
  return wasAstray ? TIDYING_GIVES : undefined
}

/** Nobody goes on reading a book they have put down. */
function layOff({ draft, name, target }: Deed): void {
  if (draft.person(name).using?.thing === target) stopUsing(draft, name)
}
