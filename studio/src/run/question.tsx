/** What the run asks of a person, and the place to answer: also for a person who is one of the agents. */
import { Clip } from '../ui/clip.tsx'
import { ApprovalCard } from './approval-card.tsx'
import { readApproval } from './approval-read.ts'
import { useRun } from './context.tsx'
import { AgentName } from './panels/parts/agent-name.tsx'
import { Value } from './panels/parts/value.tsx'
import { questionsOf, type Question } from './panels/read/thinking.ts'
import { AnswerForm, type Draft } from './question-answer.tsx'
import { useDraft } from './question-drafts.ts'
import { readQuestion } from './question-read.ts'
import './question.css'

export function QuestionPanel() {
  const { timeline, isShared } = useRun()
  // from the journal, which is here before the server is asked what it waits for
  const questions = questionsOf(timeline)
  if (isShared || questions.length === 0) return null
  return (
    <section className="question" aria-label="The run asks you">
      {questions.map((open) => (
        <QuestionCard key={keyOf(open)} open={open} />
      ))}
    </section>
  )
}

const keyOf = ({ key, question }: Question) => `${key} ${JSON.stringify(question).slice(0, 2000)}`

/** The same for a question whose answer did not fit, which is asked again: what was typed is still there. */
const draftOf = ({ key }: Question) => key.replace(/\+\d+$/, '')

function QuestionCard({ open }: { readonly open: Question }) {
  const { id } = useRun()
  const call = readApproval(open.question)
  const keep = useDraft(`${id} ${draftOf(open)}`)
  return call ? <ApprovalCard open={open} call={call} {...keep} /> : <PlainCard open={open} {...keep} />
}

interface PlainCardProps {
  readonly open: Question
  readonly draft: Draft | undefined
  readonly onDraft: (changed: Partial<Draft>) => void
}

function PlainCard({ open, draft, onDraft }: PlainCardProps) {
  const asked = readQuestion(open.question, open.fault)
  const { agent, who } = open
  return (
    <article className="question-card">
      <header className="question-head" role="status">
        <AgentName name={agent} who={who} />
        <span>asks you</span>
      </header>
      {open.fault !== undefined && (
        <p className="question-fault" role="alert">
          <Clip text={open.fault} limit={400} />
        </p>
      )}
      {/* scrolled by keys when it is long */}
      <div className="question-says" tabIndex={0} role="group" aria-label="Question">
        {asked.text !== undefined && (
          <div className="question-text">
            <Clip text={asked.text} limit={900} />
          </div>
        )}
        {asked.rest !== undefined && <Value value={asked.rest} />}
        {asked.background !== undefined && (
          <details className="question-background">
            <summary>What this agent is told</summary>
            <Clip text={asked.background} limit={2000} />
          </details>
        )}
      </div>
      <AnswerForm open={open} asked={asked} draft={draft} onDraft={onDraft} />
    </article>
  )
}
