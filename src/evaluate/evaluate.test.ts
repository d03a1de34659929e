/** Evaluations: paired, resumable, within their budget, and honest about what they could not measure. */
import { describe, expect, it } from 'vitest'
import { board } from '../define/board.ts'
import { end } from '../define/route.ts'
import { flow } from '../engine/flow.ts'
import { append } from '../board/list-fields.ts'
import { value } from '../board/scalar-fields.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { Store } from '../store/store.ts'
import { evaluate } from './evaluate.ts'
import { pairsOf } from './report.ts'
import type { Progress } from './trials/run-trials.ts'

const dice = board({ sides: value(6), wanted: value(3), rolls: append<number>(), luck: value(0) })

/** Rolls until it has as many as wanted; `luck` is added to each. */
const makeDice = (count: () => void = () => {}) =>
  flow(dice, {
    name: 'dice',
    start: 'thrower',
    agents: {
      thrower: dice.agent({
        reads: ['sides', 'luck'],
        writes: ['rolls'],
        think: ({ sides, luck }, { random }) => {
          count()
          if (sides === 0) throw new Error('a die needs a side')
          return { rolls: [random.integer(sides) + 1 + luck] }
        },
      }),
    },
    routes: { thrower: ({ rolls, wanted }) => (rolls.length < wanted ? 'thrower' : end('thrown')) },
  })

const cases = [
  { name: 'six sides', input: { sides: 6 } },
  { name: 'a hundred sides', input: { sides: 100 }, tags: ['large'] },
]
const total = ({ board: { rolls } }: { board: { rolls: readonly number[] } }) =>
  rolls.reduce((sum, roll) => sum + roll, 0)

const evaluateDice = (more: object = {}, count?: () => void) =>
  evaluate({
    name: 'dice',
    society: makeDice(count),
    cases,
    seeds: 5,
    scorers: { total, isHigh: (run) => total(run) > 10 },
    baseline: { name: 'unlucky', input: { luck: -1 } },
    ...more,
  })

describe('an evaluation', () => {
  it('gives every scorer on both sides, over all cases and in each', async () => {
    const { scorers, sides, trials, status, cases: told } = await evaluateDice()
    expect(status).toBe('complete')
    expect(told).toEqual([{ name: 'six sides' }, { name: 'a hundred sides', tags: ['large'] }])
    expect(trials).toHaveLength(20)
    expect(sides.society).toMatchObject({ title: 'dice', planned: 10, finished: 10, failed: 0, steps: 3 })
    expect(sides.baseline).toMatchObject({ title: 'unlucky', planned: 10, finished: 10 })
    expect(scorers.total.cases['six sides']!.society).toMatchObject({ n: 5, method: 't', unscored: 0 })
    // cases are the sample where there are several
    expect(scorers.total.society).toMatchObject({ n: 2, method: 't' })
    expect(scorers.isHigh.cases['a hundred sides']!.society).toMatchObject({ mean: 1, n: 5, method: 'wilson', high: 1 })
    expect(scorers.isHigh.cases['a hundred sides']!.society!.low).toBeCloseTo(0.5655, 3)
  })

  it('forks a run of the store for a case that says so, on every seed, and leaves the run as it was', async () => {
    const store = memoryStore()
    const { id, board: parent } = await makeDice().run({ wanted: 5 }, { store, seed: 'before' }).finished
    const length = await store.head(id)
    const forked = { name: 'after two', fork: { run: id, at: 2 }, input: { sides: 1 } }
    const { trials, scorers, sides } = await evaluateDice({ store, cases: [...cases, forked], resume: 'all' })
    expect(sides.society).toMatchObject({ finished: 15, failed: 0 })
    // two rolls of before, then three of a die with one side
    const [first = 0, second = 0] = parent.rolls
    expect(scorers.total.cases['after two']!.society).toMatchObject({ mean: first + second + 3, n: 5 })
    expect(scorers.total.cases['after two']!.difference).toMatchObject({ mean: 3, pairs: 5 })
    expect(await store.head(id)).toBe(length)
    let thrown = 0
    const again = await evaluateDice({ store, cases: [...cases, forked], resume: 'all' }, () => thrown++)
    expect([again.trials, thrown]).toEqual([trials, 0])
    const lost = evaluateDice({ store, cases: [{ name: 'lost', fork: { run: 'nobody' } }] })
    await expect(lost).rejects.toThrow(/The case "lost" does not fit the dice: .*nobody/)
    await expect(evaluateDice({ store, cases: [{ name: 'odd', fork: {} }] })).rejects.toThrow('forks no run')
  })

  it('pairs by case and seed: the same dice fall on both sides', async () => {
    const { scorers, trials } = await evaluateDice()
    expect(pairsOf(trials, 'total').map(({ difference }) => difference)).toEqual(Array<number>(10).fill(3))
    expect(scorers.total.difference).toMatchObject({
      mean: 3,
      low: 3,
      high: 3,
      pairs: 10,
      wins: 10,
      ties: 0,
      losses: 0,
    })
  })

  it('is the same whenever it is run, however many run at once', async () => {
    const plain = ({ trials, ...rest }: Awaited<ReturnType<typeof evaluateDice>>) => ({
      ...rest,
      sides: null,
      trials: trials.map((trial) => ({ ...trial, cpuMs: null })),
    })
    const one = plain(await evaluateDice({ concurrency: 1 }))
    expect(plain(await evaluateDice({ concurrency: 7 }))).toEqual(one)
    expect(plain(await evaluateDice())).toEqual(one)
  })

  it('knows what each run took of the processor where one runs at a time, and does not guess otherwise', async () => {
    const alone = await evaluateDice({ concurrency: 1 })
    expect(alone.sides.society.cpuMs).toBeGreaterThan(0)
    expect((await evaluateDice({ concurrency: 2 })).sides.society.cpuMs).toBeNull()
  })

  it('takes cases from a function or as they come, and inputs made of the seed', async () => {
    async function* stream() {
      yield { name: 'seeded', input: (seed: number | string) => ({ sides: 1, wanted: Number(seed) }) }
    }
    const report = await evaluateDice({ cases: () => stream(), seeds: [2, 4], baseline: undefined })
    expect(report.trials.map(({ steps }) => steps)).toEqual([2, 4])
    expect(report.scorers.total).not.toHaveProperty('difference')
  })
})

describe('an evaluation in a store', () => {
  it('reads the trials that are there and runs what is missing, also when seeds and scorers were added', async () => {
    const store = memoryStore()
    let thoughts = 0
    const count = () => thoughts++
    const first = await evaluateDice({ store, seeds: 2 }, count)
    expect(thoughts).toBe(2 * 2 * 2 * 3)
    thoughts = 0
    const seen: Progress[] = []
    const again = await evaluateDice({ store, seeds: 2, onProgress: (each: Progress) => seen.push(each) }, count)
    expect(thoughts).toBe(0)
    expect(seen).toEqual([{ done: 8, total: 8, read: 8, failed: 0 }])
    expect(again.id).toBe(first.id)
    expect(again.scorers).toEqual(first.scorers)
    const scorers = { total, first: ({ board: { rolls } }: { board: { rolls: readonly number[] } }) => rolls[0]! }
    const more = await evaluateDice({ store, seeds: 3, scorers }, count)
    expect(thoughts).toBe(2 * 2 * 3)
    expect(more.trials).toHaveLength(12)
    expect(Object.keys(more.scorers)).toEqual(['total', 'first'])
  })

  it('begins anew when asked to, when the society has another shape, or another version is named', async () => {
    const store = memoryStore()
    let thoughts = 0
    const { id } = await evaluateDice({ store, seeds: 1 }, () => thoughts++)
    const fresh = await evaluateDice({ store, seeds: 1, resume: 'none' }, () => thoughts++)
    expect(fresh.id).toBe(`${id}-2`)
    await evaluateDice({ store, seeds: 1, version: 'two' }, () => thoughts++)
    expect(thoughts).toBe(3 * 12)
    // one that was finished is not taken up where only interrupted ones are
    expect((await evaluateDice({ store, seeds: 1, resume: 'interrupted' }, () => thoughts++)).id).toBe(`${id}-3`)
  })

  it('is one run of the list, with its trials inside it', async () => {
    const store = memoryStore()
    const { id, trials } = await evaluateDice({ store, seeds: 1 })
    const runs = await store.runs()
    expect(runs.filter((run) => !run.includes('/'))).toEqual([id])
    expect(new Set(runs.filter((run) => run !== id))).toEqual(new Set(trials.map(({ run }) => run)))
  })

  it('stopped in the middle gives what was measured, and goes on from there', async () => {
    const store = memoryStore()
    const stopping = new AbortController()
    let thoughts = 0
    const onProgress = ({ done }: Progress) => void (done === 3 && stopping.abort())
    const half = await evaluateDice({ store, concurrency: 1, signal: stopping.signal, onProgress }, () => thoughts++)
    expect(half.status).toBe('interrupted')
    expect(half.trials).toHaveLength(3)
    expect(half.scorers.total.society!.n).toBeGreaterThan(0)
    const whole = await evaluateDice({ store, resume: 'interrupted' }, () => thoughts++)
    expect([whole.id, whole.status, whole.trials.length]).toEqual([half.id, 'complete', 20])
    expect(thoughts).toBe(20 * 3)
  })
})

describe('a run that fails', () => {
  const broken = { name: 'no side', input: { sides: 0 } }
  it('is a result with its error, counts as 0 and is tried again the next time', async () => {
    const store = memoryStore()
    const report = await evaluateDice({ store, cases: [...cases, broken], seeds: 2 })
    const failed = report.trials.filter(({ status }) => status === 'failed')
    expect(failed).toHaveLength(4)
    expect(failed[0]).toMatchObject({
      case: 'no side',
      steps: 0,
      error: { code: 'RUN_AGENT_FAILED', message: expect.stringContaining('a die needs a side') },
      scores: { total: { score: 0, why: expect.stringContaining('a die needs a side') } },
    })
    expect(report).toMatchObject({ status: 'complete', failedScore: 0, sides: { society: { failed: 2, finished: 4 } } })
    expect(report.scorers.total.cases['no side']).toMatchObject({ society: { mean: 0 }, difference: { ties: 2 } })
    // a total of 0 is no share
    expect(report.scorers.total.cases['no side']!.society!.method).toBe('t')
    let thoughts = 0
    await evaluateDice({ store, cases: [...cases, broken], seeds: 2 }, () => thoughts++)
    expect(thoughts).toBe(4)
  })

  it('can be left out of the means, and is counted all the same', async () => {
    const report = await evaluateDice({ cases: [broken], seeds: 2, failedScore: 'exclude' })
    expect(report.scorers.total).toMatchObject({ society: null, difference: null })
    expect(report.sides.society.failed).toBe(2)
  })

  it('because nobody answers its question says so', async () => {
    const asking = board({ said: value('') })
    const asker = asking.agent({
      reads: [],
      writes: ['said'],
      think: async (_, { ask }) => ({ said: String(await ask('Who?')) }),
    })
    const society = flow(asking, { start: 'asker', agents: { asker }, routes: { asker: end('asked') } })
    const scorers = { said: ({ board: { said } }: { board: { said: string } }) => said === 'me' }
    const definition = { name: 'asking', society, cases: [{ name: 'one', input: {} }], scorers }
    const { trials } = await evaluate(definition)
    expect(trials[0]!.error).toMatchObject({
      code: 'EVALUATION_QUESTION',
      message: expect.stringContaining('onQuestion'),
    })
    const answered = await evaluate({ ...definition, onQuestion: () => 'me' })
    expect(answered.scorers.said.society!.mean).toBe(1)
  })
})

describe('a scorer', () => {
  it('that throws, gives no number or has nothing to say leaves the run unscored, and is never a 0', async () => {
    const scorers = {
      throws: () => {
        throw new Error('no scale')
      },
      notANumber: () => Number.NaN,
      silent: () => null,
      reasoned: () => ({ score: true, why: 'as it should be' }),
    }
    const { scorers: told, trials } = await evaluateDice({ scorers, seeds: 1 })
    const scores = trials[0]!.scores as unknown as Record<string, unknown>
    expect(scores).toEqual({
      throws: { score: null, why: 'the scorer failed: no scale' },
      notANumber: { score: null, why: 'the scorer gave NaN, which is no number' },
      silent: { score: null, why: 'does not apply' },
      reasoned: { score: 1, why: 'as it should be' },
    })
    expect((told as unknown as Record<string, unknown>)['throws']).toMatchObject({ society: null, difference: null })
  })
})

describe('an evaluation that cannot be run', () => {
  it.each<[string, object, string]>([
    ['without a name', { name: '' }, 'needs a name'],
    ['without cases', { cases: [] }, 'There are no cases'],
    ['with no list of cases', { cases: 7 }, 'cases takes a list'],
    ['with a case twice', { cases: [...cases, cases[0]] }, 'there twice: six sides'],
    ['with a case without input', { cases: [{ name: 'x' }] }, 'The case "x" has no input'],
    [
      'with an input that does not fit',
      { cases: [{ name: 'x', input: { edges: 3 } }] },
      'The case "x" does not fit the dice',
    ],
    ['without scorers', { scorers: {} }, 'It has no scorer'],
    ['with a scorer that is none', { scorers: { a: 'b' } }, 'The scorer "a" is neither'],
    ['with a seed twice', { seeds: [1, 1] }, 'Some seeds are there twice: 1'],
    ['with no seeds', { seeds: 0 }, 'seeds takes how many'],
    ['with no runs at once', { concurrency: 0 }, 'concurrency takes'],
    ['with a society that is none', { society: {} }, 'is a flow, a function of minds'],
  ])('%s says so before anything is run', async (_, more, message) => {
    const store: Store = memoryStore()
    await expect(evaluateDice({ ...more, store })).rejects.toThrow(message)
    expect(await store.runs()).toEqual([])
  })
})
