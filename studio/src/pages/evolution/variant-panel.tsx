/** One variant: what it changed and why, how it fared in races and in its trial, and what can be begun from it. */
import { Link } from 'wouter'
import type { VariantDetail } from '../../../../src/server/api-evolution.ts'
import { Badge } from '../../ui/badge.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { countOf, runAddress } from '../words.ts'
import { Differences } from './differences.tsx'
import { fateOf } from './fate.tsx'
import { Findings } from './findings.tsx'
import { ForkHere } from './fork-here.tsx'
import { Newborn } from './newborn.tsx'
import { PairsChart } from './pairs-chart.tsx'
import { changeWords, inDeviations, intervalWords, standingWords, wealthWords, whoseWords } from './words.ts'

interface VariantPanelProps {
  readonly society: string
  readonly detail: VariantDetail
  readonly canPlay: boolean
  readonly addressOf: (name: string) => string
}

export function VariantPanel({ society, detail, canPlay, addressOf }: VariantPanelProps) {
  const { name, parent, by, says, fate, evolution, bornAt, verdict, trial, raced, raceMean, answers, graph } = detail
  const { word, tone } = fateOf(fate)
  const isFirst = parent === undefined
  return (
    <article className="variant" aria-labelledby="variant-title">
      <header>
        <p className="variant-name">
          <code>{shortText(name, 40)}</code> <Badge tone={tone}>{word}</Badge>
        </p>
        <h2 id="variant-title" dir="auto">
          {isFirst ? 'The society as it comes' : shortText(by === 'control' ? changeWords(detail) : says, 240)}
        </h2>
        <p className="soft">
          {isFirst ? 'Everything began here.' : `${capital(whoseWords[by])}, a change of `}
          {!isFirst && (
            <Link href={addressOf(parent)}>
              <code>{shortText(parent, 40)}</code>
            </Link>
          )}
          {bornAt !== null && (
            <>
              {isFirst ? ' ' : '. '}
              <Link href={runAddress(evolution, bornAt)}>Where it first played</Link>
            </>
          )}
        </p>
      </header>
      {!isFirst && (
        <section aria-label="What it changed">
          <h3>What it changed</h3>
          <Differences detail={detail} />
        </section>
      )}
      {graph !== null && detail.joined.length > 0 && (
        <section aria-label="Who joined">
          <h3>Who joined</h3>
          <Newborn graph={graph} joined={detail.joined} />
        </section>
      )}
      {trial !== null && (
        <section aria-label="Its trial">
          <h3>Its trial</h3>
          <p>
            <b>{standingWords(trial.standing)}.</b>{' '}
            {verdict !== undefined &&
              `W came to ${wealthWords(verdict.W)} of ${verdict.threshold.toFixed(0)} in ` +
                `${countOf(verdict.pairs, 'pair')}; ${intervalWords(verdict)}.`}
          </p>
          <PairsChart label="Pairs of its trial" pairs={trial.points} threshold={trial.threshold} />
          <p className="soft variant-note">
            W is what gamblers have who bet on this change with 1 each. If it did not help, they would get to{' '}
            {trial.threshold.toFixed(0)} in at most one of {trial.threshold.toFixed(0)} trials, however often one looks.
          </p>
        </section>
      )}
      {raced.length > 0 && (
        <section aria-label="Its races">
          <h3>Its races</h3>
          {raceMean !== undefined && (
            <p>
              {inDeviations(raceMean)} standard deviations of a pair in the mean of {countOf(raced.length, 'pair')}. A
              race only shows what is worth a trial.
            </p>
          )}
          <PairsChart label="Pairs of its races" pairs={raced} />
        </section>
      )}
      {answers.length > 0 && (
        <section aria-label="What it answers">
          <h3>What it answers</h3>
          <Findings findings={answers} />
        </section>
      )}
      <section aria-label="From here">
        <h3>From here</h3>
        <ForkHere society={society} detail={detail} canPlay={canPlay} />
      </section>
    </article>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
