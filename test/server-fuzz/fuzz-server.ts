/** Many attacks on one server after another: nothing may answer 500, be stored broken, grow, or take long. */
import { societies } from '../../src/societies/registry.ts'
import type { RunList } from '../../src/server/api.ts'
import { houseSocieties } from '../house-society.ts'
import { startServer, testSocieties, type TestServer } from '../studio-server.ts'
import { attack, Broken, type AttackResult } from './attack.ts'
import { makeCorpus } from './corpus.ts'

// a new server over the same store now and then: what was stored must not keep the next one from starting
const ATTACKS_PER_SERVER = 500
// a new store now and then: lists of thousands of runs are not what is looked at here
const SERVERS_PER_STORE = 4

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
}

/** Throws `Broken`, with the seed that shows it again. */
export async function fuzzServer(options: FuzzOptions): Promise<FuzzReport> {
  const { attacks, seed: first, patienceMs, onAttack = () => {} } = options
  const isStopped = () => options.signal?.aborted === true
  const statuses = new Map<number, number>()
  let [done, requests, taken, slowestMs] = [0, 0, 0, 0]
  const faults: unknown[] = []
  const open = (folder?: string) =>
    startServer({
      societies: { ...testSocieties, ...societies, house: houseSocieties['household']! },
      report: (error) => faults.push(error),
      ...(folder !== undefined && { folder }),
    })
  let studio = await open()
  const corpus = await makeCorpus(studio)
  try {
    while (done < attacks && !isStopped()) {
      const seed = first + done
      try {
        const result = await attack(seed, { studio, corpus, patienceMs })
        done++
        requests += result.answers.length
        taken += result.isTaken ? 1 : 0
        for (const { status, ms } of result.answers) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          slowestMs = Math.max(slowestMs, ms)
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
  }
  return { attacks: done, requests, taken, statuses, slowestMs }
}

async function renew(studio: TestServer, open: (folder?: string) => Promise<TestServer>, isAnew: boolean) {
  if (isAnew) await studio.remove()
  else await studio.close()
  return isAnew ? open() : open(studio.folder)
}

/** Whatever was taken in can be read, and prototypes are as they were. */
async function checkStore(studio: TestServer): Promise<void> {
  const { total } = await studio.get<RunList>('/runs?status=unreadable')
  if (total > 0) throw new Broken(`${total} runs were stored that cannot be read`)
  const polluted = Object.keys(Object.prototype)
  if (polluted.length > 0) throw new Broken(`Object.prototype has ${polluted.join(', ')}`)
}
