/** A small picture of an expedition: what is known of the building, and who is where. */
import { useMemo } from 'react'
import type { Moment } from '../../contract.ts'
import { ThumbnailFrame } from '../shared/thumbnail.tsx'
import { GridMapDrawing, sheetOf } from './map.tsx'
import { surveyAt } from './survey.ts'
import './thumbnail.css'

const NOTHING = { x: 0, y: 0, width: 240, height: 160 }

export function GridThumbnail({ moment }: { readonly moment: Moment }) {
  const { timeline, step } = moment
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const survey = useMemo(() => surveyAt(moment), [timeline, step, timeline.version])
  if (survey === undefined) return <ThumbnailFrame label="No building yet" drawing={NOTHING} left="" right="" />
  const { found, explorers, map } = survey
  const things = `${found.length} ${found.length === 1 ? 'thing' : 'things'} found`
  const people = `${explorers.length} ${explorers.length === 1 ? 'explorer' : 'explorers'}`
  return (
    <ThumbnailFrame label={`${things}, ${people}`} drawing={sheetOf(map).drawing} left={things} right={people}>
      <g className="grid-thumbnail">
        <GridMapDrawing survey={survey} isSmall />
      </g>
    </ThumbnailFrame>
  )
}
