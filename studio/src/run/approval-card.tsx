/** Approval: a tool call that waits for a yes, with what it would do; approved, edited, denied, or reused in a fork. */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Clip } from '../ui/clip.tsx'
import { shortText } from '../ui/clip-text.ts'
import { Field } from '../ui/field.tsx'
import { EditInput } from './approval-edit.tsx'
import type { AskedCall } from './approval-read.ts'
import { AgentName } from './panels/parts/agent-name.tsx'
import type { Question } from './panels/read/thinking.ts'
import type { Draft } from './question-answer.tsx'
import { useSending } from './question-send.ts'
import { Pretty } from './tools/pretty.tsx'
import { outcomeWords, readRun } from './tools/outcome.ts'

interface ApprovalCardProps {
  readonly open: Question
  readonly call: AskedCall
  readonly draft: Draft | undefined
  readonly onDraft: (changed: Partial<Draft>) => void
}

export function ApprovalCard({ open, call, draft, onDraft }: ApprovalCardProps) {
  const { isBusy, fault, send } = useSending(open.key)
  // an edited input that did not fit is asked for again: what was typed is still there
  const [doing, setDoing] = useState(draft?.doing ?? 'look')
  const turnTo = (next: typeof doing) => {
    setDoing(next)
    onDraft({ doing: next })
  }
  const before = call.doneBefore === undefined ? undefined : readRun(call.doneBefore)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || doing === 'look') return
    event.stopPropagation()
    turnTo('look')
  }
  return (
    <article
      className="question-card approval"
      aria-label={`May ${shortText(call.tool, 60)} be called?`}
      onKeyDown={onKeyDown}
    >
      <header className="question-head" role="status">
        <AgentName name={open.agent} who={open.who} />
        <span>
          wants to call <code className="approval-tool">{shortText(call.tool, 80)}</code>
        </span>
      </header>
      {open.fault !== undefined && (
        <p className="question-fault" role="alert">
          <Clip text={open.fault} limit={400} />
        </p>
      )}
      <div className="question-says" tabIndex={0} role="group" aria-label="The call">
        {call.description !== '' && (
          <p className="approval-about">
            <Clip text={call.description} limit={300} />
          </p>
        )}
        {doing !== 'edit' && <Pretty value={call.input} />}
        {before && (
          <div className="approval-before">
            <p>
              Before the fork the same call was{' '}
              <Badge tone={outcomeWords[before.outcome].tone}>{outcomeWords[before.outcome].word}</Badge>
            </p>
            <Pretty value={before.output} isOutside />
          </div>
        )}
      </div>
      {doing === 'edit' && (
        <EditInput
          input={call.input}
          draft={draft}
          onDraft={onDraft}
          sending={{ isBusy, fault, send }}
          onLeave={() => turnTo('look')}
        />
      )}
      {doing === 'deny' && (
        <Deny
          draft={draft}
          onDraft={onDraft}
          isBusy={isBusy}
          fault={fault}
          onLeave={() => turnTo('look')}
          send={send}
        />
      )}
      {doing === 'look' && (
        <Foot fault={fault}>
          <Button variant="primary" icon="check" busy={isBusy} onClick={() => void send({ answer: 'approve' })}>
            Approve
          </Button>
          {before && (
            <Button busy={isBusy} onClick={() => void send({ answer: 'reuse' })}>
              Reuse that result
            </Button>
          )}
          <Button onClick={() => turnTo('edit')}>Edit</Button>
          <Button icon="veto" onClick={() => turnTo('deny')}>
            Deny
          </Button>
        </Foot>
      )}
    </article>
  )
}

function Foot({ fault, children }: { readonly fault: string | undefined; readonly children: ReactNode }) {
  return (
    <div className="question-form">
      {fault !== undefined && (
        <p className="question-fault" role="alert">
          <Clip text={fault} limit={400} />
        </p>
      )}
      <div className="question-foot">{children}</div>
    </div>
  )
}

interface DenyProps extends Pick<ApprovalCardProps, 'draft' | 'onDraft'> {
  readonly isBusy: boolean
  readonly fault: string | undefined
  readonly send: ReturnType<typeof useSending>['send']
  readonly onLeave: () => void
}

function Deny({ draft, onDraft, isBusy, fault, send, onLeave }: DenyProps) {
  const [reason, setReason] = useState(draft?.reason ?? '')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="question-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send({ answer: { deny: reason.trim() } })
      }}
    >
      <Field label="Why not" hint="The model is told, and the same call is not asked for again." error={fault}>
        <input
          ref={field}
          className="field-input"
          dir="auto"
          autoComplete="off"
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            onDraft({ reason: event.target.value })
          }}
        />
      </Field>
      <div className="question-foot">
        <Button variant="primary" icon="veto" type="submit" busy={isBusy}>
          Deny
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Back
        </Button>
      </div>
    </form>
  )
}
