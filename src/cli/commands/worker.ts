/** `troupe worker`: drives the runs of a Postgres store, beside other workers, until it is told to stop. */
import { messageOf, listed } from '../../base/errors.ts'
import { createModelServers } from '../../models/model-servers.ts'
import { misuse, type Command } from '../command.ts'
import { KEEP_FORMS, readKeeps } from '../keep.ts'
import { listenForInterrupts, type StopSignal } from '../interrupts.ts'
import { postgresAddress, storeShown } from '../open-store.ts'
import { printJson } from '../screen.ts'
import { nameModelServers } from '../studio/name-model-servers.ts'
import { offeredSocieties, offerOptions } from '../studio/offer.ts'
import { troupeVersion } from '../version.ts'
import type { Worker } from '../../workers/worker.ts'

const CONCURRENCY = 50
const MOST_AT_ONCE = 10_000

export const worker: Command = {
  takes: [],
  options: {
    ...offerOptions,
    concurrency: {
      type: 'string',
      value: 'N',
      about: `how many runs of a society it drives at once (default: ${CONCURRENCY})`,
    },
    places: {
      type: 'string',
      value: 'N',
      about: 'how many runs of all societies together it drives at once (default: no limit)',
    },
    'at-once': {
      type: 'string',
      multiple: true,
      value: 'NAME=N',
      about: 'sets the rule for how many runs of this society all workers together drive at once (troupe rules)',
    },
    keep: {
      type: 'string',
      value: 'SOCIETY=WHAT',
      multiple: true,
      about: `what is kept of runs that have ended: ${KEEP_FORMS} (default: all; may be repeated)`,
    },
    societies: { type: 'string', value: 'NAMES', about: 'which societies it drives, by name (default: all it knows)' },
  },
  notes: [
    'TROUPE_STORE or --store names the Postgres: postgres://user:password@host/database. It needs the packages pg and',
    '@dbos-inc/dbos-sdk. Start as many as you like, on as many machines: the runs of one that is killed go on with the',
    'others within a second, those of a frozen one within eight. SIGTERM or Ctrl-C lets current steps finish and gives',
    'the runs back. A run waits until a worker has the version of its society that it was started with.',
    'How many runs of a society or tenant at once, who goes first, how often providers are asked and what models may',
    'cost are rules for all workers together: troupe rules. --at-once sets one of them.',
    '--keep explorers=last:100 removes all but the last 100 runs that have ended; archive:FOLDER writes each as a file',
    'that `troupe import` reads back and then removes it, archive:FOLDER:100 all but the last 100; forget removes all.',
    'Runs that can go on (open, waiting, failed) stay, and so do those that others were forked from.',
  ],
  examples: [
    'worker',
    'worker --concurrency 200 --societies household,explorers',
    'worker --places 20 --at-once household=4',
    'worker --society society.ts',
    'worker --keep explorers=last:100 --keep household=archive:/srv/archive:20',
  ],
  async run(given, screen) {
    const url = postgresAddress(given)
    if (url === undefined)
      throw misuse('A worker needs a Postgres: set TROUPE_STORE=postgres://user:password@host/database.')
    const concurrency = given.count('concurrency') ?? CONCURRENCY
    if (concurrency < 1 || concurrency > MOST_AT_ONCE)
      throw misuse(`--concurrency takes a number from 1 to ${MOST_AT_ONCE}.`)
    const places = given.count('places')
    if (places !== undefined && (places < 1 || places > MOST_AT_ONCE))
      throw misuse(`--places takes a number from 1 to ${MOST_AT_ONCE}.`)
    const modelServers = createModelServers(nameModelServers(given.list('model-server'), screen))
    const offered = await offeredSocieties(given)
    const wanted = given.text('societies')?.split(',') ?? Object.keys(offered)
    for (const name of wanted)
      if (!Object.hasOwn(offered, name))
        throw misuse(`There is no society ${JSON.stringify(name)} here. There are: ${listed(Object.keys(offered))}.`)
    const atOnce = Object.fromEntries(given.list('at-once').map((word) => readAtOnce(word, wanted)))
    const societies = Object.fromEntries(wanted.map((name) => [name, offered[name]!]))
    const keep = await readKeeps(given.list('keep'), wanted)
    const report = (error: unknown) => screen.warn(`${screen.paint('red', 'The worker:')} ${messageOf(error)}`)
    const { startWorker } = await import('../../workers/worker.ts')
    const started = await startWorker({
      url,
      societies,
      modelServers,
      concurrency,
      places,
      atOnce,
      keep,
      version: troupeVersion(),
      report,
    })
    // before anybody is told that it works: whoever hears that may stop it at once
    const stopped = stopSignal(started, () => screen.tell('Giving the runs back after their current steps …'))
    screen.tell(`Worker ${started.id} drives runs of ${storeShown(given)}: ${listed(started.queues)}.`)
    if (screen.json) printJson({ worker: started.id, queues: started.queues, pid: process.pid })
    const signal = await stopped
    return { json: { worker: started.id, stopped: signal } }
  },
}

function readAtOnce(word: string, societies: readonly string[]): [society: string, most: number] {
  const [, name = '', digits] = /^([^=]+)=(\d{1,5})$/.exec(word) ?? []
  const most = Number(digits)
  if (!(most >= 1 && most <= MOST_AT_ONCE))
    throw misuse(
      `--at-once takes NAME=N, with N from 1 to ${MOST_AT_ONCE}, such as household=4; not ${JSON.stringify(word)}.`,
    )
  if (!societies.includes(name))
    throw misuse(`--at-once: this worker drives no ${JSON.stringify(name)}. It drives: ${listed(societies)}.`)
  return [name, most]
}

async function stopSignal(started: Worker, onPause: () => void): Promise<StopSignal> {
  return new Promise((resolve) => {
    const stop = async () => {
      await started.close()
      interrupts.close()
      resolve(interrupts.signal ?? 'SIGTERM')
    }
    const interrupts = listenForInterrupts({ onPause, onGiveUp: () => {} })
    interrupts.watch({ pause: () => void stop(), stop() {} })
  })
}
