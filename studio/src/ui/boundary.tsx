/** What is drawn when a part of the page breaks: it says so, and the rest of the page goes on. */
import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Problem } from './problem.tsx'

interface BoundaryProps {
  /** "The world", "This page" */
  readonly what: string
  /** another one: what broke before may work now */
  readonly of?: unknown
  readonly children: ReactNode
}

interface BoundaryState {
  readonly fault?: Error | undefined
  readonly of?: unknown
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of }

  static getDerivedStateFromError(fault: unknown): BoundaryState {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return Object.is(props.of, state.of) ? null : { fault: undefined, of: props.of }
  }

  override render() {
    const { fault } = this.state
    if (fault === undefined) return this.props.children
    return (
      <Problem
        title={`${this.props.what} could not be drawn.`}
        code={fault.message.slice(0, 300)}
        action={<Button onClick={() => this.setState({ fault: undefined })}>Draw again</Button>}
      >
        Nothing of the run is lost: this is about the page alone.
      </Problem>
    )
  }
}
