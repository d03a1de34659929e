/** The family tree, drawn: every variant a line that can be chosen, with how it raced and what became of it. */
import { Link } from 'wouter'
import type { VariantCard } from '../../../../src/server/api-evolution.ts'
import { shortText } from '../../ui/clip-text.ts'
import { countOf } from '../words.ts'
import { FateMark, fateOf } from './fate.tsx'
import { growTree, type Branch } from './grow-tree.ts'
import { changeWords, inDeviations, wealthWords } from './words.ts'

interface TreeProps {
  readonly variants: readonly VariantCard[]
  readonly certified: string
  readonly chosen: string | undefined
  readonly addressOf: (name: string) => string
}

const LEAST_FULL = 0.15

export function Tree({ variants, certified, chosen, addressOf }: TreeProps) {
  const grown = growTree(variants, certified)
  const full = Math.max(LEAST_FULL, ...variants.map(({ raceMean = 0 }) => Math.abs(raceMean)))
  const draw = (branch: Branch) => (
    <Kin key={branch.variant.name} branch={branch} full={full} chosen={chosen} addressOf={addressOf} draw={draw} />
  )
  return (
    <nav aria-label="Family tree">
      <ul className="kin-list kin-roots">{grown.map(draw)}</ul>
    </nav>
  )
}

interface KinProps extends Pick<TreeProps, 'chosen' | 'addressOf'> {
  readonly branch: Branch
  /** the mean of a race that fills half a bar */
  readonly full: number
  readonly draw: (branch: Branch) => React.ReactNode
}

function Kin({ branch: { variant, isOnLine, races }, full, chosen, addressOf, draw }: KinProps) {
  const { name, verdict, raceMean, fate } = variant
  // most lose: of them a line is enough, and their mark and bar say it
  const isDull = fate === 'lost its race' && races.length === 0
  return (
    <li className={isOnLine ? 'kin kin-on-line' : 'kin'}>
      <Link
        className={`kin-row${isDull ? ' kin-dull' : ''}`}
        href={addressOf(name)}
        aria-current={chosen === name ? 'true' : undefined}
      >
        <FateMark variant={variant} />
        <span className="kin-words">
          <span className="kin-change" dir="auto">
            {changeWords(variant)}
          </span>
          <span className="kin-about">
            <code>{shortText(name, 20)}</code>{' '}
            {fate !== 'first' && <span className={isDull ? 'unseen' : undefined}>{fateOf(fate).word}</span>}
            {verdict !== undefined && `, W ${wealthWords(verdict.W)} of ${verdict.threshold.toFixed(0)}`}
          </span>
        </span>
        {raceMean !== undefined && <RaceBar mean={raceMean} full={full} />}
      </Link>
      {races.length > 0 && (
        <ul className="kin-list">
          {races.flatMap(({ key, number, children }) => [
            <li key={key} className={children.some((child) => child.isOnLine) ? 'kin-race kin-on-line' : 'kin-race'}>
              {number === 0 ? 'begun from here' : `race ${number}, ${countOf(children.length, 'variant')}`}
            </li>,
            ...children.map(draw),
          ])}
        </ul>
      )}
    </li>
  )
}

const BAR = 84

/** To the right of the middle it did better than its parent. */
function RaceBar({ mean, full }: { readonly mean: number; readonly full: number }) {
  const length = Math.max(1, (Math.min(1, Math.abs(mean) / full) * BAR) / 2)
  return (
    <span className="kin-bar">
      <svg width={BAR} height="14" viewBox={`0 0 ${BAR} 14`} aria-hidden="true">
        <rect
          className={mean < 0 ? 'kin-bar-worse' : 'kin-bar-better'}
          x={mean < 0 ? BAR / 2 - length : BAR / 2}
          y="3"
          width={length}
          height="8"
          rx="1.5"
        />
        <path d={`M${BAR / 2} 0v14`} />
      </svg>
      <span className="kin-bar-number">
        {inDeviations(mean)}
        <span className="unseen"> standard deviations of a pair</span>
      </span>
    </span>
  )
}
