/**
 * Rules that hold for all workers together, kept in the database: how many runs at once, who goes first, how often a
 * provider is asked, what models may cost. Whoever drives asks them there, so that they hold the moment they are set.
 */
import type { PostgresStore } from '../postgres/index.ts'

export const RULE_KINDS = ['at-once', 'priority', 'rate', 'budget'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

export const PERIODS = { second: 1, minute: 60, hour: 3_600, day: 86_400, month: 2_592_000 } as const
export type Period = keyof typeof PERIODS

export interface Rule {
  readonly kind: RuleKind
  /** a society, `tenant:NAME`, for a budget also `all`; for a rate a provider */
  readonly name: string
  readonly amount: number
  /** of a budget */
  readonly unit: 'dollars' | 'tokens' | null
  /** of a rate, and of a budget that begins anew with each */
  readonly period: Period | null
}

/** Whose a run is: rules are about these. */
export interface Scope {
  readonly society: string
  readonly tenant: string | null
}

/** A rule that keeps runs waiting, as it is noted with them: its kind and its name. */
export type HeldBy = `${'at-once' | 'budget'} ${string}` | 'room'

export const EVERYBODY = 'all'
export const TENANT = 'tenant:'

/** The names of rules that are about this run. */
export function namesOf({ society, tenant }: Scope): string[] {
  return [EVERYBODY, society, ...(tenant === null ? [] : [`${TENANT}${tenant}`])]
}

export function isAbout(name: string, scope: Scope): boolean {
  return namesOf(scope).includes(name)
}

/** It is about a society, which somebody should have. */
export function isSocietyRule({ kind, name }: Rule): boolean {
  return kind !== 'rate' && name !== EVERYBODY && !name.startsWith(TENANT)
}

/** Who a rule is about, in words. */
export function whoIs(name: string): string {
  if (name === EVERYBODY) return 'all runs'
  return name.startsWith(TENANT) ? `tenant ${name.slice(TENANT.length)}` : name
}

/** An amount of a budget in words, such as `$5` or `2,000 tokens`. */
export function amountOf({ unit, amount }: Pick<Rule, 'unit'> & { readonly amount: number }): string {
  if (unit === 'tokens') return `${Math.round(amount).toLocaleString('en')} tokens`
  return `$${amount >= 1 && Number.isInteger(amount) ? amount : amount.toFixed(4)}`
}

/** What a run is worth before others; of a row of the table of work. */
export function priorityIn(schema: string, row = 'work'): string {
  return `COALESCE((SELECT sum(amount)::integer FROM ${schema}.rules
    WHERE kind = 'priority' AND name IN (${row}.society, '${TENANT}' || ${row}.tenant)), 0)`
}

export function createRuleTable({ database, schema }: Pick<PostgresStore, 'database' | 'schema'>) {
  const ask = <Row>(text: string, values: readonly unknown[] = []) =>
    database.patiently(() => database.ask<Row>(text, values))
  return {
    all: () => ask<Rule>(`SELECT kind, name, amount, unit, period FROM ${schema}.rules ORDER BY kind, name`),
    set: ({ kind, name, amount, unit, period }: Rule) =>
      ask(
        `INSERT INTO ${schema}.rules (kind, name, amount, unit, period) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (kind, name) DO UPDATE SET amount = $3, unit = $4, period = $5`,
        [kind, name, amount, unit, period],
      ),
    remove: (kind: RuleKind, name: string) =>
      ask(`DELETE FROM ${schema}.rules WHERE kind = $1 AND name = $2`, [kind, name]),
    /** how many calls of each provider wait for their turn just now */
    queued: () =>
      ask<{ provider: string; calls: number }>(
        `SELECT provider, ceil(greatest(0, -(tokens + ${REFILL('rules', 'buckets.at')})))::integer AS calls
         FROM ${schema}.buckets JOIN ${schema}.rules ON kind = 'rate' AND name = provider`,
      ),
  }
}

/** How many calls a bucket holds: a tenth of what a period allows may come at once, and never more than it allows. */
export const SIZE = (rule: string) => `greatest(1, floor(${rule}.amount / 10))`
const SECONDS = (rule: string) =>
  `CASE ${rule}.period ${Object.entries(PERIODS)
    .map(([name, seconds]) => `WHEN '${name}' THEN ${seconds}`)
    .join(' ')} END`
/** How many calls come into it a second. */
export const SPEED = (rule: string) => `((${rule}.amount - ${SIZE(rule)} + 1) / ${SECONDS(rule)})`
/** How many have come since a moment. */
export const REFILL = (rule: string, since: string) =>
  `(${SPEED(rule)} * greatest(0, extract(epoch FROM clock_timestamp() - ${since})::float8))`
