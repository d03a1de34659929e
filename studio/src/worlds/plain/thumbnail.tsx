/**
 * A small picture of any run: a weave of the last steps, a row for each agent, a stitch for each field it wrote. Where
 * only the board is known, a row for each of its fields, as long as there is much in it.
 */
import type { Moment } from '../../contract.ts'
import { brief } from '../../run/panels/read/brief.ts'
import { HUES } from '../../ui/hue.ts'
import { ThumbnailFrame } from '../shared/thumbnail.tsx'
import { castOf } from './cast.ts'
import './thumbnail.css'

const STEPS = 30
const ROWS = 9
const LEFT = 14
const TOP = 16
const WIDE = 240 - 2 * LEFT
const HIGH = 124

export function PlainThumbnail({ moment }: { readonly moment: Moment }) {
  const { timeline, step } = moment
  const cast = castOf(timeline)
  if (cast.length === 0) return <BoardPicture moment={moment} />
  const rows = Math.max(1, Math.min(ROWS, cast.length))
  const high = HIGH / rows
  const first = Math.max(timeline.firstStep + 1, step - STEPS + 1)
  const people = `${cast.length} ${cast.length === 1 ? 'agent' : 'agents'}`
  const places = Array.from({ length: Math.max(0, step - first + 1) }, (_, at) => first + at)
  return (
    <ThumbnailFrame
      label={`${people} at step ${step}`}
      drawing={{ x: 0, y: 0, width: WIDE + 2 * LEFT, height: HIGH + 2 * TOP }}
      left={`step ${step}`}
      right={people}
    >
      {Array.from({ length: rows }, (_, row) => (
        <path key={row} className="plain-thread" d={`M${LEFT} ${TOP + (row + 0.5) * high}h${WIDE}`} />
      ))}
      {places.flatMap((at) =>
        (timeline.step(at)?.did ?? []).slice(0, 24).map(({ agent, changes = {} }, nth) => {
          const place = cast.indexOf(agent)
          const radius = Math.min(high / 2 - 1, 2.2 + Math.sqrt(Object.keys(changes).length) * 1.1)
          return (
            <circle
              key={`${at} ${nth}`}
              className={`plain-stitch hue-${place % HUES}${at === step ? ' is-now' : ''}`}
              cx={LEFT + ((at - first + 0.5) * WIDE) / STEPS}
              cy={TOP + ((place % rows) + 0.5) * high}
              r={Math.max(1.5, radius)}
            />
          )
        }),
      )}
    </ThumbnailFrame>
  )
}

// of a value as text: longer ones are as long as the picture
const LONGEST = 4_000

function BoardPicture({ moment }: { readonly moment: Moment }) {
  const fields = moment.timeline.fields()
  const rows = Math.max(1, Math.min(ROWS, fields.length))
  const high = HIGH / rows
  const count = `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`
  return (
    <ThumbnailFrame
      label={`A board of ${count} at step ${moment.step}`}
      drawing={{ x: 0, y: 0, width: WIDE + 2 * LEFT, height: HIGH + 2 * TOP }}
      left={`step ${moment.step}`}
      right={count}
    >
      {fields.slice(0, ROWS).map((name, row) => {
        const letters = brief(moment.field(name), LONGEST).length
        return (
          <g key={name} className={`hue-${row % HUES}`}>
            <path className="plain-thread" d={`M${LEFT} ${TOP + (row + 0.5) * high}h${WIDE}`} />
            <rect
              className="plain-stitch"
              x={LEFT}
              y={TOP + (row + 0.5) * high - 3}
              width={Math.max(6, (WIDE * Math.log1p(letters)) / Math.log1p(LONGEST))}
              height={6}
              rx={3}
            />
          </g>
        )
      })}
    </ThumbnailFrame>
  )
}
