/** What time it is in the house: the clock, the part of the day, and sun or moon on their way. */
import { clockOf, dayOf, partOfDay, skyAt } from './house-time.ts'

const WIDE = 220
const HIGH = 40

export function Sky({ minute }: { readonly minute: number }) {
  const { isSun, way } = skyAt(minute)
  const [x, y] = onArc(way)
  return (
    <div className="house-sky">
      <p className="house-clock">
        <b>{clockOf(minute)}</b>
        <span>
          day {dayOf(minute)}, {partOfDay(minute)}
        </span>
      </p>
      <svg
        className="house-arc"
        viewBox={`0 0 ${WIDE} ${HIGH + 8}`}
        aria-hidden="true"
        preserveAspectRatio="xMidYMax meet"
      >
        <path className="house-horizon" d={`M0 ${HIGH}H${WIDE}`} />
        <path className="house-orbit" d={`M14 ${HIGH}Q${WIDE / 2} ${-HIGH + 16} ${WIDE - 14} ${HIGH}`} />
        <g className={isSun ? 'house-sun' : 'house-moon'} style={{ transform: `translate(${x}px, ${y}px)` }}>
          {isSun ? (
            <>
              <path
                className="house-rays"
                d="M0-11v-3M0 11v3M11 0h3M-11 0h-3M7.8-7.8l2.1-2.1M-7.8 7.8l-2.1 2.1M7.8 7.8l2.1 2.1M-7.8-7.8l-2.1-2.1"
              />
              <circle r={6.5} />
            </>
          ) : (
            <path d="M3.5-7.4A8 8 0 1 0 7.6 4.6 6.6 6.6 0 0 1 3.5-7.4z" />
          )}
        </g>
      </svg>
    </div>
  )
}

/** A point of the curve of the path above. */
function onArc(way: number): readonly [number, number] {
  const rest = 1 - way
  const x = rest * rest * 14 + 2 * rest * way * (WIDE / 2) + way * way * (WIDE - 14)
  const y = rest * rest * HIGH + 2 * rest * way * (-HIGH + 16) + way * way * HIGH
  return [x, y]
}
