/** All flows: opened, begun empty or from a society, or taken in from a file that is dropped or chosen. */
import { useState, type DragEvent } from 'react'
import { Link, useLocation } from 'wouter'
import type { FlowCard } from '../../../src/server/api-flows.ts'
import { asFailure } from '../api/failure.ts'
import { flowsApi } from '../api/flows.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { shortText } from '../ui/clip-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { Problem } from '../ui/problem.tsx'
import { useTitle } from '../ui/title.ts'
import { useAsked } from './asked.ts'
import { BeginFlow } from './flows/begin-flow.tsx'
import './flows/flows.css'
import { ImportFlow, useImport } from './flows/import-flow.tsx'
import './page.css'
import { ageOf, countOf } from './words.ts'

export function Flows() {
  useTitle('Flows')
  const [, navigate] = useLocation()
  const { value: flows, failure, again } = useAsked('flows', () => flowsApi.list())
  const [trouble, setTrouble] = useState<string>()
  const [isOver, setOver] = useState(false)
  const importing = useImport(again)
  const attempt = (work: Promise<unknown>) => void work.catch((fault: unknown) => setTrouble(asFailure(fault).message))
  const [isBeginning, setBeginning] = useState(false)
  const begin = (from: string, preset?: string) =>
    attempt(flowsApi.begin(from, preset).then(({ id }) => navigate(`/flows/${encodeURIComponent(id)}`)))
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void importing.take(file)
  }
  return (
    <div
      className={`page flows${isOver ? ' flows-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <header className="page-head">
        <div>
          <h1>Flows</h1>
          <p>Components wired to each other. Files of Langflow are opened as they are, and written as they were.</p>
        </div>
        <div className="page-actions">
          <ImportFlow importing={importing} />
          <Button onClick={() => setBeginning(true)}>From a society</Button>
          <Button variant="primary" icon="plus" onClick={() => begin('empty')}>
            New flow
          </Button>
        </div>
      </header>
      {failure && flows === undefined && (
        <Problem title={failure.message} action={<Button onClick={again}>Try again</Button>} code={failure.code} />
      )}
      {flows?.length === 0 && (
        <Empty icon="fork" title="There are no flows yet.">
          Drop a file that Langflow exported here, begin with an empty one, or with a society of ours.
        </Empty>
      )}
      {flows !== undefined && flows.length > 0 && (
        <ul className="flows-list">
          {flows.map((flow) => (
            <Row key={flow.id} flow={flow} onDelete={() => attempt(flowsApi.delete(flow.id).then(again))} />
          ))}
        </ul>
      )}
      <BeginFlow isOpen={isBeginning} onClose={() => setBeginning(false)} onBegin={begin} />
      <Dialog title="That did not work" isOpen={trouble !== undefined} onClose={() => setTrouble(undefined)}>
        <p dir="auto">{shortText(trouble ?? '', 600)}</p>
      </Dialog>
    </div>
  )
}

function Row({ flow, onDelete }: { readonly flow: FlowCard; readonly onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const name = shortText(flow.name, 120)
  return (
    <li className="flows-row">
      <Link className="flows-open" href={`/flows/${encodeURIComponent(flow.id)}`}>
        <span className="flows-name" dir="auto">
          {name}
        </span>
        {flow.description && (
          <span className="flows-says soft" dir="auto">
            {shortText(flow.description, 200)}
          </span>
        )}
      </Link>
      <p className="flows-facts soft">
        {countOf(flow.nodes, 'component')}, {countOf(flow.wires, 'wire')} · saved{' '}
        {ageOf(Date.parse(flow.updatedAt), Date.now())}
      </p>
      <a
        className="button button-quiet button-icon"
        href={flowsApi.exportAddress(flow.id)}
        download
        aria-label={`Export ${name}`}
        title="Export"
      >
        <Icon name="download" />
      </a>
      <IconButton icon="close" label={`Delete ${name}`} onClick={() => setAsking(true)} />
      <Dialog
        title="Delete this flow?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button
              variant="primary"
              onClick={() => {
                setAsking(false)
                onDelete()
              }}
            >
              Delete
            </Button>
          </>
        }
      >
        <p>Its runs stay, with all that went over its wires. Export it first to keep the file.</p>
      </Dialog>
    </li>
  )
}
