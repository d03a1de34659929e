/** `troupe stories get`: download, check, and only then keep; a story never lies there half, or without its licence. */
import { join } from 'node:path'
import { misuse, type Report } from '../command.ts'
import { DOWNLOADS } from '../../societies/adventurers/story-shelf.ts'
import { signalCodes, type StopSignal } from '../interrupts.ts'
import { commandLine } from '../../terminal/invocation.ts'
import type { Screen } from '../screen.ts'
import { SOURCE, type CatalogueEntry, type RemoteFile } from '../../societies/adventurers/story-catalogue.ts'
import { download } from './download.ts'
import { isKept, keep } from '../../societies/adventurers/keep-file.ts'

export async function getStory(entry: CatalogueEntry, to: string | undefined, screen: Screen): Promise<Report> {
  const { name, file, licenceFile, licence } = entry
  const folder = to ?? DOWNLOADS
  const path = join(folder, file.name)
  const report = { name, file: path, licence: join(folder, licenceFile.name), bytes: file.bytes, sha256: file.sha256 }
  const play = `${screen.paint('dim', 'Play it:')} ${commandLine(['play', to === undefined ? name : path])}`
  const missing = [licenceFile, file].filter((each) => !isKept(folder, each))
  if (missing.length === 0) {
    screen.say(`${name} is here already: ${path}`, play)
    return { json: { ...report, downloaded: false } }
  }
  const stopping = new AbortController()
  const stop = (signal: StopSignal) => stopping.abort(signal)
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    const arrived: { readonly name: string; readonly data: Uint8Array }[] = []
    for (const each of missing) arrived.push({ name: each.name, data: await fetchOne(each, screen, stopping.signal) })
    for (const each of arrived) keep(folder, each.name, each.data)
  } catch (error) {
    if (!stopping.signal.aborted) throw error
    screen.warn('Interrupted; nothing was kept.')
    const code = signalCodes[stopping.signal.reason as StopSignal]
    return { code, json: { ...report, downloaded: false, interrupted: true } }
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
  screen.say(`${path}: ${file.bytes} bytes, SHA-256 as expected. Licence ${licence}: ${report.licence}`, play)
  return { json: { ...report, downloaded: true } }
}

async function fetchOne(file: RemoteFile, screen: Screen, signal: AbortSignal): Promise<Uint8Array> {
  const address = addressOf(file.path)
  screen.warn(screen.paint('dim', `Downloading ${address.href} (${file.bytes} bytes)`))
  const isTerminal = process.stderr.isTTY
  try {
    return await download(address, file, {
      signal,
      onProgress: (bytes) => {
        if (isTerminal) process.stderr.write(`\r${Math.floor((100 * bytes) / file.bytes)} %`)
      },
    })
  } finally {
    if (isTerminal) process.stderr.write('\r\u001b[K')
  }
}

/** Where a path of the catalogue is, on the source or its mirror. */
export function addressOf(path: string): URL {
  const given = process.env['TROUPE_STORIES_URL'] || SOURCE
  const source = URL.parse(given.endsWith('/') ? given : `${given}/`)
  if (source !== null && /^https?:$/.test(source.protocol)) return new URL(path, source)
  throw misuse(`TROUPE_STORIES_URL is not the address of a web server: ${JSON.stringify(given)}.`)
}
