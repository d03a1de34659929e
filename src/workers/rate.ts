/**
 * How often a provider is asked, by all workers together: a bucket of tokens in the database, which fills with time.
 * Each call takes one before it is made; where there is none it owes one, and waits until that has come. So calls are
 * made in the order in which they were wanted, whoever makes them.
 */
import { systemClock, type Clock } from '../base/clock.ts'
import type { CallGate } from '../models/call-gate.ts'
import type { PostgresStore } from '../postgres/index.ts'
import { REFILL, SIZE, SPEED } from './rules.ts'

export function createRateGate(
  { database, schema }: Pick<PostgresStore, 'database' | 'schema'>,
  clock: Clock = systemClock,
): CallGate {
  const rule = `FROM ${schema}.rules AS rule WHERE kind = 'rate' AND name = $1`
  const take = `INSERT INTO ${schema}.buckets AS bucket (provider, tokens, taken, at)
    SELECT name, ${SIZE('rule')} - 1, 1, clock_timestamp() ${rule}
    ON CONFLICT (provider) DO UPDATE SET at = greatest(bucket.at, clock_timestamp()), taken = bucket.taken + 1,
      tokens = (SELECT least(${SIZE('rule')}, bucket.tokens + ${REFILL('rule', 'bucket.at')}) - 1 ${rule})
    RETURNING tokens, taken, (SELECT ${SPEED('rule')} ${rule}) AS speed`
  // what others took later does not count
  const look = `SELECT tokens + ${REFILL('rule', 'bucket.at')} + (taken - $2::bigint) AS tokens,
      ${SPEED('rule')} AS speed
    FROM ${schema}.buckets AS bucket JOIN ${schema}.rules AS rule ON kind = 'rate' AND name = provider
    WHERE provider = $1`
  const giveBack = `UPDATE ${schema}.buckets SET tokens = tokens + 1 WHERE provider = $1`
  const ask = <Row>(text: string, values: readonly unknown[]) =>
    database.patiently(() => database.ask<Row>(text, values))
  /** until those who came before have had theirs, or it is given up */
  const untilDue = async (provider: string, mine: Taken | undefined, signal: AbortSignal | undefined) => {
    // without a rule for this provider there is none
    for (let level: Level | undefined = mine; level !== undefined && level.tokens < -ROUNDING;) {
      if (signal?.aborted === true) return
      const wait = (-level.tokens / level.speed) * 1_000
      await clock.sleep(Math.min(Math.max(1, wait), LOOK_MS), signal)
      // looked at again: the rule may be another by now
      level = (await ask<Level>(look, [provider, mine!.taken]))[0]
    }
  }
  return async (provider, signal) => {
    signal?.throwIfAborted()
    const [mine] = await ask<Taken>(take, [provider])
    await untilDue(provider, mine, signal)
    if (signal?.aborted !== true) return
    if (mine !== undefined) await ask(giveBack, [provider]).catch(() => {})
    signal.throwIfAborted()
  }
}

interface Level {
  /** below 0: so many have to come first */
  readonly tokens: number
  /** how many come in a second */
  readonly speed: number
}

interface Taken extends Level {
  /** how many have been taken so far, this one included */
  readonly taken: string
}

const LOOK_MS = 1_000
// what comes of sums of fractions
const ROUNDING = 1e-6
