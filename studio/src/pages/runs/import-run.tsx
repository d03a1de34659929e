/** Takes in a run from a file that `Export` or `troupe export` has written. */
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../api/client.ts'
import { asFailure, type ApiFailure } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { runAddress } from '../words.ts'

export function ImportRun() {
  const [, navigate] = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const take = async (file: File) => {
    setBusy(true)
    try {
      navigate(runAddress((await api.import(file)).id))
    } catch (fault) {
      setFailure(asFailure(fault))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon="upload" busy={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? 'Importing' : 'Import'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="A file of an exported run"
        accept=".jsonl,.json,.txt,application/jsonl"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // the same file may be chosen again after it was mended
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      <Dialog
        title="The file was not taken in"
        isOpen={failure !== undefined}
        onClose={() => setFailure(undefined)}
        actions={
          <>
            <Button onClick={() => setFailure(undefined)}>Leave it</Button>
            <Button
              variant="primary"
              onClick={() => {
                setFailure(undefined)
                input.current?.click()
              }}
            >
              Choose another file
            </Button>
          </>
        }
      >
        <p dir="auto">{shortText(failure?.message ?? '', 600)}</p>
        <p className="soft">A run is exported from its page, or with `troupe export RUN --out FILE`.</p>
      </Dialog>
    </>
  )
}
