/** E6 with tools: the cost of a tool call, in bytes and in work, does not grow with the number of calls before it. */
import { statSync } from 'node:fs'
import { memoryStore, type JournalRecord, type Store } from 'troupe'
import { assistant, tool } from 'troupe/assistant'
import { createMinds } from 'troupe/minds'
import { sqliteStore } from 'troupe/sqlite'
import { callTools, scriptedModel } from 'troupe/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { temporaryPlaces } from './places.ts'

const newPlace = temporaryPlaces()

const HALF = 250
const WINDOW = 40

type Variant = 'reading' | 'effectful'

/** A chat in which a tool is called so often, one call a reply. */
function chat(calls: number, variant: Variant) {
  const sent: number[] = []
  const model = scriptedModel(({ messages = [] }, place) => {
    sent.push(messages.length)
    return place < calls ? callTools({ id: `call-${place}`, name: 'look', input: { place } }) : 'done'
  })
  const does = ({ place }: { place: number }) => ({ place, seen: 'a lamp on a table' })
  const words = { name: 'look', description: 'Looks.', input: z.object({ place: z.number() }), does }
  const looking = assistant({
    name: 'looking',
    by: model,
    minds: createMinds(),
    tools: [variant === 'reading' ? tool({ ...words, reads: true }) : tool(words)],
    limits: { turns: Infinity, calls: Infinity, history: { messages: WINDOW } },
  })
  return { run: (store: Store) => looking.run({ prompt: 'Look.' }, { store, id: 'r' }).finished, sent }
}

describe.each(['reading', 'effectful'] as const)('E6: a thought with many %s calls', (variant) => {
  it('takes twice the bytes for twice the calls', async () => {
    const bytesOf = async (calls: number) => {
      const file = newPlace('troupe.db')
      const store = sqliteStore(file)
      await chat(calls, variant).run(store)
      await store.close()
      return statSync(file).size
    }
    const half = await bytesOf(HALF)
    const whole = await bytesOf(2 * HALF)
    expect(whole / half).toBeLessThanOrEqual(2.1)
    // the call, its input and its result are about 200 bytes, and are kept in the reply, the chat and the checkpoint
    expect(whole / (2 * HALF)).toBeLessThanOrEqual(variant === 'reading' ? 2_000 : 2_500)
  })

  it('is written with the same work at every call, and the model is sent no more than a window', async () => {
    const inner = memoryStore()
    let reads = 0
    const appended: { kinds: string; bytes: number; checkpoint: number }[] = []
    const kindsOf = (records: readonly JournalRecord[]) => records.map(({ kind }) => kind).join('+')
    const store: Store = {
      ...inner,
      append: (run, head, records, checkpoint) => {
        const [bytes, more] = [JSON.stringify(records).length, checkpoint ? JSON.stringify(checkpoint).length : 0]
        if (run !== 'r') appended.push({ kinds: kindsOf(records), bytes, checkpoint: more })
        return inner.append(run, head, records, checkpoint)
      },
      read: (...place) => {
        reads++
        return inner.read(...place)
      },
    }
    const { run, sent } = chat(2 * HALF, variant)
    await run(store)
    // a turn of the model is a call and a step, written at once; an effect is announced before it is done
    const perCall = variant === 'reading' ? ['call+step', 'step'] : ['call+step', 'think+effect', 'step']
    const wanted = [...Array.from({ length: 2 * HALF }, () => perCall).flat(), 'call+step+end']
    expect(appended.map(({ kinds }) => kinds)).toEqual(wanted)
    const most = (from: number, to: number, part: 'bytes' | 'checkpoint') =>
      Math.max(...appended.slice(from * perCall.length, to * perCall.length).map((sizes) => sizes[part]))
    // numbers get a digit or two longer
    expect(most(400, 500, 'bytes')).toBeLessThanOrEqual(most(10, 110, 'bytes') + 20)
    expect(most(300, 500, 'checkpoint')).toBeLessThanOrEqual(most(0, 200, 'checkpoint') * 1.1)
    // whether the run is a fork, which may not do again what was done: asked once
    expect(reads).toBeLessThanOrEqual(1)
    expect(Math.max(...sent)).toBeLessThanOrEqual(WINDOW + 1)
    expect(sent).toHaveLength(2 * HALF + 1)
  })
})
