/** Runs in windows of real programs: the pictures that were taken, and the button that stops everything at once. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { checkTrust } from '../societies/explorers/desktop/trust.ts'
import { openRun } from '../store/fold.ts'
import type { DesktopConfig } from '../worlds/desktop/config.ts'
import { pictureFile, STOP_FILE } from '../worlds/desktop/picture-shelf.ts'
import { isDesktop } from '../worlds/desktop/source.ts'
import { answerJson } from './answers.ts'
import { ServerFault } from './faults.ts'
import { runOf } from './run-of.ts'
import type { Services } from './services.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function windowRoutes({ store }: Pick<Services, 'store'>): Hono {
  const app = new Hono()
  /** The folder of a run's pictures. A journal that somebody sent may name any folder: it is not looked into. */
  const folderOf = async (run: string): Promise<string> => {
    const { moment } = await openRun(store, run, 0)
    const { world } = moment.values as { readonly world?: unknown }
    try {
      const { desktop } = isDesktop(world) ? world : { desktop: {} as DesktopConfig }
      checkTrust(desktop)
      if (typeof desktop.pictures === 'string') return desktop.pictures
    } catch {}
    throw new ServerFault('SERVER_NOT_FOUND', `Run ${run} was in no window that was opened from this computer.`)
  }

  app.get('/runs/:id/pictures/:sha256', async (c) => {
    const folder = await folderOf(await runOf(c, store))
    const name = c.req.param('sha256')
    const bytes = /^[0-9a-f]{64}$/.test(name)
      ? await readFile(pictureFile(folder, name)).catch(() => undefined)
      : undefined
    if (bytes === undefined || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE))
      throw new ServerFault('SERVER_NOT_FOUND', 'There is no such picture any more.')
    // named by what it shows, so it is never another one
    const headers = { 'content-type': 'image/png', 'cache-control': 'private, max-age=31536000, immutable' }
    return new Response(new Uint8Array(bytes), { headers })
  })

  app.post('/runs/:id/windows/stop', async (c) => {
    const run = await runOf(c, store)
    const folder = await folderOf(run)
    await mkdir(folder, { recursive: true })
    // the hands look for it, in whichever process they are
    await writeFile(join(folder, STOP_FILE), `${run}\n`)
    return answerJson(c, { stopped: true })
  })
  return app
}
