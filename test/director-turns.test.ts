/** A director takes turns: however much is asked for, others are heard between small pieces of its work. */
import { describe, expect, it } from 'vitest'
import { memoryStore } from 'troupe'
import { createMinds } from 'troupe/minds'
import { createDirector } from 'troupe/societies'
import { atOnce, inTurns } from '../src/base/pieces.ts'
import { layOut } from '../src/societies/director/architect/lay-out.ts'
import { writeScene } from '../src/societies/director/files/write-scene.ts'
import { fetchObjects } from '../src/societies/director/librarian/fetch-objects.ts'
import { libraryNouns } from '../src/societies/director/orchestrator/library-nouns.ts'
import { readPrompt } from '../src/societies/director/orchestrator/read-prompt.ts'
import type { SceneFile } from '../src/societies/director/scene-file.ts'

const byRules = createDirector({ minds: createMinds({ choose: {} }) })

/** Somebody else who waits: how often they had a turn so far. */
function waitBeside() {
  const waiting = { turns: 0, isOver: false }
  const turn = () => {
    waiting.turns++
    if (!waiting.isOver) setImmediate(turn)
  }
  setImmediate(turn)
  return waiting
}

async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  const waiting = waitBeside()
  await work()
  waiting.isOver = true
  return waiting.turns
}

const HALL = 'A hall with 60 chairs, 20 tables, 20 lamps on the tables and 20 plants'

describe('a director', () => {
  it('lets others have a turn within every step, and the more the more is asked for', async () => {
    const steps = new Map<string, number>()
    const store = memoryStore()
    const run = byRules.run({ userPrompt: HALL, maxIterations: 0 }, { store })
    const waiting = waitBeside()
    let before = 0
    for await (const { record } of run) {
      if (record.kind !== 'step') continue
      steps.set(record.did[0]!.agent, waiting.turns - before)
      before = waiting.turns
    }
    waiting.isOver = true
    const { board } = await run.finished
    expect(board.sceneObjects.length).toBeGreaterThan(100)
    // things are placed, looked at and checked a few at a time
    expect(steps.get('architect')).toBeGreaterThan(board.sceneObjects.length / 8)
    expect(steps.get('cinematographer')).toBeGreaterThan(board.sceneObjects.length)
    expect(steps.get('critic')).toBeGreaterThan(board.sceneObjects.length / 2)
    expect(steps.get('materialScientist')).toBeGreaterThan(board.sceneObjects.length / 8)
    for (const [as, least] of [
      ['view-1', 100],
      ['glb', 10],
      ['obj', 10],
    ] as readonly (readonly [SceneFile, number])[]) {
      const turnsOfFile = await turnsDuring(async () => {
        for await (const part of writeScene(as, store, run.id)) expect(part.length).toBeGreaterThan(0)
      })
      expect([as, turnsOfFile > least]).toEqual([as, true])
    }
  }, 180_000)

  it('reads ten thousand words a few at a time', async () => {
    const text = 'frob quux of the chair beside a '.repeat(1_500)
    const turns = await turnsDuring(() => inTurns(readPrompt(text, libraryNouns())))
    expect(turns).toBeGreaterThan(200)
  }, 180_000)

  it('comes to the same at once and in turns', async () => {
    const plan = atOnce(readPrompt(HALL, libraryNouns()))
    const { objects } = atOnce(fetchObjects(plan, []))
    const once = atOnce(layOut({ plan, objects, seed: 1 }))
    expect(await inTurns(layOut({ plan, objects, seed: 1 }))).toEqual(once)
  }, 180_000)

  it('stops between two pieces when its run is cancelled', async () => {
    const run = byRules.run({ userPrompt: 'A hall with 400 chairs' }, { store: memoryStore() })
    let turns = 0
    const soon = () => {
      if (++turns < 40) setImmediate(soon)
      else void run.cancel()
    }
    setImmediate(soon)
    const { reason, board } = await run.finished
    expect(reason).toBe('cancelled')
    expect(board.finalReport ?? null).toBeNull()
  }, 180_000)
})
