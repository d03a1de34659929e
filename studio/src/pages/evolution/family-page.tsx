/** The family of one society: the tree on the left, on the right the variant looked at; below, what was found. */
import { Link, useSearch } from 'wouter'
import type { EvolutionTree } from '../../../../src/server/api-evolution.ts'
import { evolutionApi } from '../../api/evolution.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useTitle } from '../../ui/title.ts'
import { useAsked } from '../asked.ts'
import { LostNote } from '../lost-note.tsx'
import '../page.css'
import { countOf, idsIn, runAddress } from '../words.ts'
import './evolution.css'
import { Findings } from './findings.tsx'
import { Tree } from './tree.tsx'
import { VariantPanel } from './variant-panel.tsx'

const ASK_EVERY_MS = 4_000

export function FamilyPage({ society }: { readonly society: string }) {
  useTitle(`Family of ${shortText(society, 40)}`)
  const { value: tree, failure, again } = useAsked(society, () => evolutionApi.tree(society), ASK_EVERY_MS)
  useSearch()
  const [asked] = idsIn(window.location.search, 'variant')
  const home = `/evolution/${encodeURIComponent(society)}`
  const addressOf = (name: string) => `${home}?variant=${encodeURIComponent(name)}`
  if (tree === undefined)
    return (
      <div className="page evolution">
        {failure !== undefined && (
          <Problem
            title={shortText(failure.message, 300)}
            action={<Button onClick={again}>Try again</Button>}
            code={failure.code}
          />
        )}
      </div>
    )
  // the one that counts, until another is chosen
  const chosen = asked ?? tree.certified
  const isThere = tree.variants.some(({ name }) => name === chosen)
  return (
    <div className={`page evolution${asked === undefined ? '' : ' evolution-chosen'}`}>
      {failure !== undefined && <LostNote failure={failure} onRetry={again} />}
      <header className="page-head">
        <div>
          <h1 dir="auto">The family of {shortText(tree.title, 60)}</h1>
          <p aria-live="polite">{summaryOf(tree)}</p>
        </div>
      </header>
      <div className="evolution-split">
        <section className="evolution-tree" aria-label="The family">
          <Tree variants={tree.variants} certified={tree.certified} chosen={chosen} addressOf={addressOf} />
          <p className="soft evolution-legend">
            Bars say how a variant raced against its parent, in standard deviations of a pair. The green line leads to
            the last that was proven better.
          </p>
        </section>
        <div className="evolution-variant">
          <Link className="evolution-back" href={home}>
            <Icon name="back" size={14} /> The whole family
          </Link>
          {(isThere || asked !== undefined) && (
            <Chosen key={chosen} society={society} name={chosen} canPlay={tree.canPlay} addressOf={addressOf} />
          )}
        </div>
      </div>
      <div className="evolution-below">
        <section className="page-section" aria-labelledby="evolution-findings">
          <h2 id="evolution-findings">What was found</h2>
          {tree.findings.length === 0 ? <p className="soft">Nothing yet.</p> : <Findings findings={tree.findings} />}
        </section>
        <Evolutions evolutions={tree.evolutions} />
      </div>
    </div>
  )
}

interface ChosenProps {
  readonly society: string
  readonly name: string
  readonly canPlay: boolean
  readonly addressOf: (name: string) => string
}

function Chosen({ society, name, canPlay, addressOf }: ChosenProps) {
  const key = `${society} ${name}`
  const { value, failure, again } = useAsked(key, () => evolutionApi.variant(society, name), ASK_EVERY_MS)
  if (value !== undefined)
    return <VariantPanel society={society} detail={value} canPlay={canPlay} addressOf={addressOf} />
  if (failure === undefined) return null
  return (
    <Problem
      title={shortText(failure.message, 300)}
      action={<Button onClick={again}>Try again</Button>}
      code={failure.code}
    />
  )
}

function Evolutions({ evolutions }: Pick<EvolutionTree, 'evolutions'>) {
  return (
    <section className="page-section" aria-labelledby="evolution-runs">
      <h2 id="evolution-runs">Evolutions</h2>
      <ul className="evolution-rows">
        {evolutions.map(({ run, status, reason, pairs, games, races, cpuMinutes }) => (
          <li key={run}>
            <Link href={runAddress(run)} dir="auto">
              {shortText(run, 60)}
            </Link>
            <Badge tone={status === 'open' ? 'accent' : 'plain'}>{status === 'open' ? 'not over' : status}</Badge>
            <span>
              {countOf(races, 'race')}, {countOf(pairs, 'pair')}, {countOf(games, 'game')}
            </span>
            <span className="soft">
              {cpuMinutes} CPU-minutes{reason !== undefined && `; ${shortText(reason, 120)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function summaryOf({ variants, evolutions }: EvolutionTree): string {
  const proven = variants.filter(({ verdict }) => verdict?.standing === 'accepted').length
  const pairs = evolutions.reduce((sum, each) => sum + each.pairs, 0)
  return (
    `${countOf(variants.length, 'variant')} in ${countOf(evolutions.length, 'evolution')}, ` +
    `${countOf(pairs, 'pair')} of games, ${proven === 0 ? 'none' : proven} proven better`
  )
}
