/** A shape of its own for each kind of mark, so that colour never carries the meaning alone. */
import type { Mark } from '../contract.ts'

const shapes: Readonly<Record<Mark['kind'], { readonly path: string; readonly title: string }>> = {
  score: { path: 'M0-4.6 4.6 3.4h-9.2z', title: 'score' },
  death: { path: 'M-3.6-3.6 3.6 3.6M3.6-3.6-3.6 3.6', title: 'death' },
  chat: { path: 'M-4-3.4h8v5H0L-2.6 4V1.6H-4z', title: 'chat' },
  revision: { path: 'M0-4.8 4.8 0 0 4.8-4.8 0z', title: 'revision' },
  error: { path: 'M-3.6-3.6h7.2v7.2h-7.2zM-1.6 0h3.2', title: 'error' },
  question: { path: 'M-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M0-1.2v.1M0 1.2v.1', title: 'question' },
  note: { path: 'M0-4v8', title: 'note' },
}

export const markTitle = (kind: Mark['kind']): string => shapes[kind].title

/** Drawn around 0, 0 inside an SVG. */
export const MarkShape = ({ kind }: { readonly kind: Mark['kind'] }) => (
  <path className={`mark-shape mark-${kind}`} d={shapes[kind].path} />
)

/** The same beside text. */
export const MarkIcon = ({ kind }: { readonly kind: Mark['kind'] }) => (
  <svg className="mark-icon" viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true">
    <MarkShape kind={kind} />
  </svg>
)
