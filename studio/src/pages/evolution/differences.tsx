/** What a variant has that its parent has not: rules, numbers and agents in words, prompts line by line. */
import type { PromptChange, VariantDetail } from '../../../../src/server/api-evolution.ts'
import { shortText, visibleText } from '../../ui/clip-text.ts'
import { diffLines } from './line-diff.ts'

export function Differences({ detail: { differences, prompts, by } }: { readonly detail: VariantDetail }) {
  if (by === 'control') return <p className="soft">Nothing but the dice is other than in its parent.</p>
  return (
    <>
      <ul className="variant-changes">
        {differences.map((difference) => (
          <li key={difference}>
            <code dir="auto">{shortText(difference, 120)}</code>
          </li>
        ))}
      </ul>
      {prompts.map((change) => (
        <PromptDiff key={change.member} change={change} />
      ))}
    </>
  )
}

const signs = { same: ' ', gone: '−', new: '+' } as const
const meanings = { same: '', gone: 'gone: ', new: 'new: ' } as const

function PromptDiff({ change: { member, before, after } }: { readonly change: PromptChange }) {
  return (
    <figure className="prompt-diff">
      <figcaption>Prompt of {shortText(member, 60)}</figcaption>
      <div className="prompt-diff-lines" tabIndex={0} role="group" aria-label={`Prompt of ${shortText(member, 60)}`}>
        {diffLines(before, after).map(({ kind, text }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has its place
          <div key={place} className={`prompt-line prompt-line-${kind}`}>
            <span aria-hidden="true">{signs[kind]}</span>
            <span dir="auto">
              {kind !== 'same' && <span className="unseen">{meanings[kind]}</span>}
              {visibleText(text)}
            </span>
          </div>
        ))}
      </div>
    </figure>
  )
}
