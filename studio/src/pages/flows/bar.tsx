/** The bar above the canvas: undo, add, and what is done with the whole flow. */
import { flowsApi } from '../../api/flows.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { countOf } from '../words.ts'
import type { Editor } from './editor.ts'

interface BarProps {
  readonly editor: Editor
  readonly problems: number
  readonly isSmall: boolean
  /** an old version: it is looked at, and nothing else */
  readonly isOld: boolean
  readonly onAdd: () => void
  readonly onNote: () => void
  readonly onProblems: () => void
  readonly onRun: () => void
  readonly onDetails: () => void
}

export function Bar({ editor, problems, isSmall, isOld, onAdd, onNote, onProblems, onRun, onDetails }: BarProps) {
  const { undo, redo, canUndo, canRedo, save, isSaving, isChanged, check, said, id } = editor
  const words = check === undefined ? 'Checking' : problems === 0 ? 'No problems' : countOf(problems, 'problem')
  return (
    <div className="canvas-bar" role="toolbar" aria-label="The flow">
      {!isSmall && (
        <>
          <IconButton icon="undo" label="Undo" aria-keyshortcuts="Control+Z" disabled={!canUndo} onClick={undo} />
          <IconButton icon="redo" label="Redo" aria-keyshortcuts="Control+Shift+Z" disabled={!canRedo} onClick={redo} />
          <Button icon="plus" onClick={onAdd}>
            Add a component
          </Button>
          <Button variant="quiet" icon="book" onClick={onNote}>
            Note
          </Button>
        </>
      )}
      <p className="canvas-said" role="status" dir="auto">
        {shortText(said, 300)}
      </p>
      {isSmall && (
        <Button variant="quiet" onClick={onDetails}>
          Details
        </Button>
      )}
      <Button variant="quiet" {...(problems > 0 && { icon: 'warn' as const })} onClick={onProblems}>
        {words}
      </Button>
      {!isOld && (
        <a className="button button-quiet" href={flowsApi.exportAddress(id)} download aria-label="Export">
          <Icon name="download" />
          {!isSmall && (isChanged ? 'Export what is saved' : 'Export')}
        </a>
      )}
      {!isSmall && (
        <Button busy={isSaving} disabled={!isChanged} aria-keyshortcuts="Control+S" onClick={() => void save()}>
          {isChanged ? 'Save' : 'Saved'}
        </Button>
      )}
      <Button variant="primary" icon="play" onClick={onRun}>
        Run
      </Button>
    </div>
  )
}
