/** Asking an agent's memory: what would come to its mind at this step, nearest first. */
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { asFailure } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useRun } from '../../context.tsx'
import type { Recollection } from '../read/memories.ts'
import { Recollections } from './recollections.tsx'
import { visibleText } from '../../../ui/clip-text.ts'

interface Recalled {
  readonly query: string
  readonly step: number
  readonly recollections: readonly Recollection[]
  readonly compared: number
  readonly total: number
}

export function AskMemory({ agent }: { readonly agent: string }) {
  const { id, step } = useRun()
  const [query, setQuery] = useState('')
  const [recalled, setRecalled] = useState<Recalled>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    if (query.trim() === '' || isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      const asked = query.trim()
      // an answer takes under a second, and compares as many of the latest as it can: ask on until it is all of them
      for (let before = -1; ;) {
        const { recalled: found = [], compared = 0, total } = await api.memories(id, agent, { step, query: asked })
        setRecalled({ query: asked, step, recollections: found, compared, total })
        if (compared >= total || compared <= before) break
        before = compared
      }
    } catch (error) {
      setFault(asFailure(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="ask-memory"
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <Field label="What would it recall?" error={fault}>
        <input
          className="field-input"
          dir="auto"
          maxLength={400}
          placeholder="Where is the lamp?"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={isBusy} disabled={query.trim() === ''}>
        Ask
      </Button>
      {recalled && (
        <div className="ask-memory-found" role="status">
          {recalled.recollections.length === 0 ? (
            <p className="panel-note">Nothing comes to its mind.</p>
          ) : (
            <Recollections
              title={visibleText(`Asked at step ${recalled.step}: ${recalled.query}`)}
              recollections={recalled.recollections}
            />
          )}
          {recalled.compared < recalled.total && (
            <p className="panel-note">
              Compared the latest {recalled.compared} of {recalled.total} memories.
            </p>
          )}
        </div>
      )}
    </form>
  )
}
