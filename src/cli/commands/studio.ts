/** `troupe studio`, which `npm start` runs: the server and its page, until Ctrl-C. */
import { statSync } from 'node:fs'
import { readPublicUrl, type PublicAddress } from '../../server/public-url.ts'
import { createServer, type ServerOptions, type StudioServer } from '../../server/server.ts'
import type { Arguments } from '../arguments.ts'
import { misuse, type Command, type Report } from '../command.ts'
import { storeFile, withStore } from '../open-store.ts'
import { printJson, type Screen } from '../screen.ts'
import { addressOf, HIGHEST_PORT, listenSomewhere, PORT } from '../studio/address.ts'
import { dispatchOf, isShared } from '../studio/dispatch-of.ts'
import { nameModelServers } from '../studio/name-model-servers.ts'
import { offeredSocieties, offerOptions } from '../studio/offer.ts'
import { findOther, register } from '../studio/one-at-a-time.ts'
import { openBrowser } from '../studio/open-browser.ts'
import { serverOf, stopSignal } from '../studio/server-of.ts'
import { tokenFor } from '../studio/token.ts'

const HOST = '127.0.0.1'

export const studio: Command = {
  takes: [],
  options: {
    port: { type: 'string', value: 'N', about: `where it listens (default: ${PORT}, or the next one that is free)` },
    host: { type: 'string', value: 'HOST', about: `who can reach it (default: ${HOST}, this machine alone)` },
    'public-url': {
      type: 'string',
      value: 'URL',
      about: 'the address people use when a proxy stands before it, such as https://lab.example/troupe',
    },
    ...offerOptions,
    lessons: {
      type: 'string',
      multiple: true,
      value: 'FOLDER',
      about: 'pictures to draw on what is where, for an eye that is taught (may be repeated)',
    },
    'no-open': { type: 'boolean', about: 'do not open the browser' },
    'no-examples': { type: 'boolean', about: 'do not start an example of each society' },
  },
  notes: [
    'Runs continue when the page is closed. Ctrl-C lets the current steps finish; the next start resumes what was',
    'running. What was paused stays paused.',
    'With a --host that others can reach, a token is needed: the link that is printed works once and lets its browser',
    'in for a month; Enter prints another. Programs send `authorization: Bearer` with what TROUPE_STUDIO_TOKEN holds.',
    'Behind a proxy, --public-url (or TROUPE_STUDIO_URL) says which address people use, also one with a path; whether',
    'the proxy passes that path on makes no difference.',
    'Minds by address (http://…#MODEL) are asked only at servers named by --model-server, TROUPE_MODEL_SERVER or',
    'TROUPE_MODEL. TROUPE_API_KEY goes to the one that is named; with several, each needs a TROUPE_API_KEY_HOST_PORT.',
  ],
  examples: [
    'studio',
    'studio --port 8080 --no-open',
    'studio --host 0.0.0.0',
    'studio --public-url https://lab.example/troupe',
    'studio --society society.ts',
    'studio --lessons pictures',
    'studio --model-server http://localhost:8000/v1',
  ],
  run: (given, screen) => runStudio(given, screen),
}

/** What a command adds to the studio it starts. */
export interface StudioParts {
  readonly server?: Partial<ServerOptions>
  /** neither a browser nor examples: for a server that programs ask */
  readonly isQuiet?: boolean
}

export async function runStudio(
  given: Arguments,
  screen: Screen,
  { server: more = {}, isQuiet = false }: StudioParts = {},
): Promise<Report> {
  const port = given.count('port')
  if (port !== undefined && port > HIGHEST_PORT) throw misuse(`--port takes a number up to ${HIGHEST_PORT}.`)
  const host = given.text('host') ?? HOST
  const publicUrl = given.text('public-url') ?? (process.env['TROUPE_STUDIO_URL'] || undefined)
  const place = publicUrl === undefined ? undefined : readPlace(publicUrl)
  const token = tokenFor([host, ...(place ? [place.hostname] : [])])
  const modelServers = nameModelServers(given.list('model-server'), screen)
  const lessons = given.list('lessons')
  for (const folder of lessons)
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw misuse(`There is no folder ${JSON.stringify(folder)}. --lessons takes one with PNG files.`)
  const societies = await offeredSocieties(given)
  const file = storeFile(given)
  // a Postgres may have several: workers drive its runs, and any of the servers answers
  const other = isShared(given) ? undefined : await findOther(`${file}.studio`)
  if (other !== undefined && isQuiet)
    throw misuse(
      `A studio of this store runs already, at ${addressOf(other.host, other.port)}. Stop it, or name another --store.`,
    )
  if (other !== undefined) return pointTo(addressOf(other.host, other.port), given, screen)
  return withStore(given, {}, async (store) => {
    const workers = await dispatchOf(given, store, Object.keys(societies), screen)
    const server = createServer({
      ...serverOf(given, screen),
      flowFolder: `${file}.flows`,
      lessons,
      ...more,
      ...workers?.parts,
      store,
      societies,
      ...(token !== undefined && { token }),
      ...(publicUrl !== undefined && { publicUrl }),
      modelServers,
    })
    const taken = await listenSomewhere(port, async (each) => (await server.listen(each, host)).port)
    const unregister = register(`${file}.studio`, { pid: process.pid, host, port: taken })
    try {
      if (!isQuiet && !given.flag('no-examples')) await server.startExamples()
      const listens = addressOf(host, taken)
      if (place !== undefined) screen.tell('', `Behind ${publicUrl}, it listens at ${listens}`)
      return await serve(server, place?.origin ?? listens, screen, isQuiet || given.flag('no-open'))
    } finally {
      await server.close()
      await workers?.close()
      unregister()
    }
  })
}

/** Until a signal comes. */
async function serve(server: StudioServer, address: string, screen: Screen, isQuiet: boolean): Promise<Report> {
  const link = () => `${address}${server.createLink()}`
  const first = link()
  const { paint } = screen
  // before anybody is told that it runs: whoever hears that may stop it at once
  const stopped = stopSignal(server, screen)
  screen.tell(
    '',
    `${paint('bold', 'The studio is at')} ${first}`,
    paint('dim', 'Ctrl-C stops it; nothing is lost.'),
    '',
  )
  if (screen.json) printJson({ address, link: first, pid: process.pid })
  if (!isQuiet) openBrowser(link())
  const stopListening = server.needsToken ? onEnter(() => screen.tell(`Another link: ${link()}`)) : () => {}
  const signal = await stopped
  stopListening()
  return { json: { address, stopped: signal } }
}

/** The browser is opened all the same: that is what was wanted. */
function pointTo(address: string, given: Arguments, screen: Screen): Report {
  screen.say(`A studio of this store runs already: ${address}`)
  if (!given.flag('no-open')) openBrowser(address)
  return { json: { address, isOther: true } }
}

function readPlace(text: string): PublicAddress {
  const place = readPublicUrl(text)
  if (place !== undefined) return place
  throw misuse(`--public-url takes an address such as https://lab.example/troupe, without a query: not ${text}`)
}

function onEnter(work: () => void): () => void {
  if (!process.stdin.isTTY) return () => {}
  process.stdin.on('data', work)
  return () => {
    process.stdin.off('data', work)
    process.stdin.pause()
  }
}
