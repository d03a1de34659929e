/** A native dialog: the browser keeps the focus in it, Escape closes it, and the focus goes back where it was. */
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import './dialog.css'

interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** the buttons at its foot */
  readonly actions?: ReactNode
  readonly size?: 'small' | 'wide'
}

export function Dialog({ title, isOpen, onClose, children, actions, size = 'small' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!isOpen || element === null) return
    const before = document.activeElement
    element.showModal()
    return () => {
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen])
  if (!isOpen) return null
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        // the backdrop belongs to the dialog itself, its content to what is inside
        if (event.target === event.currentTarget) onClose()
      }}
      // keys pressed here are not for the page below
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div className="dialog-body">{children}</div>
        {actions && <footer className="dialog-foot">{actions}</footer>}
      </div>
    </dialog>
  )
}
