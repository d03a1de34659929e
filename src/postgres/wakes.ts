/**
 * Wakes readers of a Postgres store: by LISTEN and NOTIFY, and by looking where that is missing, late or lost.
 * Writers notify after their commits and not in them: Postgres lets one transaction with a NOTIFY commit at a time.
 */
import type { Client } from 'pg'
import { createWaiters } from '../store/waiters.ts'
import type { Address } from './address.ts'
import type { Database } from './database.ts'

// looked at all the same, because a notification can be lost with its connection or its sender
const LOOK_MS = 1_000
const LOOK_ALONE_MS = 50
// what is written within this time is told of together
const TELL_MS = 10
// a payload holds 8,000 bytes; whoever reads this looks at everything
const LONGEST_PAYLOAD = 7_000
const EVERYTHING = '*'

export interface Wakes {
  /** there is more of this run: tells everybody, here and elsewhere */
  written(run: string): void
  changed(run: string, seq: number, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

export function createWakes(database: Database, { schema, isPooled }: Address, canWrite: boolean): Wakes {
  const waiters = createWaiters()
  const channel = `troupe_${schema}`
  /** who waits for what: how often, and after which entry at the earliest */
  const waited = new Map<string, { count: number; seq: number }>()
  let isClosed = false
  let isListening = false
  let listening: Promise<Client | undefined> | undefined
  let timer: NodeJS.Timeout | undefined

  const listen = async (): Promise<Client | undefined> => {
    if (isPooled) return undefined
    try {
      const client = await database.connect()
      client.on('notification', ({ payload = EVERYTHING }) =>
        waiters.wake(payload === EVERYTHING ? undefined : payload),
      )
      client.once('end', () => {
        isListening = false
        listening = undefined
      })
      await client.query(`LISTEN ${channel}`)
      isListening = true
      return client
    } catch {
      // looking is enough; the next look tries again
      listening = undefined
      return undefined
    }
  }
  const look = async () => {
    timer = undefined
    if (waited.size === 0 || isClosed) return
    try {
      for (const { id, head } of await heads([...waited.keys()]))
        if (head > (waited.get(id)?.seq ?? 0)) waiters.wake(id)
    } catch {
      // who waits looks for itself then, and is told what is wrong
      waiters.wake()
    }
    lookLater()
  }
  const lookLater = () => {
    if (waited.size === 0 || isClosed) return
    void (listening ??= listen())
    timer ??= setTimeout(() => void look(), isListening ? LOOK_MS : LOOK_ALONE_MS)
  }
  const heads = (runs: readonly string[]) =>
    database.patiently(() =>
      database.ask<{ id: string; head: number }>(`SELECT id, head FROM ${schema}.runs WHERE id = ANY($1)`, [runs]),
    )

  // a statement of its own, with nothing written beside it: Postgres does not flush that to the disk
  const tellAll = `SELECT pg_notify('${channel}', payload) FROM unnest($1::text[]) AS payload`
  let news = new Set<string>()
  let telling: NodeJS.Timeout | undefined
  const tell = async () => {
    telling = undefined
    const payloads = [...news].map((run) => (Buffer.byteLength(run) > LONGEST_PAYLOAD ? EVERYTHING : run))
    news = new Set()
    await database.ask(tellAll, [payloads], `troupe-tell-${schema}`).catch(() => {})
  }
  return {
    written(run) {
      waiters.wake(run)
      if (isPooled || !canWrite || isClosed) return
      news.add(run)
      telling ??= setTimeout(() => void tell(), TELL_MS).unref()
    },
    async changed(run, seq, signal) {
      const mine = waited.get(run) ?? { count: 0, seq }
      waited.set(run, { count: mine.count + 1, seq: Math.min(mine.seq, seq) })
      const over = new AbortController()
      try {
        const woken = waiters.wait(run, AbortSignal.any([signal, over.signal]))
        if (isClosed || signal.aborted) return
        // who waits first and looks then misses nothing
        await (listening ??= listen())
        const [found] = await heads([run])
        if ((found?.head ?? 0) > seq) return
        lookLater()
        await woken
      } finally {
        over.abort()
        const left = waited.get(run)!
        if (left.count > 1) waited.set(run, { ...left, count: left.count - 1 })
        else waited.delete(run)
        if (waited.size === 0) {
          clearTimeout(timer)
          timer = undefined
          rest()
        }
      }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(telling)
      if (news.size > 0) await tell()
      waiters.wake()
      await (await listening)?.end().catch(() => {})
    },
  }

  /** A connection that nobody needs must not keep the process alive. */
  function rest() {
    // the driver has it, its types do not
    void listening?.then((client) => (client as { unref?(): void } | undefined)?.unref?.())
  }
}
