/** What holds for all workers together, and how much of it is used. */
import type { RuleInUse } from '../../../../src/server/api-workers.ts'
import { shortText } from '../../ui/clip-text.ts'

const KINDS = { 'at-once': 'at once', priority: 'priority', rate: 'rate', budget: 'budget' } as const

export function Rules({ rules }: { readonly rules: readonly RuleInUse[] }) {
  return (
    <section className="page-section">
      <h2>Rules</h2>
      {rules.length === 0 && (
        <p className="soft">
          None hold. Set them with <code>troupe rules</code>.
        </p>
      )}
      <ul className="workers-rows">
        {rules.map((rule) => (
          <li key={`${rule.kind} ${rule.name}`}>
            <span>{KINDS[rule.kind]}</span>
            <span dir="auto">{shortText(rule.name, 60)}</span>
            <span>{amountOf(rule)}</span>
            <span className="workers-when soft">{usedOf(rule)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function amountOf({ kind, amount, unit, period }: RuleInUse): string {
  const each = period === undefined ? '' : ` a ${period}`
  if (kind === 'budget') return `${inUnit(amount, unit)}${each}`
  if (kind === 'rate') return `${amount.toLocaleString('en')} calls${each}`
  return kind === 'at-once' ? `${amount.toLocaleString('en')} runs` : String(amount)
}

function usedOf({ amount, unit, spent, queued = 0 }: RuleInUse): string {
  if (spent !== undefined) return `${inUnit(spent, unit)} ${spent >= amount ? 'spent: its runs wait' : 'spent'}`
  return queued > 0 ? `${queued.toLocaleString('en')} calls wait` : ''
}

function inUnit(amount: number, unit: string | undefined): string {
  if (unit === 'tokens') return `${Math.round(amount).toLocaleString('en')} tokens`
  return `$${Number.isInteger(amount) ? amount.toLocaleString('en') : amount.toFixed(2)}`
}
