import fc from 'fast-check'
import { append, board, end, flow, memoryStore, simulatedClock } from 'troupe'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../base/random.ts'
import type { Embedder } from '../models/embedder.ts'
import { hashedEmbedder } from '../models/embedders/hashed.ts'
import { markOf, memoryFields } from './fields.ts'
import { remember, type Memory } from './memory.ts'
import { createRecall } from './recall.ts'

const WORDS = 'lamp door stair garden river stone apple cellar window ladder'.split(' ')

function sentences(count: number, seed: string): string[] {
  const random = createRandom(seed)
  return Array.from(
    { length: count },
    (_, at) => `${at} ${Array.from({ length: 6 }, () => random.pick(WORDS)).join(' ')}`,
  )
}

const memoriesOf = (agent: string, texts: readonly string[]): Memory[] =>
  texts.map((text, step) => remember({ agent, step }, text))

/** Counts what it is asked, so that nothing depends on how long anything takes. */
function counting(inner: Embedder): Embedder & { texts: number } {
  return {
    ...inner,
    texts: 0,
    embed(texts) {
      this.texts += texts.length
      return inner.embed(texts)
    },
  }
}

/** What anybody would write: every distance, sorted. */
async function byPlainLoop(memories: readonly Memory[], agent: string, query: string, k: number) {
  const embedder = hashedEmbedder()
  const [asked] = await embedder.embed([query])
  const own = memories.filter((memory) => memory.agent === agent)
  const vectors = await embedder.embed(own.map(({ text }) => text))
  return own
    .map((memory, at) => ({
      memory,
      distance: Math.hypot(...vectors[at]!.map((part, place) => part - asked![place]!)),
    }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, k)
}

describe('recall', () => {
  it('finds exactly what a plain loop finds, with its L2 distances, three unless told', async () => {
    const { recall } = createRecall({ embedder: hashedEmbedder() })
    const memories = memoriesOf('ana', sentences(500, 'exact'))
    for (const query of sentences(20, 'queries')) {
      const found = await recall(memories, 'ana', query)
      const wanted = await byPlainLoop(memories, 'ana', query, 3)
      expect(found.map(({ text }) => text)).toEqual(wanted.map(({ memory }) => memory.text))
      for (const [at, { distance }] of found.entries()) expect(distance).toBeCloseTo(wanted[at]!.distance, 5)
    }
    expect(await recall(memories, 'ana', 'a lamp', { k: 1000 })).toHaveLength(500)
  })

  it('looks only at the memories of the agent that asks', async () => {
    const { recall } = createRecall({ embedder: hashedEmbedder() })
    const secret = remember({ agent: 'ana', step: 1 }, 'the key is under the stone')
    const memories = [secret, remember({ agent: 'bo', step: 1 }, 'nothing much happened')]
    expect((await recall(memories, 'bo', 'where is the key?')).map(({ text }) => text)).toEqual([
      'nothing much happened',
    ])
    expect((await recall(memories, 'ana', 'where is the key?')).map(({ memory }) => memory)).toEqual([secret])
    expect(await recall(memories, 'eve', 'where is the key?')).toEqual([])
  })

  it('embeds each text once, however the list grows and however often it is asked', async () => {
    const embedder = counting(hashedEmbedder())
    const { recall } = createRecall({ embedder })
    const memories: Memory[] = []
    for (const [step, text] of sentences(300, 'growth').entries()) {
      memories.push(remember({ agent: 'ana', step }, text))
      await recall(memories, 'ana', 'where is the lamp?')
    }
    expect(embedder.texts).toBe(300 + 1)
    // another list with the same texts: a fork, or a replay
    await recall([...memories], 'ana', 'where is the lamp?')
    expect(embedder.texts).toBe(300 + 1)
  })

  it('gives the same whether the list came one by one or at once, forgetting included', async () => {
    const importances = fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(importances, async (given) => {
        const setup = { embedder: hashedEmbedder(), limit: 8 }
        const all = given.map((importance, step) => remember({ agent: 'a', step }, `text ${step}`, { importance }))
        const [slow, quick] = [createRecall(setup), createRecall(setup)]
        const list: Memory[] = []
        for (const memory of all) {
          list.push(memory)
          await slow.recall(list, 'a', 'text')
        }
        expect(await slow.recall(list, 'a', 'text', { k: 20 })).toEqual(await quick.recall(all, 'a', 'text', { k: 20 }))
        expect(quick.usage(all, 'a')).toEqual({
          kept: Math.min(8, given.length),
          forgotten: Math.max(0, given.length - 8),
        })
      }),
      { numRuns: 30 },
    )
  })

  it('forgets the oldest of the least important, and never makes vectors for what is forgotten', async () => {
    const embedder = counting(hashedEmbedder())
    const { recall } = createRecall({ embedder, limit: 2 })
    const note = (text: string, importance: number) => remember({ agent: 'a', step: 0 }, text, { importance })
    const memories = [note('a fire', 9), note('old dust', 1), note('new dust', 1), note('a door', 4)]
    const found = await recall(memories, 'a', 'dust')
    expect(found.map(({ text }) => text).toSorted()).toEqual(['a door', 'a fire'])
    expect(embedder.texts).toBe(2 + 1)
    expect(memories).toHaveLength(4)
  })

  it('does not answer with what was remembered after it was asked', async () => {
    const { recall } = createRecall({ embedder: hashedEmbedder() })
    const memories = memoriesOf('ana', ['the lamp is lit'])
    const asked = recall(memories, 'ana', 'lamp')
    memories.push(remember({ agent: 'ana', step: 2 }, 'lamp'))
    const again = recall(memories, 'ana', 'lamp')
    expect((await asked).map(({ text }) => text)).toEqual(['the lamp is lit'])
    expect((await again).map(({ text }) => text)).toEqual(['lamp', 'the lamp is lit'])
  })

  it('forgets what is being embedded when others come meanwhile, and gives those their own vectors', async () => {
    const setup = { embedder: hashedEmbedder(), limit: 3 }
    const { recall } = createRecall(setup)
    const memories = memoriesOf('ana', ['the lamp is lit', 'the door is shut', 'the well is dry'])
    const asked = recall(memories, 'ana', 'lamp')
    // the question was embedded, the memories are at it
    await Promise.resolve()
    await Promise.resolve()
    memories.push(...memoriesOf('ana', ['a lamp', 'a lamp on a door']))
    const again = recall(memories, 'ana', 'lamp')
    expect((await asked).map(({ text }) => text)).toEqual(['the well is dry'])
    expect(await again).toEqual(await createRecall(setup).recall(memories, 'ana', 'lamp'))
  })

  it('goes on after an embedder has failed', async () => {
    const inner = hashedEmbedder()
    let fails = true
    const embedder: Embedder = {
      ...inner,
      // the question is answered, the memories are not
      embed: (texts) => (fails && !texts.includes('lamp') ? Promise.reject(new Error('down')) : inner.embed(texts)),
    }
    const { recall } = createRecall({ embedder })
    const memories = memoriesOf('ana', ['the lamp is lit'])
    await expect(recall(memories, 'ana', 'lamp')).rejects.toThrow('down')
    fails = false
    expect(await recall(memories, 'ana', 'lamp')).toHaveLength(1)
  })

  it('compares exactly what candidates are named, from the size it is told on, as memories come and go', async () => {
    const rows = new Map<number, Float32Array>()
    let loaded = 0
    const loadCandidates = () => {
      loaded++
      return Promise.resolve({
        add: (row: number, vector: Float32Array) => {
          expect(rows.has(row)).toBe(false)
          rows.set(row, vector)
        },
        remove: (row: number) => void rows.delete(row),
        near: () => [...rows.keys()],
      })
    }
    const setup = { embedder: hashedEmbedder(), limit: 60 }
    const [exact, approximate] = [createRecall(setup), createRecall({ ...setup, approximateFrom: 50, loadCandidates })]
    const memories: Memory[] = []
    for (const [step, text] of sentences(100, 'candidates').entries()) {
      memories.push(remember({ agent: 'a', step }, text, { importance: step % 4 }))
      const [one, other] = [exact, approximate].map(({ recall }) => recall(memories, 'a', 'a lamp at the door'))
      expect(await one).toEqual(await other)
      expect(loaded).toBe(step < 49 ? 0 : 1)
    }
    expect(rows.size).toBe(60)
    expect(Math.max(...rows.keys())).toBe(59)
  })

  it('can look at one kind alone', async () => {
    const { recall } = createRecall({ embedder: hashedEmbedder() })
    const memories = [
      remember({ agent: 'a', step: 0 }, 'go to the lamp', { kind: 'plan' }),
      remember({ agent: 'a', step: 0 }, 'the lamp'),
    ]
    expect((await recall(memories, 'a', 'lamp', { kind: 'plan' })).map(({ text }) => text)).toEqual(['go to the lamp'])
  })

  it('by score: of equally relevant memories the important and the recent come first', async () => {
    const { recall } = createRecall({ embedder: hashedEmbedder() })
    const note = (step: number, importance: number) => remember({ agent: 'a', step }, 'a lamp', { importance })
    const memories = [note(1, 2), note(1, 9), note(90, 2)]
    const order = async (score: object) =>
      (await recall(memories, 'a', 'lamp', { score })).map(({ memory }) => memories.indexOf(memory))
    expect(await order({ importance: 2 })).toEqual([1, 2, 0])
    expect(await order({ recency: 2 })).toEqual([2, 1, 0])
    expect(await order({ recency: 0, importance: 0 })).toEqual([0, 1, 2])
  })

  it('refuses a k that makes no sense, and memories that do not', async () => {
    const { recall } = createRecall({ embedder: hashedEmbedder() })
    await expect(recall([], 'a', 'x', { k: 0 })).rejects.toMatchObject({ code: 'MEMORY_INVALID' })
    expect(() => remember({ agent: 'a', step: 1 }, ' ')).toThrow('empty')
    expect(() => remember({ agent: 'a', step: 1 }, 'x', { importance: 11 })).toThrow('from 0 to 10')
    expect(() => remember({ agent: 'a', step: 1 }, 'x', { importance: NaN })).toThrow('from 0 to 10')
  })
})

/** A walker that recalls before it goes on, and notes what came to its mind. */
function createStroll(embedder: Embedder, written: Embedder = embedder) {
  const { recall } = createRecall({ embedder })
  const park = board({ ...memoryFields(written), notes: append<string>() })
  const walker = park.agent({
    reads: ['memories', 'memoryEmbedder'],
    writes: ['memories', 'notes'],
    think: async (view, context) => {
      const place = context.random.pick(WORDS)
      const known = await recall(view, context.agent, `What do I know about the ${place}?`)
      const note = known.map(({ text, distance }) => `${text} ${distance}`).join(' | ')
      return { memories: [remember(context, `At the ${place} in step ${context.step}`)], notes: [note] }
    },
  })
  const isDone = ({ notes }: { readonly notes: readonly string[] }) => (notes.length < 40 ? 'walker' : end('tired'))
  return flow(park, { name: 'stroll', start: 'walker', agents: { walker }, routes: { walker: isDone } })
}

describe('in a run', () => {
  it('a run killed and resumed, with nothing left in the process, recalls the same', async () => {
    const whole = await createStroll(hashedEmbedder()).run({}, { seed: 3 }).finished
    const store = memoryStore()
    await createStroll(hashedEmbedder()).run({}, { store, seed: 3, id: 'x', steps: 17 }).finished
    const resumed = await createStroll(hashedEmbedder()).resume('x', { store }).finished
    expect(resumed.board).toEqual(whole.board)
    expect(new Set(whole.board.notes).size).toBeGreaterThan(20)
  })

  it('recalls the same whatever the clock says', async () => {
    const here = await createStroll(hashedEmbedder()).run({}, { seed: 3 }).finished
    const later = await createStroll(hashedEmbedder()).run({}, { seed: 3, clock: simulatedClock(9e12) }).finished
    expect(later.board).toEqual(here.board)
  })

  it('stores which embedder it was, and refuses another one with the way to embed again', async () => {
    const other: Embedder = { ...hashedEmbedder(), name: 'other' }
    const store = memoryStore()
    await createStroll(other).run({}, { store, id: 'x', steps: 3 }).finished
    const stroll = createStroll(hashedEmbedder())
    const refused = stroll.resume('x', { store }).finished
    await expect(refused).rejects.toMatchObject({
      cause: {
        code: 'MEMORY_OTHER_EMBEDDER',
        message: expect.stringContaining("memoryEmbedder: 'hashed/384'") as string,
      },
    })
    const mark = markOf(hashedEmbedder())
    const again = await stroll.fork('x', { store, at: 3, edit: { memoryEmbedder: mark } }).finished
    expect(again).toMatchObject({ status: 'ended', board: { memoryEmbedder: 'hashed/384' } })
  })
})
