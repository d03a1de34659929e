/** The societies that were evolved here, each with its family. */
import { Link } from 'wouter'
import type { EvolvedSociety } from '../../../src/server/api-evolution.ts'
import { evolutionApi } from '../api/evolution.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { shortText } from '../ui/clip-text.ts'
import { Empty } from '../ui/empty.tsx'
import { Problem } from '../ui/problem.tsx'
import { useTitle } from '../ui/title.ts'
import { useAsked } from './asked.ts'
import './evolution/evolution.css'
import { LostNote } from './lost-note.tsx'
import './page.css'
import { countOf } from './words.ts'

const ASK_EVERY_MS = 4_000

export function Evolution() {
  useTitle('Evolution')
  const { value: list, failure, again } = useAsked('evolution', () => evolutionApi.list(), ASK_EVERY_MS)
  return (
    <div className="page evolution">
      <header className="page-head">
        <div>
          <h1>Evolution</h1>
          <p>
            A society tries changes of itself in pairs of games, and keeps one only when the pairs prove that it helps.
          </p>
        </div>
      </header>
      {failure !== undefined && list !== undefined && <LostNote failure={failure} onRetry={again} />}
      {failure !== undefined && list === undefined && (
        <Problem title={failure.message} action={<Button onClick={again}>Try again</Button>} code={failure.code} />
      )}
      {list?.length === 0 && (
        <Empty icon="fork" title="No society was evolved in this store yet.">
          Its family tree grows here. Begin one: <code>troupe evolve explorers</code>
        </Empty>
      )}
      <ul className="evolved">
        {list?.map((each) => (
          <Evolved key={each.society} evolved={each} />
        ))}
      </ul>
    </div>
  )
}

function Evolved({ evolved }: { readonly evolved: EvolvedSociety }) {
  const { society, title, evolutions, variants, certified, certifications, pairs, isOpen } = evolved
  return (
    <li className="evolved-one">
      <h2>
        <Link href={`/evolution/${encodeURIComponent(society)}`} dir="auto">
          {shortText(title, 80)}
        </Link>
      </h2>
      <p>
        {certifications === 0 ? (
          'Nothing is proven better yet.'
        ) : (
          <>
            {countOf(certifications, 'change')} proven better; the last is <code>{shortText(certified, 40)}</code>
          </>
        )}
      </p>
      <p className="soft">
        {countOf(variants, 'variant')}, {countOf(evolutions, 'evolution')}, {countOf(pairs, 'pair')} of games
      </p>
      {isOpen && <Badge tone="accent">not over</Badge>}
    </li>
  )
}
