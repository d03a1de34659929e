/** What became of a variant: a word, a tone and a mark, which say the same. */
import type { VariantCard } from '../../../../src/server/api-evolution.ts'

type Tone = 'plain' | 'accent' | 'good' | 'warn' | 'bad'

const fates: Readonly<Record<string, { readonly word: string; readonly tone: Tone }>> = {
  first: { word: 'as it comes', tone: 'plain' },
  certified: { word: 'certified', tone: 'good' },
  refused: { word: 'not proven', tone: 'warn' },
  'under test': { word: 'on trial', tone: 'accent' },
  'won its race': { word: 'won its race', tone: 'plain' },
  'lost its race': { word: 'lost its race', tone: 'plain' },
  broken: { word: 'broken', tone: 'bad' },
  racing: { word: 'not decided', tone: 'accent' },
  'begun from': { word: 'begun from', tone: 'plain' },
}

export const fateOf = (fate: string) =>
  Object.hasOwn(fates, fate) ? fates[fate]! : { word: fate, tone: 'plain' as const }

export function FateMark({ variant: { fate, by } }: { readonly variant: Pick<VariantCard, 'fate' | 'by'> }) {
  const isControl = by === 'control'
  return (
    <svg className={`fate fate-${fateOf(fate).tone}`} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {fate === 'certified' && (
        <>
          <circle className="fate-full" cx="8" cy="8" r="7" />
          <path className="fate-on" d="M4.8 8.3l2.2 2.2 4.2-4.8" />
        </>
      )}
      {fate === 'first' && <circle className="fate-full" cx="8" cy="8" r="5" />}
      {fate === 'refused' && (
        <>
          <circle className="fate-ring" cx="8" cy="8" r="6" />
          <path className="fate-line" d="M5.2 8h5.6" />
        </>
      )}
      {fate === 'broken' && <path className="fate-line" d="M4.4 4.4l7.2 7.2M11.6 4.4l-7.2 7.2" />}
      {(fate === 'under test' || fate === 'racing') && (
        <>
          <circle className="fate-ring" cx="8" cy="8" r="6" />
          <circle className="fate-full" cx="8" cy="8" r="2.6" />
        </>
      )}
      {(fate === 'won its race' || fate === 'begun from') && <circle className="fate-ring" cx="8" cy="8" r="5" />}
      {fate === 'lost its race' && (
        <circle className={isControl ? 'fate-control' : 'fate-small'} cx="8" cy="8" r={isControl ? 4 : 3} />
      )}
    </svg>
  )
}
