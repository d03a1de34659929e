/**
 * The pairs of a trial on one sheet: below, how each went; above, W, which grows only where the change helps. Pointing
 * at a pair reads it out, with its two games.
 */
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Link } from 'wouter'
import type { PlayedPair, WealthPoint } from '../../../../src/server/api-evolution.ts'
import { shortText } from '../../ui/clip-text.ts'
import { pointByKey } from '../compare/point-keys.ts'
import { useWidth } from '../compare/width.ts'
import { compareAddress, runAddress } from '../words.ts'
import { pairsSheet, type PairsSheet } from './pairs-sheet.ts'
import { signedPercent, wealthWords } from './words.ts'

interface PairsChartProps {
  readonly label: string
  readonly pairs: readonly (PlayedPair | WealthPoint)[]
  /** of W; without it only the pairs are drawn */
  readonly threshold?: number
}

export function PairsChart({ label, pairs, threshold }: PairsChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [pointed, setPointed] = useState<number>()
  const sheet = pairsSheet(pairs, width, threshold)
  const last = pairs.length - 1
  const place = Math.min(last, pointed ?? last)
  const pair = pairs[place]
  if (pair === undefined) return <p className="soft">No pair is played yet.</p>
  const onPoint = (event: PointerEvent<SVGSVGElement>) =>
    setPointed(sheet.placeAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  const onKey = (event: KeyboardEvent) => {
    const next = pointByKey(event, place, last)
    if (next !== undefined) setPointed(next)
  }
  const W = 'W' in pair ? pair.W : undefined
  const inWords = `pair ${place + 1}, ${shortText(pair.task, 60)}: ${signedPercent(pair.d)}`
  return (
    <div ref={frame} className="pairs">
      <svg
        className="pairs-sheet"
        width={width}
        height={sheet.height}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={pairs.length}
        aria-valuenow={place + 1}
        aria-valuetext={W === undefined ? inWords : `${inWords}, W ${wealthWords(W)}`}
        onPointerMove={onPoint}
        onPointerDown={onPoint}
        onKeyDown={onKey}
      >
        <Drawn sheet={sheet} place={place} />
      </svg>
      <p className="pairs-one">
        <b>pair {place + 1}</b>
        <span dir="auto">{shortText(pair.task, 48)}</span>
        <span className="soft">seed {pair.seed}</span>
        <span className="pairs-number">{signedPercent(pair.d)}</span>
        {W !== undefined && <span className="pairs-number">W {wealthWords(W)}</span>}
        <span className="pairs-games">
          <Link href={runAddress(pair.child)}>its game</Link>
          <Link href={runAddress(pair.parent)}>its parent’s</Link>
          <Link href={compareAddress([pair.child, pair.parent])}>side by side</Link>
        </span>
      </p>
    </div>
  )
}

function Drawn({ sheet, place }: { readonly sheet: PairsSheet; readonly place: number }) {
  const { left, right, ticks, threshold, line, bars, middle, floor, top } = sheet
  const here = bars[place]!
  return (
    <g aria-hidden="true">
      {ticks.map(({ y, text }) => (
        <g key={text} className="pairs-grid">
          <path d={`M${left} ${y}H${right}`} />
          <text x={left - 8} y={y + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <path className="pairs-middle" d={`M${left} ${middle}H${right}`} />
      {bars.map(({ x, y, height, d }, each) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a pair has its place
          key={each}
          className={`${d < 0 ? 'pairs-worse' : 'pairs-better'}${each === place ? ' pairs-here' : ''}`}
          x={x - sheet.bar / 2}
          y={y}
          width={sheet.bar}
          height={height}
        />
      ))}
      {threshold !== undefined && (
        <g className="pairs-threshold">
          <path d={`M${left} ${threshold.y}H${right}`} />
          <text x={left + 4} y={threshold.y - 6}>
            {threshold.text}
          </text>
        </g>
      )}
      <path className="pairs-cursor" d={`M${here.x} ${top}V${floor}`} />
      {line !== undefined && (
        <>
          <path className="pairs-area" d={line.area} />
          <path className="pairs-line" d={line.path} />
          <circle className="pairs-point" cx={here.x} cy={line.at[place]} r={4} />
        </>
      )}
    </g>
  )
}
