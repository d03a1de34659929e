/** Versions of a flow, the newest first: one can be gone back to, and is another version to undo. */
import { useState } from 'react'
import { Link } from 'wouter'
import { asFailure } from '../../../api/failure.ts'
import { flowsApi } from '../../../api/flows.ts'
import { Button } from '../../../ui/button.tsx'
import { shortText } from '../../../ui/clip-text.ts'
import { useAsked } from '../../asked.ts'
import { ageOf, countOf } from '../../words.ts'
import type { Editor } from '../editor.ts'

export function Versions({ editor, isStill }: { readonly editor: Editor; readonly isStill: boolean }) {
  const { id, saved, isChanged, say, takeOver } = editor
  const key = `versions of ${id} at ${saved.version} ${saved.updatedAt}`
  const { value, failure } = useAsked(key, () => flowsApi.versions(id))
  const here = `/flows/${encodeURIComponent(id)}`
  const [busy, setBusy] = useState<string>()
  const goBack = async (version: string) => {
    setBusy(version)
    try {
      takeOver(await flowsApi.restore(id, version))
    } catch (fault) {
      say(asFailure(fault).message)
    }
    setBusy(undefined)
  }
  if (failure) return <p>{failure.message}</p>
  return (
    <div className="canvas-panel-part">
      <p className="soft">
        Each saved change is a version. A run goes on with the one it began with, whatever is saved later.
      </p>
      {isChanged && <p className="soft">Save or undo what was changed before you go back to one.</p>}
      <ol className="canvas-versions">
        {value?.map(({ version, name, savedAt, nodes, wires, isCurrent }) => (
          <li key={version} className="canvas-version" aria-current={isCurrent}>
            <div>
              <b dir="auto">{shortText(name, 80)}</b>{' '}
              <Link href={isCurrent ? here : `${here}?version=${encodeURIComponent(version)}`}>
                {version.slice(0, 7)}
              </Link>
              <p className="soft">
                saved {ageOf(Date.parse(savedAt), Date.now())} · {countOf(nodes, 'component')}, {countOf(wires, 'wire')}
              </p>
            </div>
            {isCurrent ? (
              <span className="soft">now</span>
            ) : (
              !isStill && (
                <Button
                  disabled={isChanged}
                  busy={busy === version}
                  aria-label={`Go back to ${version.slice(0, 7)}`}
                  onClick={() => void goBack(version)}
                >
                  Go back
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
