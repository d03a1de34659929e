/** The frame of a small picture: a drawing, and below it two words that stay readable or go away. */
import type { ReactNode } from 'react'
import type { Box } from './camera.ts'
import './thumbnail.css'

interface ThumbnailProps {
  /** all of it in words */
  readonly label: string
  readonly drawing: Box
  readonly left: ReactNode
  readonly right: ReactNode
  readonly children?: ReactNode
}

export function ThumbnailFrame({ label, drawing: { x, y, width, height }, left, right, children }: ThumbnailProps) {
  return (
    <div className="thumbnail" role="img" aria-label={label}>
      <svg className="thumbnail-drawing" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {children}
      </svg>
      <div className="thumbnail-words" aria-hidden="true">
        <span>{left}</span>
        <span>{right}</span>
      </div>
    </div>
  )
}
