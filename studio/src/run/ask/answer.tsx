/** What a member answered: in words, how sure it is, the way as commands, lists, and the steps it stands on. */
import { useEffect, useRef } from 'react'
import type { MemberAnswer } from '../../../../src/server/api.ts'
import { Bar } from '../../ui/bar.tsx'
import { Button } from '../../ui/button.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { useRun } from '../context.tsx'
import { oneLine } from '../panels/read/brief.ts'
import { StepLink } from '../panels/parts/step-link.tsx'
import { readAnswer, type AnswerParts, type Row } from './read-answer.ts'

interface AnswerViewProps {
  /** what was asked */
  readonly title: string
  readonly answer: MemberAnswer
  /** asks the same at the step that is being looked at now, where that is another */
  readonly onAgain?: (() => void) | undefined
}

const LONGEST_ANSWER = 1_200

export function AnswerView({ title, answer, onAgain }: AnswerViewProps) {
  const { step: now } = useRun()
  const parts = readAnswer(answer)
  const { confidence } = answer
  const place = useRef<HTMLElement>(null)
  // it comes below what was clicked, and may be out of sight; what is read already stays where it is
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return (
    <article className="ask-answer" aria-label="Its answer" ref={place}>
      <p className="ask-asked">
        {oneLine(title, 200)} <StepLink step={answer.step} />
      </p>
      <p className="ask-says" dir="auto">
        {shortText(answer.answer, LONGEST_ANSWER)}
      </p>
      <p className="ask-sure">
        <span>{confidence === 0 ? 'It does not know' : `${confidence.toFixed(2)} sure`}</span>
        <Bar value={confidence} label="How sure it is" />
      </p>
      <Path commands={parts.path} />
      <Lists lists={parts.lists} />
      <Sources parts={parts} />
      <Rest parts={parts} />
      <Elsewhere member={parts.ask} />
      {onAgain && (
        <Button variant="quiet" onClick={onAgain}>
          Ask again at step {now}
        </Button>
      )}
    </article>
  )
}

function Path({ commands }: { readonly commands: readonly string[] }) {
  if (commands.length === 0) return null
  return (
    <ol className="ask-path" aria-label="The way, as commands">
      {commands.map((command, place) => (
        // the same command may come twice on a way
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <kbd>{command}</kbd>
        </li>
      ))}
    </ol>
  )
}

function Lists({ lists }: Pick<AnswerParts, 'lists'>) {
  return lists.map(({ name, items, more }) => (
    <div key={name} className="ask-list">
      <h4>{name}</h4>
      <ul>
        {[...new Set(items)].map((item) => (
          <li key={item} dir="auto">
            {item}
          </li>
        ))}
        {more > 0 && <li className="ask-more">and {more} more</li>}
      </ul>
    </div>
  ))
}

/** Turns as the society counts them are steps of the journal here, so that one can go there. */
function Sources({ parts: { turns, by, sources } }: { readonly parts: AnswerParts }) {
  const { timeline, view } = useRun()
  const steps = turns.flatMap((turn) => view.stepOfTurn?.(timeline, turn) ?? [])
  if (steps.length === 0 && by === undefined) return null
  return (
    <p className="ask-sources">
      From{' '}
      {by !== undefined && (
        <>
          its {sources.join(', ') || 'state'}, by {by}{' '}
        </>
      )}
      {[...new Set(steps)].map((step) => (
        <span key={step}>
          <StepLink step={step} />{' '}
        </span>
      ))}
    </p>
  )
}

function Rest({ parts: { rows, facts } }: { readonly parts: AnswerParts }) {
  if (rows.length === 0 && facts.length === 0) return null
  return (
    <details className="ask-rest">
      <summary>What it was made from</summary>
      {facts.length > 0 && (
        <dl className="ask-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {rows.map(({ name, rows: lines, more }) => (
        <div key={name} className="ask-rows">
          <h4>{name}</h4>
          <ul>
            {lines.map((row, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <RowLine key={place} row={row} />
            ))}
            {more > 0 && <li className="ask-more">and {more} more</li>}
          </ul>
        </div>
      ))}
    </details>
  )
}

function RowLine({ row: { text, note, turn } }: { readonly row: Row }) {
  const { timeline, view } = useRun()
  const step = turn === undefined ? undefined : view.stepOfTurn?.(timeline, turn)
  return (
    <li dir="auto">
      {text} {step !== undefined && <StepLink step={step} />} {note !== '' && <small>{note}</small>}
    </li>
  )
}

/** Another member would know: one click away. */
function Elsewhere({ member }: { readonly member: string | undefined }) {
  const { agents, choose } = useRun()
  const other = agents.find(({ name }) => name === member)
  if (other === undefined) return null
  return (
    <Button variant="quiet" icon="person" onClick={() => choose(other.name)}>
      Go to {oneLine(other.title, 30)}
    </Button>
  )
}
