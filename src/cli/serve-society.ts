/**
 * `--serve`: a run that a server drives, with the face its front end expects at the root and the studio beside it,
 * until Ctrl-C. Whoever asks the server may pause it, take it turn by turn, and reset it.
 */
import type { Seed } from '../base/random.ts'
import { createServer } from '../server/server.ts'
import type { Board } from '../societies/paths.ts'
import { prepareInput } from '../societies/prepare-input.ts'
import { societies } from '../societies/registry.ts'
import type { Society } from '../societies/society.ts'
import { openRun } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { commandLine } from '../terminal/invocation.ts'
import type { Arguments } from './arguments.ts'
import { misuse, type Report } from './command.ts'
import { storeFile, withStore } from './open-store.ts'
import { chosenMinds, readDollars } from './run-options.ts'
import { printJson, type Screen } from './screen.ts'
import { addressOf, HIGHEST_PORT, listenSomewhere } from './studio/address.ts'
import { nameModelServers } from './studio/name-model-servers.ts'
import { findOther, register } from './studio/one-at-a-time.ts'
import { serverOf, stopSignal } from './studio/server-of.ts'

// front ends of this machine; whoever wants others to reach it has `troupe studio --host`
const HOST = '127.0.0.1'

export interface Served {
  readonly society: Society
  readonly given: Arguments
  readonly screen: Screen
  readonly chosen: Board
  readonly seed: Seed | undefined
}

export async function serveSociety({ society, given, screen, chosen, seed }: Served): Promise<Report> {
  const port = given.count('port')
  if (port !== undefined && port > HIGHEST_PORT) throw misuse(`--port takes a number up to ${HIGHEST_PORT}.`)
  const input = await prepareInput(society, chosen, { isLocal: true, ...(seed !== undefined && { seed }) })
  const minds = await chosenMinds(given, society.flow.compiled, () => society.cast(input))
  const file = storeFile(given)
  const other = await findOther(`${file}.studio`)
  if (other !== undefined)
    throw misuse(
      `A studio of this store runs already: ${addressOf(other.host, other.port)}. Stop it, or name another --store.`,
    )
  return withStore(given, {}, async (store) => {
    let run: string | undefined
    // what front ends ask at the root is answered for this run
    const face = { household: () => run }
    const server = createServer({
      ...serverOf(given, screen),
      store,
      societies,
      modelServers: nameModelServers(addressesIn(minds), screen),
      ...face,
    })
    const taken = await listenSomewhere(port, async (each) => (await server.listen(each, HOST)).port)
    const unregister = register(`${file}.studio`, { pid: process.pid, host: HOST, port: taken })
    const address = addressOf(HOST, taken)
    try {
      run = await server.supervisor.start({
        society: society.name,
        input,
        ...(seed !== undefined && { seed }),
        driving: { minds, pace: society.example?.paceMs ?? society.paceMs, ...limitsOf(given) },
      })
      const stopped = stopSignal(server, screen)
      tell(run, address, screen)
      const signal = await stopped
      return { json: { run, address, stopped: signal, ...(await sumUp(society, store, run, given, screen)) } }
    } finally {
      await server.close()
      unregister()
    }
  })
}

function tell(run: string, address: string, { paint, ...screen }: Screen): void {
  const studio = `${address}/runs/${encodeURIComponent(run)}`
  screen.tell(
    '',
    `${paint('bold', 'Events for a front end:')} ${address}/agent_act/next`,
    `${paint('dim', 'All of them:')} ${address}/api/docs`,
    `${paint('dim', 'The run in the studio:')} ${studio}`,
    paint('dim', 'Ctrl-C stops it; nothing is lost.'),
    '',
  )
  if (screen.json) printJson({ run, address, studio, pid: process.pid })
}

/** What came of it so far, as a run at the terminal says it. */
async function sumUp(
  society: Society,
  store: Store,
  run: string,
  given: Arguments,
  screen: Screen,
): Promise<Report['json']> {
  const view = await society.terminal?.()
  if (view === undefined) return {}
  const { moment } = await openRun(store, run)
  const command = (...words: string[]) => commandLine(words, given.text('store'))
  const frame = { columns: screen.columns, rows: Infinity, paint: screen.paint }
  const {
    lines,
    json,
    next = [],
  } = view.watch().sum({ run, board: moment.values, isOver: moment.next.length === 0, command }, frame)
  screen.tell(...lines, '')
  screen.tell(...next.map(([about, words]) => `${screen.paint('dim', `${about}:`)} ${words}`))
  return json
}

function limitsOf(given: Arguments) {
  const [maxSteps, maxCost] = [given.count('step-limit'), readDollars(given.text('max-cost'))]
  if (given.text('max-tokens') !== undefined) throw misuse('--serve takes --max-cost, and not --max-tokens.')
  return { ...(maxSteps !== undefined && { maxSteps }), ...(maxCost !== undefined && { maxCost }) }
}

/** Models at an address are asked only at servers that were named; whoever typed this has named them. */
function addressesIn(minds: Readonly<Record<string, string>>): string[] {
  return Object.values(minds).flatMap((mind) => (/^https?:/.test(mind) ? [mind.split('#', 1)[0]!] : []))
}
