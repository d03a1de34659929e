/** The catalogue of components, in groups, looked through by words. */
import { useState } from 'react'
import { componentGroups } from '../../../../src/flows/langflow/catalogue/groups.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { countOf } from '../words.ts'

interface AddDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAdd: (component: string) => void
}

export function AddDialog({ isOpen, onClose, onAdd }: AddDialogProps) {
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase().split(/\s+/)
  const found = componentGroups
    .map(({ title, components }) => ({
      title,
      components: components.filter(({ label, description, type }) => {
        const words = `${label} ${description} ${type} ${title}`.toLowerCase()
        return wanted.every((word) => words.includes(word))
      }),
    }))
    .filter(({ components }) => components.length > 0)
  const count = found.reduce((sum, { components }) => sum + components.length, 0)
  return (
    <Dialog title="Add a component" isOpen={isOpen} onClose={onClose}>
      <Field label="Search">
        <input className="field-input" type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <p className="soft" role="status">
        {count === 0
          ? 'There is none with these words. Others come with a file: import it, copy and paste.'
          : countOf(count, 'component')}
      </p>
      <div className="canvas-catalogue">
        {found.map(({ title, components }) => (
          <section key={title} aria-label={title}>
            <h3 className="eyebrow">{title}</h3>
            <ul className="canvas-choices">
              {components.map(({ type, label, description }) => (
                <li key={type}>
                  <button type="button" className="bare canvas-choice" onClick={() => onAdd(type)}>
                    <b>{label}</b>
                    <span className="soft">{description}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
