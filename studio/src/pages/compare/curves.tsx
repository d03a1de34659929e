/** The scores of all runs over their steps on one sheet; pointing at a step reads them out. */
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { valueAt } from '../../contract.ts'
import { Empty } from '../../ui/empty.tsx'
import { bandOf, linePath, scaleOf, spreadEnds, type Band, type Scale, type Sheet } from './chart.ts'
import type { LoadedRun } from './load-run.ts'
import { RunLetter } from './run-letter.tsx'
import { pointByKey } from './point-keys.ts'
import { useWidth } from './width.ts'

const HEIGHT = 320
const BAND_SAMPLES = 160
const LETTER = 11
// with fewer, the curves themselves say it better
const BAND_FROM = 3

export function Curves({ runs }: { readonly runs: readonly LoadedRun[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [pointed, setPointed] = useState<number>()
  const drawn = useMemo(
    () =>
      runs.flatMap((run) => {
        const curve = run.view.curve?.(run.timeline)
        return curve && curve.points.length > 0 ? [{ run, curve, lastStep: run.timeline.lastStep }] : []
      }),
    [runs],
  )
  const band = useMemo(() => (drawn.length >= BAND_FROM ? bandOf(drawn, BAND_SAMPLES) : []), [drawn])
  if (drawn.length === 0)
    return (
      <div ref={frame} className="curves">
        <Empty title="These runs have no number that goes up.">
          A world that keeps a score shows it here. What each agent did stands below.
        </Empty>
      </div>
    )
  const sheet: Sheet = {
    width,
    height: HEIGHT,
    left: 44,
    right: 20 + Math.min(drawn.length, 4) * LETTER,
    top: 14,
    bottom: 30,
  }
  const lastStep = Math.max(1, ...drawn.map((one) => one.lastStep))
  const best = Math.max(...drawn.flatMap(({ curve }) => curve.points.map(([, value]) => value)), 0)
  const x = scaleOf(lastStep, sheet.left, width - sheet.right, width < 520 ? 4 : 8)
  const y = scaleOf(best, HEIGHT - sheet.bottom, sheet.top, 4)
  const step = Math.min(lastStep, pointed ?? lastStep)
  const ends = drawn.map(({ curve, lastStep: own }) => ({ x: x.at(own), y: y.at(curve.points.at(-1)![1]) }))
  const aside = spreadEnds(ends, LETTER)

  const onPoint = (event: PointerEvent<SVGSVGElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left
    setPointed(Math.round(Math.max(0, Math.min(lastStep, x.from(place)))))
  }
  const onKey = (event: KeyboardEvent) => {
    const next = pointByKey(event, step, lastStep)
    if (next !== undefined) setPointed(next)
  }
  const values = drawn.map(({ run, curve, lastStep: own }) => ({
    run,
    value: step > own ? undefined : valueAt(curve, step),
  }))
  const inWords = values.map(({ run, value }) => `${run.letter} ${value ?? 'over'}`).join(', ')
  return (
    <div ref={frame} className="curves">
      <p className="curves-values">
        <b>step {step.toLocaleString('en')}</b>
        {values.map(({ run, value }) => (
          <span key={run.id} className={`hue-${run.hue}`}>
            <RunLetter run={run} /> {value === undefined ? 'over' : value.toLocaleString('en')}
          </span>
        ))}
        <span className="soft curves-label">{drawn[0]!.curve.label}</span>
      </p>
      <svg
        className="curves-sheet"
        width={width}
        height={HEIGHT}
        role="slider"
        tabIndex={0}
        aria-label="Step at which the scores are read"
        aria-valuemin={0}
        aria-valuemax={lastStep}
        aria-valuenow={step}
        aria-valuetext={`step ${step}: ${inWords}`}
        onPointerMove={onPoint}
        onPointerDown={onPoint}
        onPointerLeave={() => setPointed(undefined)}
        onKeyDown={onKey}
      >
        <Grid x={x} y={y} sheet={sheet} />
        {band.length > 1 && <BandShape band={band} x={x} y={y} />}
        {drawn.map(({ run, curve, lastStep: own }, place) => (
          <g key={run.id} className={`hue-${run.hue}`}>
            <path className="curves-line" d={linePath(curve, own, x, y)} />
            <EndLetter letter={run.letter} x={ends[place]!.x + aside[place]!} y={ends[place]!.y} />
          </g>
        ))}
        {pointed !== undefined && (
          <g aria-hidden="true">
            <path className="curves-cursor" d={`M${x.at(step)} ${sheet.top}V${HEIGHT - sheet.bottom}`} />
            {values.map(({ run, value }) =>
              value === undefined ? null : (
                <circle key={run.id} className={`curves-point hue-${run.hue}`} cx={x.at(step)} cy={y.at(value)} r={4} />
              ),
            )}
          </g>
        )}
      </svg>
    </div>
  )
}

function Grid({ x, y, sheet }: { readonly x: Scale; readonly y: Scale; readonly sheet: Sheet }) {
  const floor = sheet.height - sheet.bottom
  return (
    <g className="curves-grid" aria-hidden="true">
      {y.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${sheet.left} ${y.at(tick)}H${sheet.width - sheet.right}`} />
          <text x={sheet.left - 8} y={y.at(tick) + 4} textAnchor="end">
            {tick.toLocaleString('en')}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text key={tick} x={x.at(tick)} y={floor + 20} textAnchor="middle">
          {tick.toLocaleString('en')}
        </text>
      ))}
    </g>
  )
}

/** Least to most, and the mean between them. */
function BandShape({ band, x, y }: { readonly band: readonly Band[]; readonly x: Scale; readonly y: Scale }) {
  const place = (step: number, value: number) => `${x.at(step).toFixed(1)} ${y.at(value).toFixed(1)}`
  const upper = band.map(({ step, max }) => place(step, max))
  const lower = band.map(({ step, min }) => place(step, min)).toReversed()
  return (
    <g aria-hidden="true">
      <path className="curves-band" d={`M${[...upper, ...lower].join('L')}Z`} />
      <path className="curves-mean" d={`M${band.map(({ step, mean }) => place(step, mean)).join('L')}`} />
    </g>
  )
}

function EndLetter({ letter, x, y }: { readonly letter: string; readonly x: number; readonly y: number }) {
  return (
    <text className="curves-letter" x={x + 6} y={y + 4} aria-hidden="true">
      {letter}
    </text>
  )
}
