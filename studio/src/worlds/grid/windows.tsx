/** Explorers in windows of real programs: what each sees now, which keys it pressed, where it went; a stop button. */
import { useState } from 'react'
import { api } from '../../api/client.ts'
import type { Moment } from '../../contract.ts'
import { Button } from '../../ui/button.tsx'
import { oneLine } from '../shared/one-line.ts'
import type { ExplorerWindow } from './windows-at.ts'
import { PoseMap } from './pose-map.tsx'
import './windows.css'

interface WindowsProps {
  readonly windows: readonly ExplorerWindow[]
  readonly moment: Moment
}

export function Windows({ windows, moment }: WindowsProps) {
  const session = windows.find(({ looked }) => looked)?.looked?.session
  return (
    <div className="windows">
      <div className="windows-bar">
        <span>{windows.length === 1 ? 'One window' : `${windows.length} windows`}</span>
        {session !== undefined && (
          <StopButton key={session} run={session} isOver={moment.timeline.entries.at(-1)?.record.kind === 'end'} />
        )}
      </div>
      <ul className="windows-list" aria-label="What each explorer sees">
        {windows.map((each) => (
          <li key={each.name} className={`hue-${each.hue}`}>
            <OneWindow window={each} />
          </li>
        ))}
      </ul>
      <PoseMap windows={windows} />
    </div>
  )
}

function OneWindow({ window: { name, looked, acted } }: { readonly window: ExplorerWindow }) {
  const { picture, seen, trouble, session } = looked ?? {}
  const keys = acted?.keys ?? ''
  return (
    <figure className="window">
      <figcaption>
        <b dir="auto">{oneLine(name, 24)}</b>
        {keys !== '' && (
          <kbd title={`${acted?.action ?? ''}, held for ${Math.round(acted?.heldMs ?? 0)} ms`}>{oneLine(keys, 24)}</kbd>
        )}
        {acted?.ok === false && <span className="window-no">nothing came of it</span>}
      </figcaption>
      <div className="window-picture" style={picture && { aspectRatio: `${picture.width} / ${picture.height}` }}>
        {picture && session !== undefined ? (
          <img
            src={api.pictureAddress(session, picture.sha256)}
            width={picture.width}
            height={picture.height}
            alt={oneLine(`What ${name} sees: ${seen?.caption ?? 'a picture'}`, 200)}
          />
        ) : (
          <p className="window-none">No picture</p>
        )}
        {picture &&
          (seen?.objects ?? []).flatMap(({ name: thing, box, confidence }, place) =>
            box
              ? [
                  <span
                    key={`${thing} ${place}`}
                    className="window-box"
                    style={{
                      left: `${(100 * box.x) / picture.width}%`,
                      top: `${(100 * box.y) / picture.height}%`,
                      width: `${(100 * box.width) / picture.width}%`,
                      height: `${(100 * box.height) / picture.height}%`,
                    }}
                  >
                    <i>
                      {oneLine(thing, 24)} {Math.round(confidence * 100)} %
                    </i>
                  </span>,
                ]
              : [],
          )}
      </div>
      {trouble && (
        <p className="window-trouble" role="status">
          <b>{trouble.name}</b> {oneLine(trouble.says, 160)} {oneLine(trouble.help, 160)}
        </p>
      )}
      <p className="window-caption">{oneLine(seen?.caption ?? '', 200)}</p>
    </figure>
  )
}

/** Red, and always there while the run goes. */
function StopButton({ run, isOver }: { readonly run: string; readonly isOver: boolean }) {
  const [state, setState] = useState<'ready' | 'asked' | 'stopped' | 'failed'>('ready')
  if (isOver) return null
  const stop = () => {
    setState('asked')
    api.stopWindows(run).then(
      () => setState('stopped'),
      () => setState('failed'),
    )
  }
  return (
    <Button className="windows-stop" busy={state === 'asked'} onClick={stop} disabled={state === 'stopped'}>
      {state === 'stopped' ? 'Stopped' : state === 'failed' ? 'Not stopped. Again?' : 'Stop all keys'}
    </Button>
  )
}
