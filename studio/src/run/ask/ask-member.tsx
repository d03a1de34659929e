/** Asks a member at the step that is being looked at: one of its questions, one of yours, or what it has learned. */
import { useId, useRef, useState } from 'react'
import type { AskRequest, MemberAnswer, MemberList } from '../../../../src/server/api.ts'
import { api } from '../../api/client.ts'
import { asFailure } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useRun } from '../context.tsx'
import { oneLine } from '../panels/read/brief.ts'
import { AnswerView } from './answer.tsx'
import { TellMember } from './tell-member.tsx'
import { useMembers } from './use-members.ts'
import './ask.css'

interface AskMemberProps {
  readonly name: string
  readonly title: string
}

/** Nothing where this member answers no questions. */
export function AskMember({ name, title }: AskMemberProps) {
  const { id, step, state, isFollowing } = useRun()
  const list = useMembers(id, step, state === 'live' && isFollowing)
  const offer = list?.members.find((each) => each.name === name)
  if (list === undefined || offer === undefined) return null
  return <AskForm name={name} title={title} questions={offer.questions} fields={offer.fields} list={list} />
}

interface AskFormProps extends AskMemberProps {
  readonly questions: readonly string[]
  readonly fields: readonly string[]
  readonly list: MemberList
}

type Wish = Pick<AskRequest, 'question' | 'reflect'>

const LONGEST = 400
const LONGEST_MODEL = 200

function AskForm({ name, title, questions, fields, list }: AskFormProps) {
  const { id, step } = useRun()
  const [words, setWords] = useState('')
  const [mind, setMind] = useState('')
  const [asked, setAsked] = useState<{ readonly wish: Wish; readonly answer: MemberAnswer }>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  // an answer that comes late is not the one that was asked for last
  const latest = useRef(0)
  const ask = async (wish: Wish) => {
    const mine = ++latest.current
    setBusy(true)
    setFault(undefined)
    try {
      const by = wish.question !== undefined && mind.trim() !== '' ? { mind: mind.trim() } : {}
      const answer = await api.ask(id, { member: name, step, ...wish, ...by })
      if (mine === latest.current) setAsked({ wish, answer })
    } catch (error) {
      if (mine === latest.current) setFault(asFailure(error).message)
    }
    if (mine === latest.current) setBusy(false)
  }
  const question = words.trim()
  const who = oneLine(title, 30)
  return (
    <section className="agent-part ask" aria-label={`Ask ${who}`}>
      <h3>
        Ask {who} <span className="agent-note">as of step {step}</span>
      </h3>
      <ul className="ask-offers">
        {questions.map((each) => (
          <li key={each}>
            <button type="button" className="ask-offer" onClick={() => void ask({ question: each })}>
              {oneLine(each, 120)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="ask-offer" onClick={() => void ask({ reflect: true })}>
            What have you learned, and where did you fail?
          </button>
        </li>
      </ul>
      <form
        className="ask-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (question !== '' && !isBusy) void ask({ question })
        }}
      >
        <Field label="Your own question" error={fault}>
          <input
            className="field-input"
            dir="auto"
            maxLength={LONGEST}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={isBusy} disabled={question === ''}>
          Ask
        </Button>
      </form>
      {list.takesModels && <Speaker models={list.models} mind={mind} onChoose={setMind} />}
      <TellMember name={name} fields={fields} />
      <div aria-live="polite">
        {asked && (
          <AnswerView
            title={asked.wish.question ?? 'What have you learned, and where did you fail?'}
            answer={asked.answer}
            onAgain={asked.answer.step === step ? undefined : () => void ask(asked.wish)}
          />
        )}
      </div>
    </section>
  )
}

interface SpeakerProps {
  readonly models: readonly string[]
  readonly mind: string
  readonly onChoose: (mind: string) => void
}

/** Folded away: rules know the questions above, and cost nothing. */
function Speaker({ models, mind, onChoose }: SpeakerProps) {
  const known = useId()
  return (
    <details className="ask-speaker">
      <summary>Who answers other questions</summary>
      <Field
        label="A model"
        hint="It answers what rules do not understand, from this member's own state alone. It is paid with this run."
      >
        <input
          className="field-input"
          list={known}
          maxLength={LONGEST_MODEL}
          placeholder="rules"
          value={mind}
          onChange={(event) => onChoose(event.target.value)}
        />
      </Field>
      <datalist id={known}>
        {models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </details>
  )
}
