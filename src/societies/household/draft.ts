/**
 * The draft of a turn: the board as it would be after what happened so far in this turn, and what has to be written to
 * make it so.
 */
import { isRemoval, remove } from '../../board/removal.ts'
import type { View } from '../../board/field.ts'
import type { ChatEvent } from '../../mail/chat/chat.ts'
import { remember, type Memory } from '../../memory/memory.ts'
import { FIRST_MINUTE } from '../../worlds/house/house-clock.ts'
import type { HouseChanges, HouseState } from '../../worlds/house/state.ts'
import type { Commitment, Decision, household, HouseEvent, Insights, NeedsAt, PlanOf, Relation } from './board.ts'
import { beliefKey, isKnown, topicOf, type Belief, type Fact, type Statement } from './fact.ts'
import { overlay } from './overlay.ts'
import { peopleOf } from './people-of.ts'
import type { GoalState, PersonFile } from './person.ts'
import { saidTo, statementsOf } from './said-index.ts'
import type { Remembered } from './talk/memory-texts.ts'

export type HouseholdView = View<typeof household.fields>

// as much as one keeps in mind; the oldest is forgotten
const MOST_TOPICS = 400

export const minuteOf = ({ round, minutesPerTurn }: Pick<HouseholdView, 'round' | 'minutesPerTurn'>): number =>
  FIRST_MINUTE + round * minutesPerTurn

/** What whoever is there sees for themselves. */
const isSight = ({ kind }: Fact) => kind === 'thing' || kind === 'person' || kind === 'state'

type Written = Record<string, Record<string, unknown>>

export function createDraft(view: HouseholdView, step: number) {
  const minute = minuteOf(view)
  const written: Written = {}
  const lists = {
    chats: [] as ChatEvent[],
    said: [] as Statement[],
    events: [] as HouseEvent[],
    memories: [] as Memory[],
  }
  const toldOfSights = new Set<string>()
  let chatCount = view.chatCount
  const write = (field: string, key: string, part: unknown) => ((written[field] ??= {})[key] = part)
  /** A key as it is now; what was taken away is not there. */
  const read = <T>(field: string, base: Readonly<Record<string, T>>, key: string): T | undefined => {
    const own = written[field]
    if (own === undefined || !Object.hasOwn(own, key)) return base[key]
    return isRemoval(own[key]) ? undefined : (own[key] as T)
  }
  const now = <T>(field: string, base: Readonly<Record<string, T>>) =>
    written[field] === undefined ? base : overlay(base, written[field] as Record<string, T>)

  return {
    view,
    minute,
    person: (name: string): PersonFile => peopleOf(view.people).byName.get(name)!,
    /** what became of chats in this turn so far */
    newChats: (): readonly ChatEvent[] => lists.chats,
    /** the house as it is now */
    house: (): HouseState => ({
      people: now('persons', view.persons),
      things: now('things', view.things),
      rooms: now('rooms', view.rooms),
      chat: { desks: now('desks', view.desks), count: chatCount },
      minute,
      round: view.round,
    }),
    apply({ people = {}, things = {}, rooms = {}, desks = {}, chatCount: count, chatEvents = [] }: HouseChanges) {
      for (const [field, parts] of Object.entries({ persons: people, things, rooms, desks }))
        for (const [key, part] of Object.entries(parts)) write(field, key, part)
      if (count !== undefined) chatCount = count
      lists.chats.push(...chatEvents)
    },
    belief: (person: string, topic: string): Belief | undefined =>
      read<Belief>('beliefs', view.beliefs, beliefKey(person, topic)),
    topics: (person: string): readonly string[] => read('topics', view.topics, person) ?? [],
    /** whether they heard in this turn of what one can see */
    wasToldOfSights: (person: string): boolean => toldOfSights.has(person),
    knows(person: string, topic: string): boolean {
      return isKnown(topic, { belief: (each) => this.belief(person, each), topics: this.topics(person) })
    },
    learn(person: string, belief: Belief) {
      const topic = topicOf(belief.fact)
      if (belief.source === 'told' && isSight(belief.fact)) toldOfSights.add(person)
      write('beliefs', beliefKey(person, topic), belief)
      const known = this.topics(person)
      // an index of its own would be one thing more that could be wrong
      if (known.includes(topic)) return
      for (const old of known.slice(0, Math.max(0, known.length + 1 - MOST_TOPICS)))
        write('beliefs', beliefKey(person, old), remove())
      write('topics', person, [...known, topic].slice(-MOST_TOPICS))
    },
    /** All at once: the list of what one knows is long, and is gone through once. */
    forget(person: string, gone: ReadonlySet<string>) {
      if (gone.size === 0) return
      for (const topic of gone) write('beliefs', beliefKey(person, topic), remove())
      write(
        'topics',
        person,
        this.topics(person).filter((known) => !gone.has(known)),
      )
    },
    needs: (person: string): NeedsAt | undefined => read<NeedsAt>('needs', view.needs, person),
    setNeeds: (person: string, needs: NeedsAt) => void write('needs', person, needs),
    goals: (person: string): readonly GoalState[] => read('goals', view.goals, person) ?? [],
    setGoals: (person: string, goals: readonly GoalState[]) => void write('goals', person, goals),
    relations: (person: string): Readonly<Record<string, Relation>> => read('relations', view.relations, person) ?? {},
    setRelation(person: string, other: string, relation: Relation) {
      write('relations', person, { ...this.relations(person), [other]: relation })
    },
    promise: (id: string): Commitment | undefined => read<Commitment>('promises', view.promises, id),
    setPromise: (promise: Commitment) => void write('promises', promise.id, promise),
    plan: (person: string): PlanOf => read('plans', view.plans, person) ?? { day: [], steps: [] },
    setPlan: (person: string, plan: PlanOf) => void write('plans', person, plan),
    decision: (person: string): Decision | undefined => read<Decision>('decisions', view.decisions, person),
    /** What was decided before in this step is kept with it, so that nothing is done without a reason. */
    setDecision(person: string, decision: Decision) {
      const earlier = written['decisions']?.[person] as Decision | undefined
      if (earlier === undefined) return void write('decisions', person, decision)
      const { before = [], ...last } = earlier
      write('decisions', person, { ...decision, before: [...before, last] })
    },
    setResult: (person: string, text: string) => void write('results', person, text),
    dropWhisper: (person: string) => void write('whispers', person, remove()),
    insights: (person: string): Insights => read<Insights>('insights', view.insights, person) ?? {},
    setInsights: (person: string, insights: Insights) => void write('insights', person, insights),
    remember(person: string, { text, importance, kind, on }: Remembered) {
      lists.memories.push(remember({ agent: person, step }, text, { importance, kind, ...(on && { on }) }))
    },
    say: (statement: Statement) => void lists.said.push(statement),
    /** what somebody said to somebody since a minute, the latest last */
    saidTo(speaker: string, listener: string, since: number): readonly Statement[] {
      const before = saidTo(view.said, speaker, listener, since)
      if (lists.said.length === 0) return before
      const more = lists.said.filter((each) => each.speaker === speaker && each.listeners.includes(listener))
      return more.length === 0 ? before : [...before, ...more]
    },
    statementsOf(chat: string): readonly Statement[] {
      const before = statementsOf(view.said, chat)
      if (lists.said.length === 0) return before
      const more = lists.said.filter((each) => each.chat === chat)
      return more.length === 0 ? before : [...before, ...more]
    },
    tell: (event: HouseEvent) => void lists.events.push(event),
    /** everything that has to be written, and nothing that has not */
    update: () => ({
      ...written,
      ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
      ...(chatCount !== view.chatCount && { chatCount }),
    }),
  }
}

export type Draft = ReturnType<typeof createDraft>
