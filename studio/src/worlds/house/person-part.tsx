/** A part of what is known of a person, with its title. */
import type { ReactNode } from 'react'
import type { AgentProps } from '../../contract.ts'

export type PersonPartProps = Pick<AgentProps, 'name' | 'moment'>

interface PartProps {
  readonly title: string
  readonly note?: string | undefined
  readonly children: ReactNode
}

export const Part = ({ title, note, children }: PartProps) => (
  <section className="agent-part">
    <h3>
      {title} {note !== undefined && <span className="agent-note">{note}</span>}
    </h3>
    {children}
  </section>
)
