/** A word or two about a state. Its tone repeats in colour what the word says. */
import type { ReactNode } from 'react'
import './badge.css'

interface BadgeProps {
  readonly tone?: 'plain' | 'accent' | 'good' | 'warn' | 'bad'
  readonly dot?: boolean
  readonly children: ReactNode
}

export function Badge({ tone = 'plain', dot = false, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {dot && <span className="badge-dot" aria-hidden="true" />}
      {children}
    </span>
  )
}
