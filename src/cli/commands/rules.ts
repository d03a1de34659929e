/** `troupe rules`: what holds for all workers together, how much of it is used, and how it is changed. */
import { createRuleTable, isSocietyRule, RULE_KINDS, type RuleKind } from '../../workers/rules.ts'
import { readRulesInUse } from '../../workers/rules-in-use.ts'
import { createWorkTable } from '../../workers/work.ts'
import { partsOfQueue } from '../../workers/version.ts'
import type { PostgresStore } from '../../postgres/index.ts'
import type { RuleInUse } from '../../server/api-workers.ts'
import { drawTable } from '../../terminal/table.ts'
import { harmless } from '../../terminal/text.ts'
import { misuse, type Command, type Options } from '../command.ts'
import { postgresAddress, storeShown, withStore } from '../open-store.ts'
import { readRule, RULE_FORMS } from '../read-rules.ts'

const ABOUT: Readonly<Record<RuleKind, string>> = {
  'at-once': 'how many runs all workers together drive at once',
  priority: 'which runs go first where not all can be driven; 0 without one, and those of tenant and society add up',
  rate: 'how often all workers together ask a provider of models',
  budget: 'what models may cost; runs it is about wait when it is spent',
}

const options = Object.fromEntries(
  RULE_KINDS.map((kind) => [kind, { type: 'string', multiple: true, value: RULE_FORMS[kind], about: ABOUT[kind] }]),
) as Options

export const rules: Command = {
  takes: [],
  options,
  notes: [
    'Without options, says what holds. NAME is a society, tenant:NAME (the `tenant` that a run was started with over',
    'the API) or, for a budget, all. PROVIDER is openai, anthropic, google, ollama or the host of a model server.',
    'An amount of a budget is dollars, or tokens as in 200000tokens; without a period it is spent once and for all.',
    'none in place of an amount takes the rule away. Rules hold the moment they are set, for runs that workers drive.',
  ],
  examples: [
    'rules',
    'rules --at-once household=4 --at-once tenant:acme=10',
    'rules --priority tenant:acme=10',
    'rules --rate openai=60/minute',
    'rules --budget explorers=5/day --budget all=2000000tokens/month',
    'rules --rate openai=none',
  ],
  async run(given, screen) {
    if (postgresAddress(given) === undefined)
      throw misuse('Rules are for workers on a Postgres: set TROUPE_STORE=postgres://user:password@host/database.')
    const changes = RULE_KINDS.flatMap((kind) => given.list(kind).map((text) => readRule(kind, text)))
    return withStore(given, {}, async (opened) => {
      const store = opened as PostgresStore
      const table = createRuleTable(store)
      for (const { kind, name, rule } of changes) await (rule ? table.set(rule) : table.remove(kind, name))
      const known = new Set(
        [...(await createWorkTable(store).queues()).keys()].map((each) => partsOfQueue(each).society),
      )
      for (const { rule } of changes)
        if (rule && isSocietyRule(rule) && !known.has(rule.name))
          screen.warn(`No worker drives a society ${JSON.stringify(rule.name)} just now; the rule holds all the same.`)
      const found = await readRulesInUse(store)
      const rows = found.map((rule) => [{ text: rule.kind }, { text: harmless(rule.name) }, ...wordsOf(rule)])
      if (rows.length === 0) screen.say(`No rules hold for the workers of ${storeShown(given)}.`)
      else screen.say(...drawTable(['rule', 'for', 'amount', 'used'], rows, screen.paint, screen.columns))
      return { json: { store: storeShown(given), rules: found } }
    })
  },
}

function wordsOf({ kind, amount, unit, period, spent = 0, queued = 0 }: RuleInUse) {
  const each = period === undefined ? '' : ` a ${period}`
  const told = (count: number) => (unit === 'dollars' ? `$${count}` : count.toLocaleString('en'))
  if (kind === 'budget') {
    const share = unit === 'dollars' ? `$${spent.toFixed(4)}` : told(spent)
    const isOver = spent >= amount
    return [
      { text: `${told(amount)}${unit === 'tokens' ? ' tokens' : ''}${each}` },
      { text: isOver ? `${share}: spent` : share, ...(isOver && { style: 'red' as const }) },
    ]
  }
  if (kind === 'rate') return [{ text: `${told(amount)} calls${each}` }, { text: queued > 0 ? `${queued} wait` : '' }]
  return [{ text: kind === 'at-once' ? `${amount} runs` : String(amount) }, { text: '' }]
}
