/** Group commit with real processes: nobody beside the writer sees a step that a kill can take back. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createRandom, tailRun, type Entry } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { expect, it } from 'vitest'
import { temporaryPlaces } from '../places.ts'
import { live } from './life.ts'

const newPlace = temporaryPlaces()
const worker = fileURLToPath(new URL('fickle-worker.ts', import.meta.url))
const STEPS = 2_000
const KILLS = 6

it('E5 E9 whoever tails a run while its writer is killed saw nothing that is gone or other later', async () => {
  const [file, thought, cache] = [newPlace('troupe.db'), newPlace('thought'), newPlace('cache')]
  const life = { worker, args: [file, thought, String(STEPS)], cache, countedFrom: 'begun' as const }
  const random = createRandom('group')
  // made before anybody looks at it
  await sqliteStore(file).close()
  const reader = sqliteStore(file, { readOnly: true })
  const seen: Entry[] = []
  const watching = (async () => {
    while ((await reader.head('r')) === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    for await (const entry of tailRun(reader, 'r')) seen.push(entry)
  })()
  let inGroups = 0
  for (let kills = 0; kills < KILLS; kills++) {
    if ((await live({ ...life, killAfterMs: 5 + random.next() * 15 })) !== 'killed') break
    const committed = (await reader.head('r')) - 1
    if (Number(readFileSync(thought, 'utf8')) - 1 > committed) inGroups++
  }
  await live(life)
  await watching
  expect(seen).toEqual(await reader.read('r', 1, Number.MAX_SAFE_INTEGER))
  expect(seen.filter(({ record }) => record.kind === 'step')).toHaveLength(STEPS)
  // or no kill found steps that were thought and not committed
  expect(inGroups).toBeGreaterThan(0)
  await reader.close()
}, 180_000)
