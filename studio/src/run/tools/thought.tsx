/** A thought with tools, to be read: what the model said, each call with its input and what came of it. */
import { useState } from 'react'
import { Link } from 'wouter'
import { useFollowed } from '../../journal/follow.ts'
import { runAddress } from '../../pages/words.ts'
import { possible } from '../act-state.ts'
import { ForkDialog } from '../act-fork.tsx'
import { InnerRun, useRun } from '../context.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Clip } from '../../ui/clip.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { brief } from '../panels/read/brief.ts'
import { outcomeWords } from './outcome.ts'
import { Pretty } from './pretty.tsx'
import { readThought, type CallMade } from './read-thought.ts'
import './tools.css'

/** `id`: the run of the society that the thought is. */
export function Thought({ id }: { readonly id: string }) {
  const { timeline, detail, state, failure } = useFollowed(id)
  if (state === 'loading' || timeline.start === undefined)
    return <p className="panel-note">{failure?.message ?? 'Reading what it called.'}</p>
  const parts = readThought(timeline)
  const isUnderWay = state === 'live'
  return (
    <div className="thought">
      <ol className="thought-parts">
        {parts.map(({ step, text, calls }) => (
          <li key={step} className="thought-part">
            {detail && (
              <InnerRun timeline={timeline} detail={detail}>
                <ForkBefore step={step} />
              </InnerRun>
            )}
            {text !== '' && (
              <p className="thought-says">
                <Clip text={text} limit={400} />
              </p>
            )}
            {calls.length > 0 && (
              <ul className="tool-calls">
                {calls.map((call) => (
                  <li key={call.id}>
                    <Call call={call} isUnderWay={isUnderWay} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {parts.length === 0 && <p className="panel-note">It has called nothing yet.</p>}
      <Link className="inside-open" href={runAddress(id)}>
        Step by step
      </Link>
    </div>
  )
}

/** Lets the model think again from here, with everything before as it was. */
function ForkBefore({ step }: { readonly step: number }) {
  const { detail, isShared, timeline } = useRun()
  const [isAsking, setAsking] = useState(false)
  // a moment whose journal is not here cannot be forked from here
  if (isShared || !possible(detail).fork || step - 1 < timeline.firstStep) return null
  return (
    <>
      <IconButton
        icon="fork"
        className="thought-fork"
        label={`Fork before step ${step} of this thought`}
        onClick={() => setAsking(true)}
      />
      {isAsking && <ForkDialog isOpen at={step - 1} onClose={() => setAsking(false)} />}
    </>
  )
}

function Call({ call, isUnderWay }: { readonly call: CallMade; readonly isUnderWay: boolean }) {
  const { name, input, edited, state, output, ms } = call
  const { word, tone, icon } = outcomeWords[state]
  const isOpen = state === 'open'
  return (
    <details className={`tool-call tool-call-${state}`}>
      <summary>
        <Icon name={icon} size={13} />
        <code className="tool-name">{shortText(name, 64)}</code>
        <span className="tool-brief" dir="auto">
          {brief(edited ?? input, 80)}
        </span>
        <Badge tone={tone}>{isOpen && !isUnderWay ? 'not done yet' : word}</Badge>
      </summary>
      <div className="tool-detail">
        <h4>Input{edited !== undefined && ', as the model wanted it'}</h4>
        <Pretty value={input} />
        {edited !== undefined && (
          <>
            <h4>Input, as a person changed it</h4>
            <Pretty value={edited} />
          </>
        )}
        {output !== undefined && (
          <>
            <h4>
              What came of it
              {ms !== undefined && <span className="panel-note"> after {ms.toLocaleString('en')} ms</span>}
            </h4>
            <Pretty value={output} isOutside={state === 'done' || state === 'faulty'} />
          </>
        )}
      </div>
    </details>
  )
}
