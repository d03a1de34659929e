/** A small picture of a scene: its plan. */
import { useMemo } from 'react'
import type { Moment } from '../../contract.ts'
import { ThumbnailFrame } from '../shared/thumbnail.tsx'
import { textOf } from '../shared/read-board.ts'
import { oneLine } from '../shared/one-line.ts'
import { Plan, sheetOf } from './plan.tsx'
import { sceneAt } from './scene-at.ts'

export function SceneThumbnail({ moment }: { readonly moment: Moment }) {
  const { timeline, step } = moment
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const { rooms, placed, things } = useMemo(() => sceneAt(moment), [timeline, step, timeline.version])
  const count = `${things.length} ${things.length === 1 ? 'thing' : 'things'}`
  const kind = oneLine(
    rooms.length === 1 ? rooms[0]!.kind : rooms.length === 0 ? 'no room yet' : `${rooms.length} rooms`,
    40,
  )
  const prompt = oneLine(textOf(moment.field('userPrompt')), 100)
  return (
    <ThumbnailFrame label={`${kind} with ${count}: ${prompt}`} drawing={sheetOf(rooms)} left={kind} right={count}>
      <Plan rooms={rooms} placed={placed} hasNames={false} />
    </ThumbnailFrame>
  )
}
