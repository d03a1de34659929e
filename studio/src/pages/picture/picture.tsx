/**
 * A small picture of a run, 4:3: the world's own thumbnail in a frame that is there before it and stays if it fails.
 */
import { Component, useEffect, useState, type ReactNode } from 'react'
import { momentOf, type WorldView } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { loadView } from '../../worlds/registry.ts'
import './picture.css'

interface PictureProps {
  /** nothing yet: the frame waits */
  readonly timeline: Timeline | undefined
  readonly view: string
  /** the last one, if none is given */
  readonly step?: number
}

export function Picture({ timeline, view, step }: PictureProps) {
  const drawn = useView(view)
  const isReady = drawn !== undefined && timeline !== undefined
  return (
    <div className={`picture${isReady ? ' picture-ready' : ''}`} aria-hidden="true">
      {isReady && (
        <Guard key={view}>
          <drawn.Thumbnail moment={momentOf(timeline, step ?? timeline.lastStep)} />
        </Guard>
      )}
    </div>
  )
}

function useView(name: string | undefined): WorldView | undefined {
  const [loaded, setLoaded] = useState<{ name: string; view: WorldView }>()
  useEffect(() => {
    if (name === undefined) return
    let isGone = false
    loadView(name).then(
      (view) => !isGone && setLoaded({ name, view }),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [name])
  return loaded?.name === name ? loaded?.view : undefined
}

/** A board nobody thought of must not take the page with it. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <span className="picture-broken">no picture</span> : this.props.children
  }
}
