/** Files of runs that cannot be read to their end: whoever asks is told so, and does not get half a file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer, testSocieties, type TestServer } from '../../test/studio-server.ts'
import { societies } from '../societies/registry.ts'
import type { JournalRecord, StartRecord } from '../store/record.ts'

let studio: TestServer
beforeEach(async () => {
  studio = await startServer({ societies: { ...testSocieties, ...societies } })
  const share = join(studio.folder, 'assets', 'share')
  mkdirSync(share, { recursive: true })
  writeFileSync(join(share, 'plain.html'), '{{title of the run}}{{the fonts}}{{the run, deflated}}')
  writeFileSync(join(share, 'fonts.css'), '')
})
afterEach(async () => studio.remove())

const start: StartRecord = {
  v: 1,
  kind: 'start',
  flow: 'adventurers',
  society: 'adventurers',
  seed: 1,
  step: 0,
  changes: { story: { set: { name: 'x' } } },
  next: [],
  shape: {},
}

describe('a file of a run', () => {
  it('is refused when an entry in the middle cannot be read', async () => {
    await studio.store.create('damaged', start)
    const step = { v: 1, kind: 'step', step: 1, did: [], next: [] } as const
    const strange = { v: 1, kind: 'step', step: 2, did: 'nothing', next: [] } as unknown as JournalRecord
    await studio.store.append('damaged', 1, [step, strange, { ...step, step: 3 }])
    for (const path of [
      'export',
      'share',
      'artefacts/transcript.txt',
      'artefacts/game.html',
      'artefacts/commands.txt',
    ]) {
      const answer = await studio.request(`/api/runs/damaged/${path}`)
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        422,
        { error: { code: 'RUN_UNREADABLE' } },
      ])
    }
  })

  it('is whole when it is longer than what is read ahead', async () => {
    await studio.store.create('long', { ...start, changes: { text: { set: 'a'.repeat(3_000_000) } } })
    const text = await (await studio.request('/api/runs/long/export')).text()
    expect(text.length).toBeGreaterThan(3_000_000)
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => typeof JSON.parse(line)),
    ).toEqual(['object', 'object'])
  })
})
