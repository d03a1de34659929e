/** The shape of a mark, as its kind draws it: on the time line and beside text. */
import type { CSSProperties } from 'react'
import type { MarkKind } from '../mark-kind.ts'

/** Drawn around 0, 0 inside an SVG. */
export const MarkShape = ({ kind: { shape, colour, isFilled = false } }: { readonly kind: MarkKind }) => (
  <path
    className={`mark-shape${isFilled ? ' is-filled' : ''}`}
    style={{ '--mark': `var(--${colour})` } as CSSProperties}
    d={shape}
  />
)

/** The same beside text. */
export const MarkIcon = ({ kind }: { readonly kind: MarkKind }) => (
  <svg className="mark-icon" viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true">
    <MarkShape kind={kind} />
  </svg>
)
