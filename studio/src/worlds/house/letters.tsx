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
}

export function EnvelopeMark({ envelope: { sender, recipient, status, reason, isNew }, hue, at, from }: EnvelopeProps) {
  const [x, y] = [at[0] + 17, at[1] - 15]
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
  const { box, tip, lines, size, hue, kind, isNew } = bubble
  const [width, height] = [box.width / size, box.height / size]
  const isAbove = box.y + box.height / 2 < tip[1]
  const end = [(tip[0] - box.x) / size, (tip[1] - box.y) / size] as const
  // from the nearest rim, a little towards who speaks
  const foot = Math.max(16, Math.min(width - 16, end[0]))
  const isBeside = end[1] > -4 && end[1] < height + 4
  const rim = isAbove ? height : 0
  const point = rim + Math.sign(end[1] - rim) * Math.min(9, Math.abs(end[1] - rim))
  return (
    <g
      className={`house-bubble hue-${hue} is-${kind}${isNew ? ' is-new' : ''}`}
      style={{ transform: `translate(${box.x}px, ${box.y}px) scale(${size})` }}
    >
      {!isBeside && (
        <path
          className="house-tail"
          d={`M${foot - 6} ${rim}L${foot + (end[0] - foot) * 0.3} ${point}L${foot + 6} ${rim}`}
        />
      )}
      <rect width={width} height={height} rx={9} />
      {!isBeside && <path className="house-join" d={`M${foot - 5} ${rim}h10`} />}
      {lines.map((line, nth) => (
        <text key={nth} x={9} y={18 + nth * LINE - 1}>
          {line}
        </text>
      ))}
    </g>
  )
}
