/** Runs the flow with what somebody says, and shows what came out. */
import { useState } from 'react'
import { Link } from 'wouter'
import type { FollowedRun } from '../../../journal/followed.ts'
import { Button } from '../../../ui/button.tsx'
import { Clip } from '../../../ui/clip.tsx'
import { shortText } from '../../../ui/clip-text.ts'
import { Field } from '../../../ui/field.tsx'
import { runAddress } from '../../words.ts'
import { MindFields } from '../../start/mind-fields.tsx'
import '../../start/start.css'
import type { Editor } from '../editor.ts'
import { cameOut, type WatchedRun } from '../run/read-run.ts'

type Minds = Readonly<Record<string, string>>

interface RunPanelProps {
  readonly editor: Editor
  readonly followed: FollowedRun | undefined
  readonly run: WatchedRun | undefined
  readonly session: string | undefined
  readonly onRun: (input: string, isSameSession: boolean, minds: Minds) => Promise<void>
}

export function RunPanel({ editor, followed, run, session, onRun }: RunPanelProps) {
  const [input, setInput] = useState('')
  const [isSame, setSame] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [minds, setMinds] = useState<Minds>({})
  const { thinkers } = editor.saved
  const start = async () => {
    setBusy(true)
    await onRun(input, isSame, minds)
    setBusy(false)
  }
  const society = followed?.detail?.society
  const isOther = society !== undefined && society !== `flow:${editor.saved.id}@${editor.saved.version}`
  const outputs = run ? cameOut(editor.graph, run) : []
  return (
    <div className="canvas-panel-part">
      <Field label="What is said to it">
        <textarea className="field-input" dir="auto" value={input} onChange={(event) => setInput(event.target.value)} />
      </Field>
      {thinkers.length > 0 && (
        <MindFields
          agents={thinkers}
          minds={minds}
          problems={{}}
          usual="as the flow says"
          hint="a model such as ollama/llama3.2 in place of those that the flow names, or person: that is you"
          onChange={setMinds}
        />
      )}
      {session !== undefined && (
        <label className="canvas-check">
          <input type="checkbox" checked={isSame} onChange={() => setSame(!isSame)} /> go on in the same session
        </label>
      )}
      <Button variant="primary" icon="play" busy={isBusy} onClick={() => void start()}>
        {editor.isChanged ? 'Save and run' : 'Run'}
      </Button>
      {followed && (
        <section className="canvas-panel-part" aria-label="The run">
          <p role="status">{wordsFor(followed)}</p>
          {isOther && (
            <p className="soft">
              It ran another version of the flow than the one that is drawn.{' '}
              <Link href={drawnAs(editor.saved.id, society, followed.id)}>Show that one</Link>
            </p>
          )}
          {outputs.map(({ node, title, text }, place) => (
            <div key={`${node} ${place}`}>
              <h3 className="eyebrow">{shortText(title, 60)}</h3>
              <p className="canvas-value" dir="auto">
                <Clip text={text} limit={2_000} />
              </p>
            </div>
          ))}
          <Link className="button button-plain" href={runAddress(followed.id)}>
            Open as a run
          </Link>
        </section>
      )}
    </div>
  )
}

/** The version that a run began with stands in the name of its society. */
function drawnAs(id: string, society: string, run: string): string {
  const version = society.slice(society.lastIndexOf('@') + 1)
  return `/flows/${encodeURIComponent(id)}?version=${encodeURIComponent(version)}&run=${encodeURIComponent(run)}`
}

function wordsFor({ detail, state, failure, timeline }: FollowedRun): string {
  if (failure && state === 'failed') return failure.message
  const last = timeline.entries.at(-1)?.record
  if (last?.kind === 'fail') return `It failed: ${shortText(last.message, 400)}`
  if (last?.kind === 'end') return last.reason === 'done' ? 'Done.' : `Ended: ${shortText(last.reason, 400)}`
  if (detail?.status === 'waiting') return 'It asks a person. Say the answer above, and run it in the same session.'
  return 'Running …'
}
