/** What was found in games, the dearest first, each with the moments that show it: a click leads to that very step. */
import { useState } from 'react'
import { Link } from 'wouter'
import type { FoundPattern } from '../../../../src/server/api-evolution.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { countOf, runAddress } from '../words.ts'

const causes = {
  ours: { word: 'our doing', tone: 'warn' },
  world: { word: 'the world’s doing', tone: 'plain' },
  unknown: { word: 'not known why', tone: 'plain' },
} as const

const MOMENTS = 3
const SHOWN = 8

export function Findings({ findings }: { readonly findings: readonly FoundPattern[] }) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? findings : findings.slice(0, SHOWN)
  return (
    <>
      <ul className="findings">
        {shown.map((finding) => (
          <Found key={`${finding.variant} ${finding.pattern} ${finding.cause}`} finding={finding} />
        ))}
      </ul>
      {shown.length < findings.length && (
        <Button onClick={() => setAll(true)}>Show {countOf(findings.length - shown.length, 'more finding')}</Button>
      )}
    </>
  )
}

function Found({ finding: { pattern, says, count, cost, cause, runs, steps } }: { readonly finding: FoundPattern }) {
  const { word, tone } = causes[cause]
  const [isAll, setAll] = useState(false)
  const shown = isAll ? steps : steps.slice(0, MOMENTS)
  return (
    <li className="finding">
      <h3 dir="auto">{shortText(pattern, 120)}</h3>
      <p className="finding-about">
        <Badge tone={tone}>{word}</Badge>
        <span>
          {countOf(count, 'time')} in {countOf(runs, 'game')}
        </span>
        <span className="soft">costs {(cost * 100).toFixed(1)} % of a game</span>
      </p>
      <p className="soft" dir="auto">
        {shortText(says, 300)}
      </p>
      {steps.length > 0 && (
        <ol className="moments">
          {shown.map(({ run, step, says: quoted }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same may be quoted twice
            <li key={place}>
              <Link href={runAddress(run, step)}>
                <span className="moment-step">step {step.toLocaleString('en')}</span>
                <q dir="auto">{shortText(quoted, 140)}</q>
              </Link>
            </li>
          ))}
        </ol>
      )}
      {shown.length < steps.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {countOf(steps.length - shown.length, 'more moment')}
        </Button>
      )}
    </li>
  )
}
