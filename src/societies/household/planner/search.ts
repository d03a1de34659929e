/** The shortest way through what is relevant: uniform-cost search over where one is, what one has and what is open. */
import type { HouseAction } from '../../../worlds/house/action.ts'
import type { Requirement } from '../../../worlds/house/house-file.ts'
import type { Knowledge } from './knowledge.ts'
import type { Relevant } from './relevant.ts'

/** What the search changes; everything else is as somebody knows it. */
export interface Imagined {
  readonly room: string
  readonly taken: ReadonlySet<string>
  readonly states: ReadonlyMap<string, string>
}

export interface Imagination {
  readonly holds: (thing: string) => boolean
  readonly reaches: (thing: string) => boolean
  readonly isOpen: (thing: string) => boolean
  readonly fulfils: (thing: string, requirement: Requirement | undefined) => boolean
}

interface Node {
  readonly state: Imagined
  readonly actions: readonly HouseAction[]
}

// a key for a cupboard takes about 30; whoever has not found a plan by then had better find out more
const NODES = 2_000

export function searchActions(
  knowledge: Knowledge,
  relevant: Relevant,
  isReached: (state: Imagined, imagination: Imagination) => boolean,
): { readonly actions: readonly HouseAction[]; readonly room: string } | undefined {
  // by cost in turns; whatever was found first comes first, so the same house gives the same plan
  const open: Node[][] = [[{ state: { room: knowledge.room, taken: new Set(), states: new Map() }, actions: [] }]]
  const done = new Set<string>()
  let nodes = 0
  for (let cost = 0; cost < open.length; cost++) {
    for (const node of open[cost] ?? []) {
      const key = keyOf(node.state)
      if (done.has(key)) continue
      done.add(key)
      if (++nodes > NODES) return undefined
      const imagination = imagine(knowledge, node.state)
      if (isReached(node.state, imagination)) return { actions: node.actions, room: node.state.room }
      for (const next of nextNodes(knowledge, relevant, node, imagination))
        (open[next.actions.length] ??= []).push(next)
    }
  }
  return undefined
}

function nextNodes(knowledge: Knowledge, relevant: Relevant, node: Node, imagination: Imagination): readonly Node[] {
  const { state, actions } = node
  const next: Node[] = []
  for (const thing of relevant.toTake)
    if (!imagination.holds(thing) && imagination.reaches(thing)) {
      const taken = new Set([...state.taken, thing])
      next.push({ state: { ...state, taken }, actions: [...actions, { action_type: 'take', target: thing }] })
    }
  for (const [thing, wanted] of relevant.toSet)
    for (const name of wanted) {
      const needs = knowledge.plan.things.get(thing)?.states?.[name]
      if (!imagination.reaches(thing) || !imagination.fulfils(thing, needs)) continue
      const states = new Map(state.states).set(thing, name)
      const action: HouseAction = { action_type: 'set_to_state', target: thing, state: name }
      next.push({ state: { ...state, states }, actions: [...actions, action] })
    }
  for (const room of relevant.rooms) {
    const way = room === state.room ? undefined : knowledge.plan.way(state.room, room)
    if (way === undefined || way.length === 0) continue
    const walk = way.map((target): HouseAction => ({ action_type: 'go_to', target }))
    next.push({ state: { ...state, room }, actions: [...actions, ...walk] })
  }
  return next
}

function imagine(knowledge: Knowledge, { room, taken, states }: Imagined): Imagination {
  const { plan, holding, placeOf, stateOf } = knowledge
  const stateNow = (thing: string) => states.get(thing) ?? stateOf(thing)
  const holds = (thing: string) => taken.has(thing) || holding.includes(thing)
  const isOpen = (thing: string) => {
    const openIn = plan.things.get(thing)?.holds?.openIn
    return openIn === undefined || openIn.includes(stateNow(thing) ?? '')
  }
  const reaches = (thing: string, depth = 0): boolean => {
    if (holds(thing)) return true
    const place = placeOf(thing)
    if (place === undefined || 'person' in place || depth > 20) return false
    return 'room' in place ? place.room === room : isOpen(place.thing) && reaches(place.thing, depth + 1)
  }
  return {
    holds,
    isOpen,
    reaches: (thing) => reaches(thing),
    fulfils: (thing, requirement) =>
      (requirement?.holding === undefined || holds(requirement.holding)) &&
      (requirement?.state === undefined || stateNow(thing) === requirement.state),
  }
}

function keyOf({ room, taken, states }: Imagined): string {
  return JSON.stringify([room, [...taken].toSorted(), [...states].toSorted(([one], [other]) => (one < other ? -1 : 1))])
}
