/** Many attacks on one server after another: nothing may answer 500, be stored broken, grow, or take long. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { societies } from '../../src/societies/registry.ts'
import type { RunList } from '../../src/server/api.ts'
import { houseSocieties } from '../house-society.ts'
import { startServer, testSocieties, type TestServer } from '../studio-server.ts'
import { deskSocieties } from '../tool-desk.ts'
import { Broken, type AttackResult } from './ask.ts'
import { attack } from './attack.ts'
import { fuzzedFlows } from './attack-langflow.ts'
import { makeLessons } from './attack-lessons.ts'
import { makeCorpus } from './corpus.ts'
import { routesOf } from './routes.ts'

// a new server over the same store now and then: what was stored must not keep the next one from starting
const ATTACKS_PER_SERVER = 500
// a new store now and then: lists of thousands of runs are not what is looked at here
const SERVERS_PER_STORE = 4

const TEMPLATE = '<title>{{title of the run}}</title><style>{{the fonts}}</style><p>{{the run, deflated}}</p>'

export interface FuzzOptions {
  readonly attacks: number
  readonly seed: number
  readonly patienceMs: number
  readonly signal?: AbortSignal
  readonly onAttack?: (done: number, result: AttackResult) => void
}

export interface FuzzReport {
  readonly attacks: number
  readonly requests: number
  readonly taken: number
  readonly statuses: ReadonlyMap<number, number>
  readonly slowestMs: number
  readonly slowest: string
  /** those that were asked for, and all that there are */
  readonly routes: ReadonlySet<string>
  readonly served: readonly string[]
}

/** Throws `Broken`, with the seed that shows it again. */
export async function fuzzServer(options: FuzzOptions): Promise<FuzzReport> {
  const { attacks, seed: first, patienceMs, onAttack = () => {} } = options
  const isStopped = () => options.signal?.aborted === true
  const statuses = new Map<number, number>()
  const routes = new Set<string>()
  let [done, requests, taken, slowestMs, slowest] = [0, 0, 0, 0, '']
  const faults: unknown[] = []
  const lessons = makeLessons()
  const face: { run?: string } = {}
  const open = (folder?: string) =>
    startServer({
      societies: { ...testSocieties, ...societies, ...deskSocieties(), house: houseSocieties['household']! },
      flows: fuzzedFlows,
      lessons: [lessons],
      household: () => face.run,
      report: (error) => faults.push(error),
      ...(folder !== undefined && { folder }),
    })
  let studio = await open()
  writeTemplate(studio)
  const guarded = await startServer({ token: 'a-token-that-nobody-knows', report: (error) => faults.push(error) })
  const corpus = await makeCorpus(studio)
  const served = routesOf(studio.server.routes).names
  try {
    while (done < attacks && !isStopped()) {
      const seed = first + done
      try {
        const result = await attack(seed, { studio, guarded, corpus, face, patienceMs })
        done++
        requests += result.answers.length
        taken += result.isTaken ? 1 : 0
        for (const { asked, route, status, ms } of result.answers) {
          routes.add(route)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (ms > slowestMs) [slowestMs, slowest] = [ms, asked]
        }
        onAttack(done, result)
        if (faults.length > 0) throw faults[0]
        if (done % ATTACKS_PER_SERVER !== 0 && done < attacks) continue
        await checkStore(studio)
        studio = await renew(studio, open, done % (ATTACKS_PER_SERVER * SERVERS_PER_STORE) === 0)
        await checkStore(studio)
      } catch (error) {
        const stacks = [error, ...faults].filter((each) => !(each instanceof Broken))
        const why = [
          error instanceof Broken ? error.message : '',
          ...stacks.map((each) => (each as Error).stack ?? each),
        ]
        throw new Broken(`${why.filter(Boolean).join('\n')}\nsee it again: npm run fuzz -- server 1 ${seed}`, {
          cause: error,
        })
      }
    }
  } finally {
    await studio.remove()
    await guarded.remove()
  }
  return { attacks: done, requests, taken, statuses, slowestMs, slowest, routes, served }
}

async function renew(studio: TestServer, open: (folder?: string) => Promise<TestServer>, isAnew: boolean) {
  if (isAnew) await studio.remove()
  else await studio.close()
  const next = await (isAnew ? open() : open(studio.folder))
  if (isAnew) writeTemplate(next)
  return next
}

/** Runs are shared as pages also where no studio is built. */
function writeTemplate({ folder }: TestServer): void {
  const share = join(folder, 'assets', 'share')
  mkdirSync(share, { recursive: true })
  writeFileSync(join(folder, 'assets', 'index.html'), '<title>Troupe</title>')
  writeFileSync(join(share, 'plain.html'), TEMPLATE)
  writeFileSync(join(share, 'fonts.css'), '')
}

/** Whatever was taken in can be read, and prototypes are as they were. */
async function checkStore(studio: TestServer): Promise<void> {
  const { runs } = await studio.get<RunList>('/runs?status=unreadable')
  if (runs.length > 0) throw new Broken(`${runs.length} runs were stored that cannot be read`)
  const polluted = Object.keys(Object.prototype)
  if (polluted.length > 0) throw new Broken(`Object.prototype has ${polluted.join(', ')}`)
}
