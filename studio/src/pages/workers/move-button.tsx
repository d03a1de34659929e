/** Moves a run to the version that workers have: it goes on as a fork of where it stands. */
import { useState } from 'react'
import { asFailure } from '../../api/failure.ts'
import { workersApi } from '../../api/workers.ts'
import { Button } from '../../ui/button.tsx'
import { shortText } from '../../ui/clip-text.ts'

export function MoveButton({ run, onMoved }: { readonly run: string; readonly onMoved: () => void }) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly failure?: string }>({ isBusy: false })
  const move = async () => {
    setState({ isBusy: true })
    try {
      await workersApi.move(run)
      setState({ isBusy: false })
      onMoved()
    } catch (fault) {
      setState({ isBusy: false, failure: asFailure(fault).message })
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        busy={state.isBusy}
        aria-label={`Move it: ${shortText(run, 40)}`}
        onClick={() => void move()}
      >
        Move it
      </Button>
      {state.failure !== undefined && <span role="alert">{shortText(state.failure, 300)}</span>}
    </>
  )
}
