/** What the pages of evolution say of numbers and changes. */
import type { VariantCard, VariantVerdict } from '../../../../src/server/api-evolution.ts'
import { shortText } from '../../ui/clip-text.ts'

const MINUS = '−'

/** `+1.2 %`; a share of the full score. */
export const signedPercent = (share: number, digits = 1): string => {
  const percent = (Math.abs(share) * 100).toFixed(digits)
  return `${share < 0 ? MINUS : '+'}${percent} %`
}

/** Means of races are in thirds of a standard deviation of a pair. */
export const inDeviations = (mean: number): string => {
  const deviations = Math.abs(mean * 3).toFixed(2)
  return `${mean < 0 ? MINUS : '+'}${deviations}`
}

export const wealthWords = (W: number): string => {
  const digits = W >= 100 ? 0 : W >= 10 ? 1 : 2
  return W.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export const changeWords = ({
  differences,
  parent,
  by,
}: Pick<VariantCard, 'differences' | 'parent' | 'by'>): string => {
  if (by === 'control') return 'nothing but other dice'
  if (parent === undefined || differences.length === 0) return 'as it comes'
  return shortText(differences.map(plainWords).join(', '), 200)
}

/** `+ rule sensible-acts` as it is said: what is added is the rule. */
const plainWords = (difference: string) => difference.replace(/^\+ (rule|agent) /, (_, kind: string) => `${kind} `)

export const intervalWords = ({ mean, low, high }: VariantVerdict): string =>
  low === null || high === null
    ? `${signedPercent(mean)} of the score`
    : `${signedPercent(mean)} of the score, between ${signedPercent(low)} and ${signedPercent(high)}`

const standings: Readonly<Record<string, string>> = {
  accepted: 'Proven better',
  futile: 'Given up: nothing was to be seen',
  exhausted: 'Not proven in all the pairs it may take',
  broken: 'It could not play',
  spent: 'Stopped before it was decided',
  open: 'On trial',
}

export const standingWords = (standing: string): string =>
  Object.hasOwn(standings, standing) ? standings[standing]! : standing

export const whoseWords: Readonly<Record<VariantCard['by'], string>> = {
  release: 'comes with Troupe',
  catalogue: 'from the catalogue',
  model: 'proposed by a model',
  control: 'a control, to see how often chance alone is believed',
}
