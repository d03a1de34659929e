/** One thing the Critic found: how bad it is, what it is, and what mended it, as far as that has happened. */
import { oneLine } from '../shared/one-line.ts'
import type { Issue, Severity } from './chronicle.ts'
import { hueOfMember, titleOf } from './members.ts'

interface IssueProps {
  readonly issue: Issue
  readonly now: number
  readonly goTo: (step: number) => void
}

const signs: Readonly<Record<Severity, string>> = { error: '✕', warning: '!', info: 'i' }

export function IssueLine({ issue, now, goTo }: IssueProps) {
  const { severity, category, description, suggestedFix, mended } = issue
  return (
    <li className={`scene-issue is-${severity}`}>
      <span className="scene-severity">
        <span aria-hidden="true">{signs[severity]}</span> {severity}
        {category !== '' && ` · ${oneLine(category.replaceAll('_', ' '), 40)}`}
      </span>
      <span dir="auto">{oneLine(description, 300)}</span>
      {mended !== undefined && mended.step <= now ? (
        <span className={`scene-mended hue-${hueOfMember(mended.agent)}`}>
          <span aria-hidden="true">✓</span> <b>{titleOf(mended.agent)}</b> {oneLine(mended.words, 160)}{' '}
          <button type="button" className="bare scene-link" onClick={() => goTo(mended.step)}>
            at step {mended.step}
          </button>
        </span>
      ) : (
        suggestedFix !== '' && (
          <span className="scene-wish" dir="auto">
            {oneLine(suggestedFix, 200)}
          </span>
        )
      )}
    </li>
  )
}
