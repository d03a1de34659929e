/** A plan for a wish: the actions that lead there by the house's own declarations, or what is missing for it. */
import type { HouseAction } from '../../../worlds/house/action.ts'
import type { UseFile } from '../../../worlds/house/house-file.ts'
import type { Knowledge } from './knowledge.ts'
import { findRelevant, type RelevantFinder } from './relevant.ts'
import { searchActions, type Imagination, type Imagined } from './search.ts'
import type { Planned, Wish } from './wish.ts'

/** What it takes, when it is reached, and what is done then. */
interface Task {
  readonly prepare: (finder: RelevantFinder) => void
  readonly isReady: (imagined: Imagined, imagination: Imagination) => boolean
  readonly last?: HouseAction
}

export function makePlan(wish: Wish, knowledge: Knowledge): Planned {
  const task = taskOf(wish, knowledge)
  const finder = findRelevant(knowledge)
  task.prepare(finder)
  const relevant = finder.found()
  if (relevant.missing.length > 0) return { ok: false, missing: relevant.missing }
  const found = searchActions(knowledge, relevant, task.isReady)
  if (found) return { ok: true, actions: task.last ? [...found.actions, task.last] : found.actions, room: found.room }
  const noWay = [...relevant.rooms].find((room) => room !== knowledge.room && !knowledge.plan.way(knowledge.room, room))
  return { ok: false, missing: [noWay === undefined ? { impossible: nameOf(wish) } : { noWay }] }
}

function taskOf(wish: Wish, knowledge: Knowledge): Task {
  switch (wish.kind) {
    case 'be':
      return beAt(wish.place, knowledge)
    case 'meet':
      return beWith(wish.person, knowledge)
    case 'hold':
      return { prepare: ({ hold }) => hold(wish.thing), isReady: (_, { holds }) => holds(wish.thing) }
    case 'consume':
      return reachAndDo(wish.thing, { action_type: 'consume', target: wish.thing })
    case 'use':
      return useOf(wish, knowledge)
    case 'place':
      return {
        prepare: ({ hold, reach, open }) => {
          hold(wish.thing)
          reach(wish.recipient)
          open(wish.recipient)
        },
        isReady: (_, { holds, reaches, isOpen }) =>
          holds(wish.thing) && reaches(wish.recipient) && isOpen(wish.recipient),
        last: { action_type: 'place', target: wish.thing, recipient: wish.recipient },
      }
    case 'leave':
      return carry(wish.thing, beAt(wish.place, knowledge), { action_type: 'drop', target: wish.thing })
    case 'bring':
      return carry(wish.thing, beWith(wish.to, knowledge), {
        action_type: 'place',
        target: wish.thing,
        recipient: wish.to,
      })
  }
}

function beAt(place: string, { plan }: Knowledge): Task {
  return {
    prepare: ({ visit, lack }) => (plan.rooms.has(place) ? visit(place) : lack({ impossible: place })),
    isReady: ({ room }) => room === place,
  }
}

function beWith(person: string, knowledge: Knowledge): Task {
  const place = knowledge.personAt(person)
  if (place !== undefined) return beAt(place, knowledge)
  return { prepare: ({ lack }) => lack({ unknown: `person:${person}` }), isReady: () => false }
}

function carry(thing: string, there: Task, last: HouseAction): Task {
  return {
    prepare: (finder) => {
      finder.hold(thing)
      there.prepare(finder)
    },
    isReady: (imagined, imagination) => imagination.holds(thing) && there.isReady(imagined, imagination),
    last,
  }
}

function useOf({ thing, use: name }: Extract<Wish, { kind: 'use' }>, { plan }: Knowledge): Task {
  const file = plan.things.get(thing)
  const use = file?.uses?.find((each) => name === undefined || each.name === name)
  if (use) return reachAndDo(thing, { action_type: 'start_using', target: thing, use: use.name }, use)
  if (file?.consumable) return reachAndDo(thing, { action_type: 'consume', target: thing })
  return { prepare: ({ lack }) => lack({ impossible: thing }), isReady: () => false }
}

function reachAndDo(thing: string, last: HouseAction, use?: UseFile): Task {
  return {
    prepare: ({ reach, require }) => {
      reach(thing)
      require(thing, use?.requires)
    },
    isReady: (_, { reaches, fulfils }) => reaches(thing) && fulfils(thing, use?.requires),
    last,
  }
}

function nameOf(wish: Wish): string {
  if ('thing' in wish) return wish.thing
  return wish.kind === 'be' ? wish.place : wish.person
}
