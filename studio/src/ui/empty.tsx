/** An empty place says what will be there, and offers the one button. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './message.css'

interface EmptyProps {
  readonly icon?: IconName
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** it is all the page says */
  readonly isPage?: boolean
}

export function Empty({ icon, title, children, action, isPage = false }: EmptyProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className="message">
      {icon && <Icon name={icon} size={22} />}
      <Title className="message-title">{title}</Title>
      {children && <div className="message-text">{children}</div>}
      {action}
    </div>
  )
}
