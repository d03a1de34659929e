/** Group commit: random societies of rules write the same journals whether or not their steps share commits. */
import * as fc from 'fast-check'
import { append, board, custom, end, flow, memoryStore, repeatable, sum, value, type Flow, type Store } from 'troupe'
import { describe, expect, it } from 'vitest'
import { stepsOf } from '../kill/journals.ts'
import { counted, mortal, slowly, textOf } from '../rules/support.ts'
import { hash } from './build.ts'

/** What one member does in its turns: mostly it thinks at once, and now and then it does something else. */
const habit = fc.record({
  every: fc.integer({ min: 2, max: 9 }),
  does: fc.constantFrom('nothing', 'tick', 'call', 'ask', 'act', 'note', 'inside', 'fail'),
  bystanders: fc.nat({ max: 2 }),
})
const story = fc.record({
  habits: fc.array(habit, { minLength: 1, maxLength: 3 }),
  turns: fc.integer({ min: 1, max: 150 }),
  isSlow: fc.boolean(),
  deaths: fc.array(fc.record({ at: fc.integer({ min: 1, max: 12 }), written: fc.boolean() }), { maxLength: 3 }),
})
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never

const room = board({
  turn: sum(),
  digest: custom('', (before: string, write: string) => String(hash(before, write))),
  log: append<string>(),
  last: value(''),
})

const quiet = room.agent({
  reads: ['turn', 'digest'],
  writes: ['digest'],
  think: ({ turn }, { random }) => ({ digest: `${turn} ${random.integer(9)}` }),
})

const inner = flow(room, {
  name: 'inner',
  start: 'a',
  agents: { a: quiet, b: room.agent({ reads: [], writes: ['turn'], think: () => ({ turn: 1 }) }) },
  routes: { a: 'b', b: ({ turn }) => (turn < 4 ? 'a' : end('enough')) },
})

function build({ habits, turns }: Story): Flow {
  const member = ({ every, does }: Story['habits'][number], name: string) =>
    room.agent({
      reads: ['turn', 'digest'],
      writes: ['turn', 'digest', 'log', 'last'],
      think: ({ turn, digest }, context) => {
        const said = { turn: 1, digest: `${name} ${turn}`, last: digest }
        if (turn % every !== 1) return said
        if (does === 'tick') return Promise.resolve(said)
        if (does === 'call') return context.once('paid', () => turn * 3).then((paid) => ({ ...said, log: [`${paid}`] }))
        if (does === 'ask') return context.ask<string>(`${turn}?`).then((answer) => ({ ...said, log: [answer] }))
        if (does === 'act' || does === 'note') return { update: said, effects: [{ type: does }] }
        if (does === 'inside') return context.society(inner, {}).then((it) => ({ ...said, log: [it.board.digest] }))
        if (does === 'fail') return context.once('try', () => turn).then(() => Promise.reject(new Error('not today')))
        return said
      },
    })
  const members = Object.fromEntries(habits.map((each, index) => [`m${index}`, member(each, `m${index}`)]))
  const names = Object.keys(members)
  // whoever is next thinks beside none, one or two others
  const choose = ({ turn }: { readonly turn: number }) => {
    if (turn >= turns) return end('enough')
    const place = turn % names.length
    return [names[place]!, ...['p', 'q'].slice(0, habits[place]!.bystanders)]
  }
  const definition = {
    name: 'story',
    start: 'judge',
    agents: { ...members, p: quiet, q: quiet, judge: quiet },
    routes: { ...Object.fromEntries(names.map((name) => [name, 'judge'])), p: 'judge', q: 'judge', judge: choose },
    failures: Object.fromEntries(names.map((name) => [name, 'skip'])),
    stepLimit: 10_000,
  }
  // its names are known only now
  return flow(room, definition as never)
}

/** To its end, through deaths; gives how many steps shared a commit. */
async function play(each: Story, store: Store, groupMs: number | undefined): Promise<number> {
  const base = each.isSlow ? slowly(store) : store
  const society = build(each)
  let shared = 0
  for (let life = 0; ; life++) {
    const death = each.deaths[life]
    const doomed = mortal(
      { ...base, groupMs },
      death ? { ...death, how: 'throw' } : { at: 1e9, written: true, how: 'hang' },
    )
    const { store: own, log } = counted(doomed.store)
    const options = {
      store: own,
      handlers: { act: () => 'done', note: repeatable(() => 'noted') },
      onQuestion: ({ question }: { question: unknown }) => `answer to ${String(question)}`,
    }
    const isThere = (await base.head('r')) > 0
    const run = isThere ? society.resume('r', options) : society.run({}, { ...options, id: 'r', seed: 1 })
    const rest = await run.finished.catch((error: unknown) => {
      if (doomed.isDead()) return undefined
      throw error
    })
    shared += log.reduce(
      (sum, { records }) => sum + Math.max(0, records.filter(({ kind }) => kind === 'step').length - 1),
      0,
    )
    if (rest?.status === 'ended') return shared
  }
}

/** Journals, and the checkpoints in them. */
async function written(store: Store): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const run of (await store.runs()).toSorted())
    all[run] = [await textOf(store, run), await store.checkpoints(run, Number.MAX_SAFE_INTEGER)]
  return all
}

describe('group commit', () => {
  it('E1 E5 writes the journals that steps by themselves write, and the same steps through deaths', async () => {
    let shared = 0
    const check = async (each: Story) => {
      const [alone, together, stormy] = [memoryStore(), memoryStore(), memoryStore()]
      expect(await play({ ...each, deaths: [] }, alone, 0)).toBe(0)
      shared += await play({ ...each, deaths: [] }, together, undefined)
      expect(await written(together)).toEqual(await written(alone))
      await play(each, stormy, undefined)
      expect(await stepsOf(stormy, 'r')).toEqual(await stepsOf(alone, 'r'))
    }
    await fc.assert(fc.asyncProperty(story, check), { numRuns: 12 })
    // or there was nothing to compare
    expect(shared).toBeGreaterThan(100)
  })
})
