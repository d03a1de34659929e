/** The head of a run page: where you are, which step, what it has come to. */
import { Link } from 'wouter'
import type { Fact } from '../contract.ts'
import { runAddress } from '../pages/words.ts'
import { shortText } from '../ui/clip-text.ts'
import { useRun } from './context.tsx'
import { statusWords } from './layout-words.ts'

export function RunPath() {
  const { detail } = useRun()
  return (
    <>
      <Link className="path-link run-path-up" href="/runs">
        Runs
      </Link>
      <Slash />
      {detail.within !== undefined && (
        <>
          <Link className="path-link" href={runAddress(detail.within)}>
            The run around it
          </Link>
          <Slash />
        </>
      )}
      <h1 className="run-title" dir="auto" title={shortText(detail.title, 200)}>
        {shortText(detail.title, 200)}
      </h1>
      <StepNow />
    </>
  )
}

const Slash = () => (
  <span className="run-path-slash run-path-up" aria-hidden="true">
    /
  </span>
)

function StepNow() {
  const { detail, state, step, isFollowing, timeline } = useRun()
  const isNow = state === 'live' && isFollowing
  const isAtEnd = step === timeline.lastStep
  const words = isAtEnd ? statusWords(detail, state) : undefined
  return (
    <p className={`run-step${isNow ? ' run-step-now' : ''}`}>
      {isNow && <span className="run-dot" aria-hidden="true" />}
      <span className="run-step-number">step {step.toLocaleString('en')}</span>
      {words && <span className="run-step-status">{words}</span>}
    </p>
  )
}

export function RunFacts() {
  const { view, moment } = useRun()
  const facts = view.facts?.(moment) ?? []
  const main = facts.find(({ isMain }) => isMain)
  return (
    <div className="run-facts">
      {main && (
        <p className="run-fact-main">
          <b>{main.value}</b> {main.note}
        </p>
      )}
      <p className="run-fact-rest">
        {facts
          .filter((fact) => fact !== main)
          .map(inWords)
          .join(' · ')}
      </p>
    </div>
  )
}

const inWords = ({ value, note }: Fact): string => (note === undefined ? value : `${value} ${note}`)
