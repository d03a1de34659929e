/** What a person can do to a run, at the head of its page: pause it, resume it, step, stop, fork it here. */
import { useState } from 'react'
import { api, type RunAction } from '../api/client.ts'
import { asFailure } from '../api/failure.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useHotkey } from '../ui/hotkey.ts'
import { possible } from './act-state.ts'
import { ForkDialog } from './act-fork.tsx'
import { useRun } from './context.tsx'
import './act.css'

export function RunActions() {
  const { id, detail, step, refresh, setFollowing } = useRun()
  const [busy, setBusy] = useState<RunAction>()
  const [fault, setFault] = useState<string>()
  const [asking, setAsking] = useState<'fork' | 'stop'>()
  const can = possible(detail)
  useHotkey('f', () => setAsking('fork'), can.fork)

  const act = async (action: RunAction) => {
    if (busy) return
    setBusy(action)
    setFault(undefined)
    try {
      await api.act(id, action)
      // whoever resumes a run wants to see it run
      if (action === 'resume' || action === 'step') setFollowing(true)
    } catch (error) {
      setFault(asFailure(error).message)
    } finally {
      setBusy(undefined)
      refresh()
    }
  }
  return (
    <div className="act" role="group" aria-label="This run">
      {can.main && (
        <Button
          className="act-main"
          icon={can.main === 'pause' ? 'pause' : 'play'}
          busy={busy === can.main}
          onClick={() => act(can.main!)}
        >
          {can.main === 'pause' ? 'Pause' : 'Resume'}
        </Button>
      )}
      {can.main && (
        <Button icon="step" busy={busy === 'step'} disabled={!can.step} onClick={() => act('step')}>
          Step
        </Button>
      )}
      {can.stop && <IconButton icon="stop" label="Stop this run" onClick={() => setAsking('stop')} />}
      {can.note && <span className="act-note">{can.note}</span>}
      {can.fork && (
        <Button
          variant="primary"
          icon="fork"
          title={`A new run that begins after step ${step} (F)`}
          onClick={() => setAsking('fork')}
        >
          Fork here
        </Button>
      )}
      {fault && (
        <p className="act-fault" role="alert">
          <span dir="auto">{fault}</span>
          <IconButton icon="close" label="Close this message" onClick={() => setFault(undefined)} />
        </p>
      )}
      {asking === 'fork' && <ForkDialog isOpen onClose={() => setAsking(undefined)} />}
      <Dialog
        title="Stop this run?"
        isOpen={asking === 'stop'}
        onClose={() => setAsking(undefined)}
        actions={
          <>
            <Button onClick={() => setAsking(undefined)}>Let it be</Button>
            <Button
              variant="primary"
              onClick={() => {
                setAsking(undefined)
                void act('cancel')
              }}
            >
              Stop the run
            </Button>
          </>
        }
      >
        <p>It ends here for good. Everything it did stays in its journal, and it can still be forked at any step.</p>
      </Dialog>
    </div>
  )
}
