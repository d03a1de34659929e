import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../base/random.ts'
import { createMinds } from '../../minds/mind.ts'
import { openRun, readEntries } from '../../store/fold.ts'
import { memoryStore } from '../../store/memory-store.ts'
import type { JournalRecord } from '../../store/record.ts'
import type { Store } from '../../store/store.ts'
import { importRun } from '../../store/transfer-import.ts'
import { createAdventurers } from './adventurers.ts'
import { readGame } from './played/read-game.ts'
import { asking } from './questions/ask.ts'
import { storySource } from './story-source.ts'

const FOG_BELL = new URL('../../../stories/fog-bell.z5', import.meta.url).pathname
const society = createAdventurers({ minds: createMinds() })

/** Who learns for a member, and who speaks for it. */
const rooms = {
  navigator: ['map', 'navigator'],
  puzzle: ['things', 'puzzle'],
  memory: ['deeds', 'memory'],
  strategy: ['strategy'],
} as const
const members = Object.keys(rooms) as (keyof typeof rooms)[]

describe('each member of the adventurers', () => {
  const { agents, fields } = society.contract()
  const ofMember = (member: keyof typeof rooms, what: 'reads' | 'writes') =>
    new Set(
      agents.filter(({ name }) => (rooms[member] as readonly string[]).includes(name)).flatMap((agent) => agent[what]),
    )
  const readsOf = (name: string) => agents.find((agent) => agent.name === name)!.reads

  it('alone writes what it knows', () => {
    // what it says and asks in a turn, each under its own name
    const spoken = new Set(['responses', 'exchanges'])
    const shared = fields.filter(
      ({ name }) => !spoken.has(name) && members.filter((member) => ofMember(member, 'writes').has(name)).length > 1,
    )
    expect(shared.map(({ name }) => name)).toEqual([])
    expect(ofMember('navigator', 'writes')).toContain('locations')
    expect(ofMember('puzzle', 'writes')).toContain('objectsSeen')
    expect(ofMember('memory', 'writes')).toContain('tried')
    expect(ofMember('strategy', 'writes')).toContain('decisionLog')
  })

  it('reads what it has to, and not all that the others know', () => {
    for (const one of members)
      for (const other of members)
        if (one !== other) expect(readsOf(one).toSorted(), `${one} and ${other}`).not.toEqual(readsOf(other).toSorted())
    // nobody but the Puzzle Solver knows what people want and what belongs together
    for (const member of ['navigator', 'memory', 'strategy'])
      for (const field of ['people', 'hints', 'indifference', 'numbers', 'load', 'kept', 'puzzlePatterns'])
        expect(readsOf(member), member).not.toContain(field)
    for (const field of ['luck', 'deposit', 'standing', 'decisionLog', 'mapCompleteness'])
      expect(readsOf('memory')).not.toContain(field)
    for (const field of ['names', 'harmfulActions', 'loopDetection']) expect(readsOf('navigator')).not.toContain(field)
    for (const member of ['puzzle', 'memory', 'strategy']) expect(readsOf(member)).not.toContain('unexploredExits')
  })

  it('keeps nothing that somebody reads and nobody writes', () => {
    const setUp = new Set(['story', 'worldSeed', 'maxSteps', 'mode', 'muted', 'imagineSeconds', 'imagineExpansions'])
    // notes are of those who join by a variant
    const given = new Set([...setUp, 'papers', 'isOutside', 'prompts', 'remembered', 'variant', 'notes'])
    expect(fields.filter(({ name, writers }) => writers.length === 0 && !given.has(name))).toEqual([])
  })
})

const play = (store: Store, maxSteps: number) =>
  society.run({ story: storySource(FOG_BELL), maxSteps }, { id: 'game', seed: 3, store }).finished

async function recordsOf(store: Store): Promise<JournalRecord[]> {
  const records: JournalRecord[] = []
  for await (const { record } of readEntries(store, 'game')) records.push(record)
  return records
}

const plain = (records: readonly JournalRecord[]) =>
  JSON.parse(JSON.stringify(records, (key, value: unknown) => (key === 'ms' ? undefined : value))) as JournalRecord[]

describe('what the members know', () => {
  it('is on the board alone: dropped and read from the journal at any step, they play on the same', async () => {
    const whole = memoryStore()
    await play(whole, 25)
    const all = plain(await recordsOf(whole))
    const random = createRandom(7)
    for (let count = 0; count < 3; count++) {
      const kept = 2 + random.integer(all.length - 3)
      const [start, ...rest] = all.slice(0, kept)
      const store = memoryStore()
      await store.create('game', start as never)
      await store.append('game', 1, rest)
      await society.resume('game', { store }).finished
      expect(plain(await recordsOf(store)), `from record ${kept} on`).toEqual(all)
    }
  })
})

describe('a game of an earlier version, whose beliefs were texts', () => {
  async function earlier(): Promise<Store> {
    const store = memoryStore()
    const file = new URL('../../../test/fixtures/adventurers/beliefs.jsonl', import.meta.url)
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    await importRun(store, async function* () {
      yield* lines
    })
    return store
  }

  it('is read, and its members can be asked', async () => {
    const store = await earlier()
    const { turns, board } = await readGame(store, 'earlier')
    expect(turns).toHaveLength(13)
    expect(board.locations.length).toBeGreaterThan(2)
    const values = (await openRun(store, 'earlier')).moment.values
    const hold = asking.ask(values, 'puzzle', { type: 'question', question: 'What objects do I have?' })
    expect(hold.answer).toContain('letter')
  })

  it('is not resumed with other agents, but a fork of it is played on', async () => {
    const store = await earlier()
    await expect(society.resume('earlier', { store }).finished).rejects.toMatchObject({ code: 'RUN_SHAPE_CHANGED' })
    storySource(FOG_BELL)
    const fork = society.fork('earlier', { store, edit: { maxSteps: 30 } })
    expect((await fork.finished).board.step).toBe(30)
  })
})
