/** The short version of `troupe evaluate director`: one prompt, one edit and one fault, which are forks of its run. */
import { expect, it } from 'vitest'
import { memoryStore } from 'troupe'
import { readAnnotated } from '../src/societies/director/evaluation/annotation.ts'
import { readCsv } from '../src/societies/director/evaluation/csv.ts'
import { ownPrompts } from '../src/societies/director/evaluation/own-prompts.ts'
import { directAll } from '../src/societies/director/evaluation/trials.ts'

it('a scene, an edit and a fault are trials of one evaluation, which is not run again where it is kept', async () => {
  const store = memoryStore()
  const prompts = readCsv(ownPrompts).map(readAnnotated).slice(0, 1)
  const going = { signal: new AbortController().signal, openStore: () => store }
  const all = await directAll(prompts, { edits: 1, faults: 1 }, going)
  const [scene] = all.results
  expect(scene).toMatchObject({ isPassed: true, errors: '', glb: { errors: 0, warnings: 0 } })
  expect(scene!.checks).toMatchObject({ collisions: 0, outOfBounds: 0, unsupported: 0 })
  expect(scene!.milliseconds).toBeGreaterThan(0)
  expect(all.edited).toEqual([expect.objectContaining({ isDone: true, isElseMoved: false, newCollisions: 0 })])
  expect(all.broken).toEqual([expect.objectContaining({ isFound: true, isRouted: true, isMended: true })])
  const ran: string[] = []
  const again = await directAll(
    prompts,
    { edits: 1, faults: 1 },
    { ...going, resume: 'all', progress: (what) => ran.push(what) },
  )
  expect(again).toEqual(all)
  expect(ran).toEqual([])
}, 180_000)
