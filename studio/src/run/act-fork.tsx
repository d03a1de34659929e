/** A new run that begins at a step of this one, with something else in it: a mind, a field, a command of yours. */
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../api/client.ts'
import { asFailure } from '../api/failure.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { forkCommand } from './act-command.ts'
import { editsOf, ForkEdits, type Draft } from './act-fork-edits.tsx'
import { ForkMinds } from './act-fork-minds.tsx'
import { CommandLine } from './act-command-line.tsx'
import { useRun } from './context.tsx'
import './act-fork.css'

export interface ForkDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** a field to begin with, its value as it is now */
  readonly field?: string
  /** minds to begin with: `person` makes you the agent */
  readonly minds?: Readonly<Record<string, string>>
  /** the step to begin with; otherwise the one that is shown */
  readonly at?: number
}

export function ForkDialog(props: ForkDialogProps) {
  // what was typed for another step or field is not kept
  return props.isOpen ? <OpenFork {...props} /> : null
}

function OpenFork({ onClose, field, minds: givenMinds = {}, at: givenStep }: ForkDialogProps) {
  const { id, detail, timeline, step: shown } = useRun()
  const step = givenStep ?? shown
  const isInside = detail.within !== undefined
  const [, navigate] = useLocation()
  const [at, setAt] = useState(String(step))
  const [said, setSaid] = useState('')
  const [minds, setMinds] = useState(givenMinds)
  const valueOf = (name: string) => timeline.field(name, step)
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    field === undefined ? [] : [{ field, text: JSON.stringify(valueOf(field), null, 2) ?? 'null' }],
  )
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const form = useId()
  const sheet = useRef<HTMLFormElement>(null)
  // the dialog has taken the focus to its first button: it belongs to what was come for
  useEffect(() => {
    const wanted = ['textarea', '.fork-mind-given', '.fork-say', 'input']
    const found = wanted.map((each) => sheet.current?.querySelector<HTMLElement>(each)).find((each) => each)
    found?.focus()
  }, [])

  const wished = Number(at)
  const isStep = /^\d+$/.test(at.trim()) && wished >= timeline.firstStep && wished <= timeline.lastStep
  const from = isStep ? wished : step
  const say = said.trim()
  const { edit, isWhole } = editsOf(drafts, valueOf)
  const chosen = Object.fromEntries(
    Object.entries(minds).flatMap(([agent, mind]) => (mind.trim() === '' ? [] : [[agent, mind.trim()]])),
  )
  const canFork = isStep && isWhole

  const fork = async () => {
    if (!canFork || isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      const made = await api.fork(id, {
        at: from,
        ...(say !== '' && { say }),
        ...(Object.keys(edit).length > 0 && { edit }),
        ...(Object.keys(chosen).length > 0 && { minds: chosen }),
      })
      onClose()
      navigate(`/runs/${encodeURIComponent(made.id)}`)
    } catch (error) {
      setFault(asFailure(error).message)
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={isInside ? 'Fork inside this thought' : 'Fork this run'}
      size="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          {fault && (
            <p className="fork-fault" role="alert" dir="auto">
              {fault}
            </p>
          )}
          <Button onClick={onClose}>Leave it</Button>
          <Button variant="primary" icon="fork" type="submit" form={form} busy={isBusy} disabled={!canFork}>
            Fork and watch
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={sheet}
        className="fork"
        onSubmit={(event) => {
          event.preventDefault()
          void fork()
        }}
      >
        <p className="fork-intro">
          {isInside
            ? 'The run around this thought is forked, and the thought goes on after this step: what it said, called ' +
              'and was told before is kept, and not paid again. The run it comes from stays as it is.'
            : 'A new run begins after this step, with what you change below. The run it comes from stays as it is.'}
        </p>
        <Field
          label="After step"
          error={isStep ? undefined : `Take a step from ${timeline.firstStep} to ${timeline.lastStep}.`}
        >
          <input
            className="field-input fork-step"
            inputMode="numeric"
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
        </Field>
        {detail.canSay && (
          <Field
            label="Your own command"
            hint="Played in place of what the agents had last decided by this step. Leave it empty to let them choose."
          >
            <input
              className="field-input fork-say"
              dir="auto"
              maxLength={400}
              autoComplete="off"
              placeholder="open hatch"
              value={said}
              onChange={(event) => setSaid(event.target.value)}
            />
          </Field>
        )}
        {!isInside && <ForkMinds minds={minds} onChange={setMinds} />}
        <ForkEdits drafts={drafts} valueOf={valueOf} onChange={setDrafts} />
        <CommandLine command={forkCommand({ run: id, at: from, minds: chosen, edit, say })} />
      </form>
    </Dialog>
  )
}
