/** The world of explorers: the building as far as anybody has seen it, who is where, looks where and went where. */
import { useMemo } from 'react'
import type { WorldProps } from '../../contract.ts'
import { Empty } from '../../ui/empty.tsx'
import { oneLine } from '../shared/one-line.ts'
import { Stage } from '../shared/stage.tsx'
import { GridMapDrawing, sheetOf } from './map.tsx'
import { surveyAt, type Explorer } from './survey.ts'
import { windowsAt } from './windows-at.ts'
import { Windows } from './windows.tsx'
import './world.css'

export function GridWorld({ moment }: WorldProps) {
  const { timeline, step } = moment
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const survey = useMemo(() => surveyAt(moment), [timeline, step, timeline.version])
  const windows = windowsAt(moment)
  if (windows) return <Windows windows={windows} moment={moment} />
  if (survey === undefined)
    return (
      <Empty icon="map" title="There is no building yet">
        It is drawn here as soon as the explorers come in.
      </Empty>
    )
  const sheet = sheetOf(survey.map)
  const seen = `${survey.known.size} cells seen, ${survey.found.length} things found`
  return (
    <div className="grid-world">
      <Stage
        label={`The building as ${survey.explorers.length} explorers know it: ${seen}`}
        drawing={sheet.drawing}
        focus={sheet.drawing}
        isWhole
      >
        {() => <GridMapDrawing survey={survey} />}
      </Stage>
      <Cast explorers={survey.explorers} />
    </div>
  )
}

// more are too many to read; the agents' column has them all
const NAMED = 12

function Cast({ explorers }: { readonly explorers: readonly Explorer[] }) {
  return (
    // scrolled by keys
    <ul className="grid-cast" aria-label="Explorers" tabIndex={0}>
      {explorers.slice(0, NAMED).map(({ name, hue, cells, things, action }) => (
        <li key={name} className={`hue-${hue}`}>
          <span className="grid-cast-dot" aria-hidden="true" />
          <b dir="auto" title={name.length > 12 ? oneLine(name, 80) : undefined}>
            {oneLine(name, 24)}
          </b>
          <span className="grid-cast-count" title="things found, and cells seen before anybody else">
            {things} {things === 1 ? 'thing' : 'things'} · {cells} cells
          </span>
          <code>{oneLine(action.replaceAll('_', ' '), 20)}</code>
        </li>
      ))}
      {explorers.length > NAMED && <li className="grid-cast-count">and {explorers.length - NAMED} more</li>}
    </ul>
  )
}
