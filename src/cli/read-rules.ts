/** Reads rules for workers as people write them, such as `--budget tenant:acme=5/day`. */
import { listed } from '../base/errors.ts'
import { EVERYBODY, PERIODS, TENANT, type Period, type Rule, type RuleKind } from '../workers/rules.ts'
import { misuse } from './command.ts'

/** A rule to be set, or the name of one that is to hold no longer. */
export type RuleChange = Pick<Rule, 'kind' | 'name'> & { readonly rule?: Rule }

export const RULE_FORMS: Readonly<Record<RuleKind, string>> = {
  'at-once': 'NAME=N',
  priority: 'NAME=N',
  rate: 'PROVIDER=N/PERIOD',
  budget: 'NAME=AMOUNT/PERIOD',
}

const EXAMPLES: Readonly<Record<RuleKind, string>> = {
  'at-once': 'household=4 or tenant:acme=10',
  priority: 'tenant:acme=10 or explorers=-5',
  rate: 'openai=60/minute or localhost:8000=2/second',
  budget: 'explorers=5/day, tenant:acme=0.50/hour, all=100 or all=200000tokens/day',
}

const MOST_AT_ONCE = 10_000
const HIGHEST_PRIORITY = 1_000
const MOST_CALLS = 1_000_000
const MOST_SPENT = 1e12
// of budgets: what is spent is counted by the hour
const BUDGET_PERIODS: readonly Period[] = ['hour', 'day', 'month']
const NONE = 'none'

export function readRule(kind: RuleKind, text: string): RuleChange {
  // a name may be the path of a file: what comes after the last = is the amount
  const [, name = '', value = ''] = /^(.+)=([^=]*)$/s.exec(text) ?? []
  const isTooLong = name.length > LONGEST_NAME
  if (name === '' || value === '' || isTooLong || name === TENANT) throw unreadable(kind, text)
  if (kind !== 'budget' && name === EVERYBODY) throw unreadable(kind, text)
  if (value === NONE) return { kind, name }
  const rule = readers[kind](value)
  if (rule === undefined) throw unreadable(kind, text)
  return { kind, name, rule: { unit: null, period: null, ...rule, kind, name } }
}

const LONGEST_NAME = 300

type Read = Pick<Rule, 'amount'> & Partial<Pick<Rule, 'unit' | 'period'>>

const readers: Readonly<Record<RuleKind, (value: string) => Read | undefined>> = {
  'at-once': (value) => whole(value, 1, MOST_AT_ONCE),
  priority: (value) => whole(value, -HIGHEST_PRIORITY, HIGHEST_PRIORITY),
  rate(value) {
    const [amount = '', period = ''] = value.split('/')
    const calls = whole(amount, 1, MOST_CALLS)
    return calls && isPeriod(period) && value.split('/').length === 2 ? { ...calls, period } : undefined
  },
  budget(value) {
    const [, dollars, tokens, period] =
      /^(?:\$?(\d{1,12}(?:\.\d{1,6})?)|(\d{1,12})tokens)(?:\/(\w+))?$/.exec(value) ?? []
    if (dollars === undefined && tokens === undefined) return undefined
    if (period !== undefined && !(isPeriod(period) && BUDGET_PERIODS.includes(period))) return undefined
    const amount = Number(dollars ?? tokens)
    if (amount > MOST_SPENT) return undefined
    return {
      amount,
      unit: dollars === undefined ? 'tokens' : 'dollars',
      period: period === undefined ? null : period,
    }
  },
}

function isPeriod(text: string): text is Period {
  return Object.hasOwn(PERIODS, text)
}

function whole(text: string, low: number, high: number): Read | undefined {
  const amount = Number(text)
  return /^-?\d{1,9}$/.test(text) && amount >= low && amount <= high ? { amount } : undefined
}

function unreadable(kind: RuleKind, text: string) {
  const periods = kind === 'rate' ? Object.keys(PERIODS) : BUDGET_PERIODS
  const help = kind === 'rate' || kind === 'budget' ? ` PERIOD is ${listed(periods)}.` : ''
  return misuse(
    `--${kind} takes ${RULE_FORMS[kind]}, such as ${EXAMPLES[kind]}; not ${JSON.stringify(text)}.${help} ` +
      `${NONE} in place of the amount takes the rule away.`,
  )
}
