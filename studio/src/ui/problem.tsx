/** Something went wrong: what happened, what to do, and the one button that does it. */
import type { ReactNode } from 'react'
import { visibleText } from './clip-text.ts'
import { Icon } from './icon.tsx'
import './message.css'

interface ProblemProps {
  readonly title: string
  /** what to do */
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** it is all the page says */
  readonly isPage?: boolean
  /** what a developer would ask for: shown small */
  readonly code?: string
}

export function Problem({ title, children, action, code, isPage = false }: ProblemProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className="message message-problem" role="alert">
      <Icon name="warn" size={22} />
      <Title className="message-title" dir="auto">
        {visibleText(title)}
      </Title>
      {children && <div className="message-text">{children}</div>}
      {action}
      {code && <code className="message-code">{visibleText(code)}</code>}
    </div>
  )
}
