/** What is drawn when a part of the page breaks: it says so, and the rest of the page goes on. */
import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { shortText } from './clip-text.ts'
import { Problem } from './problem.tsx'

interface BoundaryProps {
  /** "The world", "This page" */
  readonly what: string
  /** another one: what broke before may work now */
  readonly of?: unknown
  /** what is drawn in its place, where there is something better than a message */
  readonly instead?: ReactNode
  /** what is drawn around the message */
  readonly frame?: (message: ReactNode) => ReactNode
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
    const { what, instead, frame = (message) => message, children } = this.props
    if (fault === undefined) return children
    if (instead !== undefined) return instead
    if (NOT_LOADED.test(fault.message)) return frame(<NotLoaded what={what} />)
    return frame(
      <Problem
        title={`${what} could not be drawn.`}
        code={shortText(fault.message, 300)}
        action={<Button onClick={() => this.setState({ fault: undefined })}>Draw again</Button>}
      >
        Nothing of the run is lost: this is about the page alone.
      </Problem>,
    )
  }
}

// each browser says in words of its own that a piece of code did not come
const NOT_LOADED = /import|module|preload|fetch/i

/** Code that did not come once does not come again until the page is loaded anew. */
const NotLoaded = ({ what }: { readonly what: string }) => (
  <Problem
    title={`${what} could not be loaded.`}
    action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
  >
    The server may be stopped, or the studio was built anew since this page was opened.
  </Problem>
)
