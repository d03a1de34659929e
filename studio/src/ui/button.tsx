/** Buttons: one primary a place, plain ones beside it, quiet ones where a border would be noise. */
import type { ComponentProps, ReactNode } from 'react'
import './button.css'
import { Icon, type IconName } from './icon.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'plain' | 'quiet'
  /** what was asked for is under way: it stays in place and cannot be pressed again */
  readonly busy?: boolean
  readonly icon?: IconName
  readonly children?: ReactNode
}

export function Button({ variant = 'plain', busy = false, icon, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`button button-${variant}${className ? ` ${className}` : ''}`}
      disabled={disabled}
      aria-busy={busy || undefined}
      {...rest}
      {...(busy && { onClick: (event) => event.preventDefault(), 'aria-disabled': true })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  readonly icon: IconName
  /** read aloud, and shown when the pointer rests on it */
  readonly label: string
  readonly size?: number
}

export function IconButton({ icon, label, variant = 'quiet', className, size = 16, ...rest }: IconButtonProps) {
  return (
    <Button variant={variant} className={`button-icon ${className ?? ''}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={size} />
    </Button>
  )
}
