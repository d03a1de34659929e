/**
 * All that an agent has at this moment: what it took, its mailbox, its memories, its last calls; and a way to be it.
 */
import { useState, type ReactNode } from 'react'
import { Bar } from '../ui/bar.tsx'
import { Button } from '../ui/button.tsx'
import { Clip } from '../ui/clip.tsx'
import { possible } from './act-state.ts'
import { AskMember } from './ask/ask-member.tsx'
import { ForkDialog } from './act-fork.tsx'
import type { FullCard } from './agents-cards.ts'
import { useRun } from './context.tsx'
import { Whisper } from './act-whisper.tsx'
import { isThought } from './inside/inside.ts'
import { SocietiesInside } from './inside/societies-inside.tsx'
import { AgentName } from './panels/parts/agent-name.tsx'
import { StepLink } from './panels/parts/step-link.tsx'
import { ModelCallDetail } from './panels/journal/model-call-detail.tsx'
import { Recollections } from './panels/memory/recollections.tsx'
import type { Activity } from './panels/read/activity.ts'
import { oneLine } from './panels/read/brief.ts'
import { mailboxOf } from './panels/read/letters.ts'
import { memoriesOf, recalledBy } from './panels/read/memories.ts'
import { formatCost, formatCount } from './panels/read/model-calls.ts'

export function AgentDetails({ name, title, activity, inside }: FullCard) {
  const { detail, isShared, view, moment, goTo, chosen, choose } = useRun()
  const [isForking, setForking] = useState(false)
  const thoughts = inside.filter(isThought)
  const others = inside.filter((each) => !isThought(each))
  const canBe = !isShared && possible(detail).fork && detail.agents.includes(name) && activity.mind !== undefined
  return (
    <div className="agent-details">
      {view.Agent && <view.Agent name={name} moment={moment} goTo={goTo} chosen={chosen} choose={choose} />}
      {!isShared && <AskMember name={name} title={title} />}
      {view.whisper && !isShared && possible(detail).fork && <Whisper name={name} title={title} />}
      <Share activity={activity} />
      <Mailbox name={name} />
      <Memories name={name} />
      <Calls activity={activity} />
      {thoughts.length > 0 && (
        <Part title="Thoughts with tools" note={`${thoughts.length} so far`}>
          <SocietiesInside societies={thoughts} hasSteps />
        </Part>
      )}
      {others.length > 0 && (
        <Part title="Societies inside" note={`${others.length} so far`}>
          <SocietiesInside societies={others} hasSteps />
        </Part>
      )}
      {canBe && (
        <Button icon="person" className="agent-be" onClick={() => setForking(true)}>
          <span>Be {oneLine(title, 30)} from here</span>
        </Button>
      )}
      {isForking && <ForkDialog isOpen minds={{ [name]: 'person' }} onClose={() => setForking(false)} />}
    </div>
  )
}

function Part({
  title,
  note,
  children,
}: {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}) {
  return (
    <section className="agent-part">
      <h3>
        {title} {note !== undefined && <span className="agent-note">{note}</span>}
      </h3>
      {children}
    </section>
  )
}

function Share({ activity: { thoughts, calls, tokens, cost, share } }: { readonly activity: Activity }) {
  const of = tokens > 0 ? 'of all tokens' : 'of all thoughts'
  return (
    <Part title="Its share" note={`${Math.round(share * 100)} % ${of}`}>
      <Bar value={share} label="Its share of the run" />
      <dl className="agent-facts">
        <Fact name="thoughts" value={formatCount(thoughts)} />
        <Fact name={calls === 1 ? 'call' : 'calls'} value={formatCount(calls)} />
        <Fact name="tokens" value={formatCount(tokens)} />
        <Fact name="cost" value={formatCost(cost)} />
      </dl>
    </Part>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const LETTERS = 4
const MEMORIES = 3

function Mailbox({ name }: { readonly name: string }) {
  const { moment } = useRun()
  const box = mailboxOf(moment, name)
  if (box === undefined) return null
  const note = box.letters.length === 0 ? 'empty' : `${box.letters.length} got, ${box.unread} not read yet`
  return (
    <Part title="Mailbox" note={note}>
      <ul className="agent-list">
        {box.letters.slice(0, LETTERS).map(({ sender, text, step }, place) => (
          // the newest first: the place is all that tells two of the same apart
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <AgentName name={sender} /> <StepLink step={step} />
            <div>
              <Clip text={text} limit={160} />
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Memories({ name }: { readonly name: string }) {
  const { moment } = useRun()
  const own = memoriesOf(moment, name)
  const recalled = recalledBy(moment, name)
  if ((own ?? []).length === 0 && recalled.length === 0) return null
  return (
    <Part title="Memory" note={`${own?.length ?? 0} remembered`}>
      <Recollections title="What came to its mind, and how near it is" recollections={recalled} />
      {recalled.length === 0 && (
        <ul className="agent-list">
          {own
            ?.slice(-MEMORIES)
            .toReversed()
            .map(({ text, step }, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <StepLink step={step} /> <Clip text={text} limit={160} />
              </li>
            ))}
        </ul>
      )}
    </Part>
  )
}

function Calls({ activity: { lastCalls } }: { readonly activity: Activity }) {
  if (lastCalls.length === 0) return null
  return (
    <Part title="Last calls">
      {lastCalls.map(({ call, step, place }) => (
        <details key={place} className="agent-call">
          <summary>
            step {step} · {formatCount(call.usage.inputTokens + call.usage.outputTokens)} tokens
            {call.cost !== undefined && ` · ${formatCost(call.cost)}`}
          </summary>
          <ModelCallDetail call={call} />
        </details>
      ))}
    </Part>
  )
}
