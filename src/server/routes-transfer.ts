/** Runs as files: taken out, taken in, and what else can be made of them. */
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { listed } from '../base/errors.ts'
import { readStart } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { summarize } from '../store/summary.ts'
import { exportRun } from '../store/transfer.ts'
import { importRun } from '../store/transfer-import.ts'
import { readTextLines } from '../store/transfer-lines.ts'
import { answerFile, answerJson } from './answers.ts'
import { badRequest, ServerFault } from './faults.ts'
import { bodyOf, IMPORT_BYTES } from './limits.ts'
import { lineageEntries } from './journal.ts'
import { queryFlag } from './read.ts'
import { runOf } from './run-of.ts'
import type { Services } from './services.ts'
import { readTemplate, shareFileName, sharePage } from './share.ts'
import type { Turns } from './turns.ts'

export function transferRoutes(services: Services): Hono {
  const { store, catalogue, describer, assets, turns, version } = services
  const app = new Hono()

  app.get('/runs/:id/export', async (c) => {
    const run = await runOf(c, store)
    // what cannot be read is said as an answer, not in the middle of a file
    await readStart(store, run)
    return answerFile(lines(exportRun(store, run, version), turns), 'application/jsonl', `${run}.jsonl`)
  })

  app.post('/import', async (c) => {
    const type = c.req.header('content-type') ?? ''
    if (!/^application\/(jsonl|x-ndjson|octet-stream)\b/i.test(type))
      throw new ServerFault(
        'SERVER_WRONG_TYPE',
        `An exported run is sent as application/jsonl, not as ${type || 'nothing'}.`,
      )
    // read twice, once to check and once to write, so it lies in a file meanwhile
    const folder = await mkdtemp(join(tmpdir(), 'troupe-import-'))
    try {
      const file = join(folder, 'run.jsonl')
      await writeFile(file, bodyOf(c, IMPORT_BYTES))
      const run = await takeIn(services, file, queryFlag(c, 'extend'))
      await services.foreignWriters.own(run)
      return await answerJson(c, await describer.detail(run), 201)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  app.get('/runs/:id/share', async (c) => {
    const run = await runOf(c, store)
    const detail = await describer.detail(run)
    const template = await readTemplate((name) => assets.read(name), detail.view)
    if (template === undefined)
      throw new ServerFault(
        'SERVER_NOT_BUILT',
        'The studio is not built, so nothing can be shared yet. Run `npm run build`.',
      )
    const page = sharePage(template, detail, lineageEntries(store, run, turns))
    return answerFile(page, 'text/html; charset=utf-8', shareFileName(detail))
  })

  app.get('/runs/:id/artefacts', async (c) => {
    const files = await catalogue.filesOf(await readStart(store, await runOf(c, store)))
    return answerJson(
      c,
      files.map(({ name, says, type }) => ({ name, says, type })),
    )
  })

  app.get('/runs/:id/artefacts/:name', async (c) => {
    const run = await runOf(c, store)
    const files = await catalogue.filesOf(await readStart(store, run))
    const found = files.find(({ name }) => name === c.req.param('name'))
    if (found !== undefined) return answerFile(found.write(store, run, true), found.type, `${run}-${found.name}`)
    const known = listed(files.map(({ name }) => name))
    throw new ServerFault('SERVER_NOT_FOUND', `Run ${run} cannot be had that way. It can be had as: ${known}.`)
  })
  return app
}

async function takeIn(services: Services, file: string, extend: boolean): Promise<string> {
  const { store, openImportStore, turns, supervisor, foreignWriters } = services
  // entries keep the time they were written at, where the store can be opened with another clock
  let now = Date.now()
  const target = openImportStore?.(() => now)
  try {
    const read = () => readTextLines(createReadStream(file, 'utf8'))
    const isLive = async (id: string) => {
      if (supervisor.stateOf(id).isLive) return true
      return foreignWriters.isDriven(id, await store.head(id), (await summarize(store, id)).updatedAt)
    }
    const { run } = await importRun(yielding(target ?? store, turns), read, {
      stamp: (at) => void (now = at),
      extend,
      isLive,
    })
    return run
  } catch (error) {
    if (error instanceof RangeError && error.message === 'Invalid string length')
      throw badRequest('A line of the file is too long.')
    throw error
  } finally {
    await target?.close()
  }
}

/** Runs and readers have their turn while a long one is taken in. */
function yielding(store: Store, turns: Turns): Store {
  return {
    ...store,
    append: async (...words) => {
      await store.append(...words)
      await turns.next()
    },
  }
}

const LINES_PER_TURN = 64

async function* lines(texts: AsyncIterable<string>, turns: Turns): AsyncGenerator<string> {
  let count = 0
  for await (const text of texts) {
    yield `${text}\n`
    if (++count % LINES_PER_TURN === 0) await turns.next()
  }
}
