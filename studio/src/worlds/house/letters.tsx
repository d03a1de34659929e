/** What passes between people: envelopes that wait, are opened or turned down, and speech where it is said. */
import type { CSSProperties } from 'react'
import { oneLine } from '../shared/one-line.ts'
import type { PlacedBubble } from './bubbles.ts'
import { statusWords } from './chats.ts'
import type { Point } from './doors.ts'
import type { Envelope } from './talk-now.ts'

interface EnvelopeProps {
  readonly envelope: Envelope
  /** that of whoever sent it */
  readonly hue: number
  readonly at: Point
  readonly from: Point | undefined
  /** that of people */
  readonly size: number
}

/** At the shoulder of whoever it is at. */
export const envelopeAt = ([x, y]: Point, size: number): Point => [x + 15 * size, y - 13 * size]

export function EnvelopeMark({ envelope, hue, at, from, size }: EnvelopeProps) {
  const { sender, recipient, status, reason, isNew } = envelope
  const [x, y] = envelopeAt(at, size)
  const flight = {
    transform: `translate(${x}px, ${y}px)`,
    ...(from && { '--from-x': `${from[0] - x}px`, '--from-y': `${from[1] - y}px` }),
  } as CSSProperties
  const isOpen = status === 'accepted'
  return (
    <g className={`house-envelope hue-${hue} is-${status}${isNew ? ' is-new' : ''}`} style={flight}>
      <title>{oneLine(`${sender} asks ${recipient} to chat, ${statusWords[status]}: ${reason}`, 200)}</title>
      <g className="house-envelope-body">
        {isOpen && <path className="house-flap" d="M-9 -6L0 -13.5 9 -6z" />}
        <rect x={-9} y={-6} width={18} height={12.5} rx={1.5} />
        {!isOpen && <path className="house-fold" d="M-8.6 -5.4L0 1.4 8.6 -5.4" />}
        {isOpen && <path className="house-verdict" d="M-4.4 -.2l3 3.2 6 -6.2" />}
        {status === 'rejected' && <path className="house-verdict" d="M-4 -3.4l8 7.4M4 -3.4l-8 7.4" />}
      </g>
    </g>
  )
}

const LINE = 15

export function SpeechBubble({ bubble }: { readonly bubble: PlacedBubble }) {
  const { box, tip, lines, size, face, hue, kind, isNew } = bubble
  const [width, height] = [box.width / size, box.height / size]
  const tail = tailTo([(tip[0] - box.x) / size, (tip[1] - box.y) / size], width, height, face)
  return (
    <g
      className={`house-bubble hue-${hue} is-${kind}${isNew ? ' is-new' : ''}`}
      style={{ transform: `translate(${box.x}px, ${box.y}px) scale(${size})` }}
    >
      {tail && <path className="house-tail" d={tail.outline} />}
      <rect width={width} height={height} rx={9} />
      {tail && <path className="house-join" d={tail.join} />}
      {lines.map((line, nth) => (
        <text key={nth} x={9} y={18 + nth * LINE - 1}>
          {line}
        </text>
      ))}
    </g>
  )
}

/** From the rim that is nearest to who speaks, and up to them; none from a bubble that lies on them. */
function tailTo([x, y]: Point, width: number, height: number, face: number) {
  const isUpright = y > height || y < 0
  const foot: Point = isUpright
    ? [Math.max(16, Math.min(width - 16, x)), y < 0 ? 0 : height]
    : [x < 0 ? 0 : width, Math.max(12, Math.min(height - 12, y))]
  const [dx, dy] = [x - foot[0], y - foot[1]]
  const length = Math.hypot(dx, dy)
  if ((!isUpright && x >= 0 && x <= width) || length < 1) return undefined
  const reach = Math.max(0.3, (length - face) / length)
  const end = `${foot[0] + dx * reach} ${foot[1] + dy * reach}`
  const [one, other, join] = isUpright
    ? [`${foot[0] - 6} ${foot[1]}`, `${foot[0] + 6} ${foot[1]}`, `M${foot[0] - 5} ${foot[1]}h10`]
    : [`${foot[0]} ${foot[1] - 6}`, `${foot[0]} ${foot[1] + 6}`, `M${foot[0]} ${foot[1] - 5}v10`]
  return { outline: `M${one}L${end}L${other}`, join }
}
