/** The page of a run: reads its journal, finds the view of its world, and says so when either cannot be had. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { WorldView } from '../contract.ts'
import { useFollowed, type FollowedRun } from '../journal/follow.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Frame } from '../ui/frame.tsx'
import { Problem } from '../ui/problem.tsx'
import { loadView } from '../worlds/registry.ts'
import { RunProvider } from './context.tsx'
import { failureNotice } from './layout-words.ts'
import { RunLayout } from './layout.tsx'

export function RunPage({ id }: { readonly id: string }) {
  const followed = useFollowed(id, true)
  const { detail, timeline } = followed
  const [view, failed] = useView(detail?.view)
  const isReading = timeline.start === undefined || followed.state === 'loading'
  if (detail === undefined || view === undefined || isReading)
    return (
      <Frame isStage path={<Path />}>
        {failed ? <ViewProblem /> : <Opening followed={followed} onRetry={followed.refresh} />}
      </Frame>
    )
  return (
    <RunProvider followed={followed} detail={detail} view={view}>
      <RunLayout failure={followed.failure} />
    </RunProvider>
  )
}

const Path = () => (
  <Link className="path-link" href="/runs">
    Runs
  </Link>
)

function Opening({ followed, onRetry }: { readonly followed: FollowedRun; readonly onRetry: () => void }) {
  const { state, failure, read } = followed
  if (state === 'failed' && failure !== undefined) {
    const { text, hint, code, action } = failureNotice(failure)
    return (
      <Problem
        isPage
        title={text}
        {...(code !== undefined && { code })}
        action={
          action ? (
            <Button variant="primary" onClick={action.does === 'reload' ? () => window.location.reload() : onRetry}>
              {action.label}
            </Button>
          ) : (
            <Link className="button button-primary" href="/runs">
              All runs
            </Link>
          )
        }
      >
        {hint}
      </Problem>
    )
  }
  if (state === 'lost')
    return (
      <Empty
        isPage
        icon="reload"
        title="The server does not answer."
        action={<Button onClick={onRetry}>Try now</Button>}
      >
        It is asked again every few seconds. If you stopped it, start it again with{' '}
        <code className="mono">npm start</code>.
      </Empty>
    )
  return (
    <div className="opening" role="status">
      <h1 className="prose">Reading the journal</h1>
      <p className="opening-count">
        {read.of > 0 ? `${read.entries.toLocaleString('en')} of ${read.of.toLocaleString('en')} records` : '\u00a0'}
      </p>
    </div>
  )
}

/** A view whose code did not come: asked for again, it would be refused again. */
const ViewProblem = () => (
  <Problem
    isPage
    title="The view of this world did not load."
    action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
  >
    The server may be stopped, or the studio was built anew since this page was opened.
  </Problem>
)

/** The view of a world, loaded when it is first wanted; and whether it could not be. */
function useView(name: string | undefined): readonly [WorldView | undefined, boolean] {
  const [view, setView] = useState<WorldView>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (name === undefined) return
    let isWanted = true
    loadView(name).then(
      (loaded) => isWanted && setView(loaded),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [name])
  return [view, hasFailed]
}
