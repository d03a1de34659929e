/** Keys of the canvas: undo and redo, copy, cut and paste, duplicate, save; not while somebody types. */
import { useEffect, useRef } from 'react'
import { copyOf, nodeId, pasteOf, type Copied } from './edit/clipboard.ts'
import { remove } from './edit/edits.ts'
import type { Editor } from './editor.ts'

/** What was copied last, in this window: from one flow to another as well. */
let copied: Copied | undefined

const TYPING = 'input:not([type=checkbox]),textarea,select,[contenteditable=true],dialog'

export function useCanvasKeys(editor: Editor, isOn: boolean): void {
  const latest = useRef(editor)
  useEffect(() => {
    latest.current = editor
  })
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
      // whoever types saves, too; everything else is the field's own
      if (isTyping && key !== 's') return
      if (act(key, event.shiftKey, latest.current)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

/** Whether the key was for the canvas. */
function act(key: string, isShifted: boolean, editor: Editor): boolean {
  if (key === 'y' || (key === 'z' && isShifted)) editor.redo()
  else if (key === 'z') editor.undo()
  else if (key === 's') void editor.save()
  else if (key === 'c' || key === 'x') return copy(editor, key === 'x')
  else if (key === 'v') paste(editor)
  else if (key === 'd') {
    if (copy(editor, false)) paste(editor)
  } else return false
  return true
}

function copy({ graph, chosen, edit, choose }: Editor, isCut: boolean): boolean {
  // a text that is marked is meant
  if (window.getSelection()?.isCollapsed === false) return false
  const found = copyOf(graph, chosen)
  if (found === undefined) return false
  copied = found
  if (!isCut) return true
  edit(remove(chosen))
  choose(new Set())
  return true
}

function paste({ graph, edit, choose }: Editor): void {
  if (copied === undefined) return
  const taken = new Set([...graph.nodes, ...graph.notes].map(({ id }) => id))
  const { edit: change, ids } = pasteOf(copied, (like) => {
    const id = nodeId(like, taken)
    taken.add(id)
    return id
  })
  edit(change)
  choose(ids)
}
