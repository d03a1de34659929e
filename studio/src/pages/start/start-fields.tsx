/** The form of one society: the world, the minds, the limits, and the command that does the same. */
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import type { SocietyInfo } from '../../../../src/server/api.ts'
import { api } from '../../api/client.ts'
import { asFailure, type ApiFailure } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { Field } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { runAddress } from '../words.ts'
import { commandOf } from './command.ts'
import { CommandBox } from './command-box.tsx'
import { emptyForm, mindsFor, readForm, shownOptions, type StartForm } from './form.ts'
import { MindFields } from './mind-fields.tsx'
import { OptionField } from './option-field.tsx'
import { SeedInput } from './seed-input.tsx'

export function StartFields({ society }: { readonly society: SocietyInfo }) {
  const [, navigate] = useLocation()
  const [form, setForm] = useState(() => emptyForm(society))
  const [isBusy, setBusy] = useState(false)
  // what is wrong is said when somebody wants to start, not while they type the first letter
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<ApiFailure>()
  const change = (changed: Partial<StartForm>) => setForm((before) => ({ ...before, ...changed }))
  const { request, problems } = readForm(form, society)
  const { thinkers, cast } = mindsFor(society, form.values)
  const shown: Readonly<Record<string, string>> = isAsked ? problems : {}

  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    setAsked(true)
    setRefused(undefined)
    if (Object.keys(problems).length > 0) {
      // after the faults are drawn
      requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    setBusy(true)
    try {
      navigate(runAddress((await api.start(request)).id))
    } catch (fault) {
      setRefused(asFailure(fault))
      setBusy(false)
    }
  }

  return (
    <form className="start-form" onSubmit={(event) => void start(event)} noValidate>
      <div className="start-fields">
        <fieldset className="start-group">
          <legend>The world and who is in it</legend>
          <div className="start-grid">
            {shownOptions(society, form.values).map((option) => (
              <OptionField
                key={option.path}
                option={option}
                value={form.values[option.path] ?? ''}
                error={shown[option.path]}
                onChange={(text) => change({ values: { ...form.values, [option.path]: text } })}
              />
            ))}
            <Field label="Seed" {...hintOrFault('With rules, the same seed is the same run.', shown['seed'])}>
              <SeedInput value={form.seed} onSeed={(seed) => change({ seed })} />
            </Field>
          </div>
        </fieldset>
        {society.canChooseMinds && (
          <MindFields
            agents={[...thinkers, ...cast]}
            minds={form.minds}
            problems={shown}
            onChange={(minds) => change({ minds })}
          />
        )}
        <fieldset className="start-group">
          <legend>How far</legend>
          <div className="start-grid">
            <Field label="Steps at most" {...hintOrFault('Empty: until it ends by itself.', shown['limit:steps'])}>
              <input
                className="field-input"
                inputMode="numeric"
                value={form.maxSteps}
                placeholder="no limit"
                onChange={(event) => change({ maxSteps: event.target.value })}
              />
            </Field>
            {society.canChooseMinds && (
              <Field label="Dollars at most" {...hintOrFault('Rules cost nothing.', shown['limit:cost'])}>
                <input
                  className="field-input"
                  inputMode="decimal"
                  value={form.maxCost}
                  placeholder="no limit"
                  onChange={(event) => change({ maxCost: event.target.value })}
                />
              </Field>
            )}
            <label className="start-check">
              <input
                type="checkbox"
                checked={form.isFlatOut}
                onChange={(event) => change({ isFlatOut: event.target.checked })}
              />
              <span>
                As fast as it can
                <small>Otherwise slow enough to follow. It can be changed later.</small>
              </span>
            </label>
          </div>
        </fieldset>
      </div>
      <aside className="start-aside">
        <CommandBox command={Object.keys(problems).length === 0 ? commandOf(request, society) : undefined} />
        {refused !== undefined && (
          <Problem title={shortText(refused.message, 600)} code={refused.code}>
            Nothing was started. Change it and try again.
          </Problem>
        )}
        {isAsked && Object.keys(problems).length > 0 && (
          <p className="start-faults" role="status">
            {Object.keys(problems).length === 1 ? 'One thing has' : `${Object.keys(problems).length} things have`} to be
            mended first.
          </p>
        )}
        <Button type="submit" variant="primary" icon="play" busy={isBusy} className="start-button">
          {isBusy ? 'Starting' : 'Start'}
        </Button>
      </aside>
    </form>
  )
}

/** What is wrong takes the place of the hint: nothing moves. */
const hintOrFault = (hint: string, error: string | undefined) => (error === undefined ? { hint } : { error })
