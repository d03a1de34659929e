/** Takes in a file that Langflow exported, and shows what became of everything in it. */
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { FlowImported } from '../../../../src/server/api-flows.ts'
import { asFailure } from '../../api/failure.ts'
import { flowsApi } from '../../api/flows.ts'
import { Button } from '../../ui/button.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ReportList } from './report-list.tsx'

interface Importing {
  readonly take: (file: File) => Promise<void>
  readonly isBusy: boolean
  readonly taken: readonly FlowImported[] | undefined
  readonly fault: string | undefined
  readonly close: () => void
}

export function useImport(onTaken: () => void): Importing {
  const [isBusy, setBusy] = useState(false)
  const [taken, setTaken] = useState<readonly FlowImported[]>()
  const [fault, setFault] = useState<string>()
  const take = async (file: File) => {
    setBusy(true)
    try {
      const json: unknown = JSON.parse(await file.text())
      setTaken((await flowsApi.import(json)).flows)
      onTaken()
    } catch (error) {
      setFault(error instanceof SyntaxError ? `${file.name} is no JSON: ${error.message}` : asFailure(error).message)
    } finally {
      setBusy(false)
    }
  }
  const close = () => {
    setTaken(undefined)
    setFault(undefined)
  }
  return { take, isBusy, taken, fault, close }
}

export function ImportFlow({ importing }: { readonly importing: Importing }) {
  const { take, isBusy, taken, fault, close } = importing
  const input = useRef<HTMLInputElement>(null)
  const [, navigate] = useLocation()
  return (
    <>
      <Button icon="upload" busy={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? 'Importing' : 'Import'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="A file that Langflow exported"
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // the same file may be chosen again after it was mended
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      <Dialog title="The file was not taken in" isOpen={fault !== undefined} onClose={close}>
        <p dir="auto">{shortText(fault ?? '', 600)}</p>
      </Dialog>
      <Dialog
        title={taken?.length === 1 ? shortText(taken[0]!.name, 80) : `${taken?.length ?? 0} flows were taken in`}
        isOpen={taken !== undefined}
        onClose={close}
        size="wide"
        actions={
          taken?.length === 1 && (
            <Button variant="primary" onClick={() => navigate(`/flows/${encodeURIComponent(taken[0]!.id)}`)}>
              Open it
            </Button>
          )
        }
      >
        {taken?.map(({ id, report }) => (
          <ReportList key={id} report={report} hasTitle={taken.length > 1} />
        ))}
      </Dialog>
    </>
  )
}
