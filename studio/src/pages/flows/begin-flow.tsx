/** A new flow: what it begins with, and which models a society gets. */
import { useState } from 'react'
import type { FlowBeginning } from '../../../../src/server/api-flows.ts'
import { flowsApi } from '../../api/flows.ts'
import { Button } from '../../ui/button.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useAsked } from '../asked.ts'

interface BeginFlowProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onBegin: (from: string, preset?: string) => void
}

export function BeginFlow({ isOpen, onClose, onBegin }: BeginFlowProps) {
  return (
    <Dialog title="Begin a flow with a society" isOpen={isOpen} onClose={onClose}>
      {isOpen && <Beginnings onBegin={onBegin} />}
    </Dialog>
  )
}

function Beginnings({ onBegin }: Pick<BeginFlowProps, 'onBegin'>) {
  const { value, failure } = useAsked('flow beginnings', () => flowsApi.beginnings())
  if (failure) return <p>{failure.message}</p>
  const societies = value?.filter(({ name }) => name !== 'empty') ?? []
  return (
    <ul className="flows-beginnings">
      {societies.map((each) => (
        <Beginning key={each.name} beginning={each} onBegin={onBegin} />
      ))}
    </ul>
  )
}

interface BeginningProps extends Pick<BeginFlowProps, 'onBegin'> {
  readonly beginning: FlowBeginning
}

function Beginning({ beginning: { name, title, says, presets }, onBegin }: BeginningProps) {
  const [preset, setPreset] = useState(presets[0])
  return (
    <li className="flows-beginning">
      <div>
        <b>{title}</b>
        <p className="soft">{shortText(says, 200)}</p>
        {presets.length > 0 && (
          <label className="flows-preset">
            Models
            <select className="field-input" value={preset} onChange={(event) => setPreset(event.target.value)}>
              {presets.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <Button aria-label={`Begin with ${title}`} onClick={() => onBegin(name, preset)}>
        Begin
      </Button>
    </li>
  )
}
