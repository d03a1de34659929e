/** Kinds of marks on the time line: those every run has, by name; a view brings those of its world. */

/** Its shape tells it from the others: colour never carries the meaning alone. */
export interface MarkKind {
  /** what it is called in the list of marks, and where the page is read aloud */
  readonly name: string
  /** an SVG path around 0, 0, at most 10 wide and high */
  readonly shape: string
  readonly isFilled?: boolean
  /** one of `tokens.css` */
  readonly colour: 'good' | 'bad' | 'warn' | 'edge' | 'accent' | `hue-${number}`
  /** of marks too near each other to be told apart, the one with the most is shown: an error has 5, a note 0 */
  readonly weight: number
}

const common = {
  error: { name: 'error', shape: 'M-3.6-3.6h7.2v7.2h-7.2zM-1.6 0h3.2', colour: 'bad', weight: 5 },
  question: {
    name: 'question',
    shape: 'M-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M0-1.2v.1M0 1.2v.1',
    colour: 'warn',
    weight: 4,
  },
  takeover: { name: 'changed hands', shape: 'M-4-1.6h7m-2-2 2 2-2 2M4 1.8h-7', colour: 'warn', weight: 3 },
  note: { name: 'note', shape: 'M0-4v8', colour: 'edge', weight: 0 },
} as const satisfies Readonly<Record<string, MarkKind>>

/** A kind of the view's own, or the name of one that every run has. */
export type AnyMarkKind = MarkKind | keyof typeof common

export const kindOf = (kind: AnyMarkKind): MarkKind => (typeof kind === 'string' ? common[kind] : kind)
