/** How a scene is looked at, and a way to its things for whoever cannot point at them. */
import { memo } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { oneLine } from '../shared/one-line.ts'
import type { SceneNow } from './scene-at.ts'

export interface Showing {
  readonly mode: 'orbit' | 'walk' | 'camera' | 'above' | 'plan'
  /** which of the cameras */
  readonly camera: number
}

interface ToolsProps {
  readonly scene: SceneNow
  readonly showing: Showing
  readonly has3d: boolean
  readonly onShow: (showing: Showing) => void
  readonly picked: string | undefined
  readonly onPick: (id: string | undefined) => void
}

const names: Readonly<Record<Showing['mode'], string>> = {
  orbit: 'Around',
  walk: 'Walk',
  camera: 'Camera',
  above: 'Above',
  plan: 'Plan',
}

export const Tools = memo(function Tools({ scene, showing, has3d, onShow, picked, onPick }: ToolsProps) {
  const { cameras, things } = scene
  return (
    <div className="scene-tools">
      {has3d ? (
        <Modes cameras={cameras.length} showing={showing} onShow={onShow} />
      ) : (
        <p className="scene-flat">A plan: this browser draws nothing in 3D.</p>
      )}
      <Select
        className="scene-things"
        aria-label="A thing of the scene"
        value={picked ?? ''}
        options={[
          { value: '', label: things.length === 1 ? '1 thing' : `${things.length} things` },
          ...things.map(({ id, name }) => ({ value: id, label: oneLine(name, 40) })),
        ]}
        onChoose={(id) => onPick(id === '' ? undefined : id)}
      />
    </div>
  )
})

interface ModesProps extends Pick<ToolsProps, 'showing' | 'onShow'> {
  /** how many there are to look through */
  readonly cameras: number
}

export function Modes({ cameras, showing, onShow }: ModesProps) {
  const modes = (Object.keys(names) as Showing['mode'][]).filter((mode) => mode !== 'camera' || cameras > 0)
  const press = (mode: Showing['mode']) => {
    // pressed again, it is the next camera
    const isAgain = mode === 'camera' && showing.mode === 'camera'
    onShow({
      mode,
      camera: isAgain ? (showing.camera + 1) % cameras : showing.camera % Math.max(1, cameras),
    })
  }
  return (
    <div className="scene-modes" role="group" aria-label="How to look at it">
      {modes.map((mode) => (
        <Button key={mode} variant="quiet" aria-pressed={mode === showing.mode} onClick={() => press(mode)}>
          {names[mode]}
          {mode === 'camera' && mode === showing.mode && cameras > 1 && (
            <span className="scene-which">
              {(showing.camera % cameras) + 1}/{cameras}
            </span>
          )}
        </Button>
      ))}
    </div>
  )
}
