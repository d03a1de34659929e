/** The reaper: one worker at a time sees to what dead and frozen ones drove, and to what the queue has lost. */
import type { createGate } from './gate.ts'
import type { Presence } from './presence.ts'
import type { Queue } from './queue.ts'
import type { WorkTable } from './work.ts'

const LOOK_MS = 100
// what is slow to find is looked for less often
const LOOKS_PER_SWEEP = 20
const WAITED_SECONDS = 2

export interface ReaperOptions {
  readonly presence: Presence
  readonly table: WorkTable
  readonly queue: Queue
  readonly gate: Pick<ReturnType<typeof createGate>, 'release'>
  /** what is wanted of the worker's own runs, and what it could take over, where nobody told it */
  readonly look: () => Promise<void>
  readonly report: (error: unknown) => void
}

export function createReaper({ presence, table, queue, gate, look, report }: ReaperOptions) {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let looks = 0
  let isSweeping = false
  const fail = (error: unknown) => {
    if (!isClosed) report(error)
  }
  /** What asks the queue may wait for seconds where its connection broke: nobody goes unnoticed meanwhile. */
  let behind: Promise<void> = Promise.resolve()
  const later = (work: () => Promise<void>) => {
    behind = behind.then(work).catch(fail)
  }
  const takeFrom = async (worker: string) => {
    const lost = new Set((await table.loseAll(worker)).map(({ run }) => run))
    // whoever has room takes them at once: a queue that is looked at now and then, and that waits for seconds after
    // its connection broke, is for what nobody has room for
    if (lost.size > 0) await table.tell('lost')
    later(async () => {
      // it may have died with runs in its hands that it had not begun
      const begun = await queue.strike(worker)
      for (const work of await table.find(begun.filter((run) => !lost.has(run))))
        if (work.state === 'queued') await queue.send(work.run)
    })
  }
  /** noted as waiting, and in no queue: whoever was to send it, or took it, is gone */
  const sweep = async () => {
    for (const { worker } of await table.ownerless()) await takeFrom(worker)
    const waiting = await table.waiting(WAITED_SECONDS)
    if (waiting.length === 0) return
    const missing = new Set(await queue.missing(waiting.flatMap(({ workflow }) => workflow ?? [])))
    for (const { run, workflow } of waiting) if (workflow === null || missing.has(workflow)) await queue.send(run)
  }
  const reap = async () => {
    for (const gone of await presence.findGone()) {
      // forgotten first: one that only slept finds out before it drives on
      await presence.forget(gone)
      await takeFrom(gone)
    }
    if (presence.isReaper()) for (const run of await gate.release()) later(() => queue.send(run))
    if (++looks % LOOKS_PER_SWEEP !== 0) return
    await look()
    if (isSweeping) return
    isSweeping = true
    later(() => sweep().finally(() => (isSweeping = false)))
  }
  let reaping: Promise<void> = Promise.resolve()
  const goOn = () => {
    reaping = reap()
      .catch(fail)
      .finally(() => {
        if (!isClosed) timer = setTimeout(goOn, LOOK_MS)
      })
  }
  goOn()
  return {
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await reaping
      await behind
    },
  }
}
