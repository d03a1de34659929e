/** A household whose people do what a test wrote down for them, and which keeps what each was told before they did. */
import { createMinds, type AnyMind } from 'troupe/minds'
import { memoryStore, type Store } from 'troupe'
import { parse } from '../src/base/schema.ts'
import { createHousehold } from '../src/societies/household/household.ts'
import type { HouseholdView } from '../src/societies/household/draft.ts'
import type { PersonFile } from '../src/societies/household/person.ts'
import { replayRun } from '../src/store/history.ts'
import { checkHouse } from '../src/worlds/house/check-house.ts'
import type { HouseFile } from '../src/worlds/house/house-file.ts'

/** Two rooms to meet in, a bed to sleep in, and something to do. */
export const cottage: HouseFile = checkHouse({
  name: 'The cottage',
  rooms: [{ id: 'parlour' }, { id: 'garden' }, { id: 'attic' }],
  doors: [
    { from: 'parlour', to: 'garden' },
    { from: 'parlour', to: 'attic' },
  ],
  things: [
    { id: 'bed', in: 'attic', uses: [{ name: 'sleep', minutes: 480, gives: { rest: 100 }, isSleep: true, seats: 2 }] },
    { id: 'apple', in: 'parlour', isPortable: true, consumable: { servings: 2, gives: { food: 20 } } },
    { id: 'chest', in: 'parlour', states: { closed: {}, open: {} }, holds: { openIn: ['open'] } },
    { id: 'coin', in: 'chest', isPortable: true },
    { id: 'lamp', in: 'parlour', states: { off: {}, on: {} } },
    { id: 'bench', in: 'garden', uses: [{ name: 'sit', minutes: 20, gives: { rest: 5 }, seats: 2 }] },
  ],
})

/** Up at six, when the first round is. */
export const early = (name: string, more: Partial<PersonFile> = {}): PersonFile => ({
  name,
  persona: 'Likes company.',
  room: 'parlour',
  wakes: 360,
  ...more,
})

/** What somebody was told, and did. */
export interface Decided {
  readonly person: string
  readonly round: number
  readonly system: string
  /** what they were told, line by line */
  readonly told: readonly string[]
  readonly command: string
}

export interface Told {
  readonly people: readonly (string | PersonFile)[]
  /** what each does, decision by decision; whoever has nothing left waits */
  readonly does: Readonly<Record<string, readonly string[] | ((place: number) => string)>>
  readonly house?: HouseFile
  readonly input?: Readonly<Record<string, unknown>>
  /** the run stops in this round */
  readonly rounds?: number
}

/** Lives through the rounds, and gives back every decision with what came of it. */
export async function live({ people, does, house = cottage, input = {}, rounds = 3 }: Told) {
  const decided: Decided[] = []
  const places = new Map<string, number>()
  const over = new AbortController()
  const scripted: AnyMind = {
    name: 'script',
    async answer({ view, context, prompt, reply }) {
      const { person } = context.payload as { readonly person: string }
      const { round } = view as HouseholdView
      if (round >= rounds) over.abort()
      context.signal.throwIfAborted()
      const place = places.get(person) ?? 0
      places.set(person, place + 1)
      const list = does[person] ?? []
      const command = typeof list === 'function' ? list(place) : (list[place] ?? 'wait')
      const { system = '', prompt: text } = await prompt()
      decided.push({ person, round, system, told: text.split('\n'), command })
      return { reply: parse(reply, command, 'The script'), by: 'script', confidence: 1 }
    },
  }
  const store: Store = memoryStore()
  const flow = createHousehold({ minds: createMinds({ choose: { turn: scripted } }) })
  const files = people.map((person) => (typeof person === 'string' ? early(person) : person))
  const run = flow.run({ house, people: files, ...input }, { id: 'story', store, seed: 1, signal: over.signal })
  const { board, status } = await run.finished
  return {
    decided,
    board: board as HouseholdView,
    status,
    store,
    /** what somebody was told before each of their decisions */
    toldTo: (person: string) => decided.filter((one) => one.person === person).map(({ told }) => told),
    results: () => resultsIn(store),
  }
}

/** What came of every decision, in order. */
async function resultsIn(store: Store): Promise<readonly string[]> {
  const results: string[] = []
  const seen = new Set<unknown>()
  for await (const { board } of replayRun(store, 'story'))
    for (const [person, decision] of Object.entries((board as unknown as HouseholdView).decisions)) {
      if (seen.has(decision)) continue
      seen.add(decision)
      results.push(`${person}: ${decision.command} → ${decision.result}`)
    }
  return results
}
