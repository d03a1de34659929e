/** The state of an editor: the file and its history, what is chosen, and what the server says of it. */
import { useCallback, useEffect, useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import type { ComponentGraph } from '../../../../src/flows/graph.ts'
import type { LangflowFlow } from '../../../../src/flows/langflow/format.ts'
import { graphOf } from '../../../../src/flows/langflow/graph-of.ts'
import { laidOut } from '../../../../src/flows/langflow/layout.ts'
import type { FlowCheck, FlowInfo } from '../../../../src/server/api-flows.ts'
import { asFailure } from '../../api/failure.ts'
import { flowsApi } from '../../api/flows.ts'
import { applyEdit, type Edit } from './edit/edits.ts'
import { beginHistory, edited, redone, replaced, sealed, undone, type History } from './edit/history.ts'

export interface Editor {
  readonly id: string
  readonly flow: LangflowFlow
  readonly graph: ComponentGraph
  /** as the server has it */
  readonly saved: FlowInfo
  readonly isChanged: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** nodes, notes and wires, by their ids on the canvas */
  readonly chosen: ReadonlySet<string>
  readonly choose: Dispatch<SetStateAction<ReadonlySet<string>>>
  /** `about`: edits about the same, one after the other, are undone as one */
  readonly edit: (edit: Edit, about?: string) => void
  /** whoever typed has stopped */
  readonly seal: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** nothing where it could not be saved */
  readonly save: () => Promise<FlowInfo | undefined>
  readonly isSaving: boolean
  /** what the server has now, such as a version that was gone back to */
  readonly takeOver: (info: FlowInfo) => void
  /** what is wrong, once it is known */
  readonly check: FlowCheck | undefined
  /** what just went wrong or was refused */
  readonly said: string
  readonly say: (words: string) => void
}

interface Kept {
  readonly saved: FlowInfo
  readonly history: History<LangflowFlow>
}

/** Edits that were not saved, while somebody looks at another page. */
const kept = new Map<string, Kept>()

const CHECK_AFTER_MS = 400
const NOTHING: ReadonlySet<string> = new Set()

export function useEditor(info: FlowInfo): Editor {
  const [saved, setSaved] = useState(() => keptFor(info)?.saved ?? info)
  const [history, setHistory] = useState(() => keptFor(info)?.history ?? beginHistory(info.flow))
  const [chosen, choose] = useState(NOTHING)
  const [isSaving, setSaving] = useState(false)
  const [said, say] = useState('')
  const flow = history.present
  const graph = useMemo(() => laidOut(graphOf(flow).graph), [flow])
  const isChanged = flow !== saved.flow
  const check = useCheck(flow)

  useEffect(() => {
    if (isChanged) kept.set(saved.id, { saved, history })
    else kept.delete(saved.id)
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged, saved, history])

  const edit = useCallback(
    (change: Edit, about?: string) => setHistory((now) => edited(now, applyEdit(now.present, change), about)),
    [],
  )
  const save = useCallback(async () => {
    if (!isChanged) return saved
    setSaving(true)
    try {
      const next = await flowsApi.save(saved.id, flow, saved.version)
      setSaved(next)
      // what was edited while it was being saved stays edited
      setHistory((now) => (now.present === flow ? replaced(now, next.flow) : now))
      say('Saved.')
      return next
    } catch (fault) {
      say(asFailure(fault).message)
      return undefined
    } finally {
      setSaving(false)
    }
  }, [flow, isChanged, saved])

  return {
    id: saved.id,
    flow,
    graph,
    saved,
    isChanged,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    chosen,
    choose,
    edit,
    seal: useCallback(() => setHistory(sealed), []),
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
    save,
    isSaving,
    takeOver: useCallback((next: FlowInfo) => {
      setSaved(next)
      setHistory((now) => edited(now, next.flow))
    }, []),
    check,
    said,
    say,
  }
}

function keptFor({ id, version }: FlowInfo): Kept | undefined {
  const found = kept.get(id)
  return found?.saved.version === version ? found : undefined
}

/** Asked a moment after each edit; until it is known, what was known before stays. */
function useCheck(flow: LangflowFlow): FlowCheck | undefined {
  const [check, setCheck] = useState<FlowCheck>()
  const isFirst = useRef(true)
  useEffect(() => {
    let isGone = false
    const ask = () =>
      void flowsApi.check(flow).then(
        (found) => void (isGone || setCheck(found)),
        // a server that does not answer is told when something is saved
        () => undefined,
      )
    const timer = setTimeout(ask, isFirst.current ? 0 : CHECK_AFTER_MS)
    isFirst.current = false
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [flow])
  return check
}
