/** A wish said to a finished scene: a fork in which the members change what it names, and nothing else. */
import { useState } from 'react'
import type { Moment, WorldProps } from '../../contract.ts'
import { asFailure } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { isRecord } from '../shared/read-board.ts'
import './wish.css'

const LONGEST = 2_000

/** Only what is finished can be changed: until then, members are still at it. */
export function isFinished(moment: Moment): boolean {
  const status = moment.field('workflowStatus')
  return (status === 'completed' || status === 'failed') && isRecord(moment.field('masterPlan'))
}

export function Wish({ fork }: { readonly fork: NonNullable<WorldProps['fork']> }) {
  const [wish, setWish] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const words = wish.trim()
  const change = async () => {
    if (words === '' || isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      await fork({ editRequest: words })
      // the page stays, and shows the fork
      setWish('')
    } catch (error) {
      setFault(asFailure(error).message)
    }
    setBusy(false)
  }
  return (
    <form
      className="scene-wish-form"
      onSubmit={(event) => {
        event.preventDefault()
        void change()
      }}
    >
      <Field label="What should be otherwise" error={fault}>
        <input
          className="field-input"
          dir="auto"
          maxLength={LONGEST}
          autoComplete="off"
          placeholder="move the desk under the window"
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
      </Field>
      <Button icon="fork" type="submit" busy={isBusy} disabled={words === ''}>
        Change it
      </Button>
    </form>
  )
}
