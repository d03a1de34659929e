/** Which page an address shows. Pages come when they are asked for. */
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { BASE_PATH } from './base-path.ts'
import { Home } from './pages/home.tsx'
import { runInPath } from './pages/words.ts'
import { Boundary } from './ui/boundary.tsx'
import { Empty } from './ui/empty.tsx'
import { Frame } from './ui/frame.tsx'
import './styles/path.css'

const Runs = lazy(async () => ({ default: (await import('./pages/runs.tsx')).Runs }))
const Start = lazy(async () => ({ default: (await import('./pages/start.tsx')).Start }))
const Compare = lazy(async () => ({ default: (await import('./pages/compare.tsx')).Compare }))
const Flows = lazy(async () => ({ default: (await import('./pages/flows.tsx')).Flows }))
const FlowPage = lazy(async () => ({ default: (await import('./pages/flows/page.tsx')).FlowPage }))
const Lessons = lazy(async () => ({ default: (await import('./pages/lessons.tsx')).Lessons }))
const Workers = lazy(async () => ({ default: (await import('./pages/workers.tsx')).Workers }))
const Evolution = lazy(async () => ({ default: (await import('./pages/evolution.tsx')).Evolution }))
const FamilyPage = lazy(async () => ({ default: (await import('./pages/evolution/family-page.tsx')).FamilyPage }))
const LessonPage = lazy(async () => ({ default: (await import('./pages/lessons/page.tsx')).LessonPage }))
const RunPage = lazy(async () => ({ default: (await import('./run/page.tsx')).RunPage }))

export function App() {
  const [location] = useLocation()
  return (
    <Boundary what="This page" of={location} frame={page}>
      <Suspense fallback={<Frame>{null}</Frame>}>
        <Switch>
          <Route path="/">{page(<Home />)}</Route>
          <Route path="/runs">{page(<Runs />)}</Route>
          <Route path="/start">{page(<Start />)}</Route>
          <Route path="/compare">{page(<Compare />)}</Route>
          <Route path="/flows">{page(<Flows />)}</Route>
          <Route path="/flows/:id">{({ id }) => <FlowPage key={id} id={id} />}</Route>
          <Route path="/lessons">{page(<Lessons />)}</Route>
          <Route path="/lessons/:folder">{({ folder }) => page(<LessonPage key={folder} folder={folder} />)}</Route>
          <Route path="/evolution">{page(<Evolution />)}</Route>
          <Route path="/evolution/:society">
            {({ society }) => page(<FamilyPage key={society} society={society} />)}
          </Route>
          <Route path="/workers">{page(<Workers />)}</Route>
          <Route path="/runs/:id">{() => <OneRun />}</Route>
          <Route>{page(<NotFound />)}</Route>
        </Switch>
      </Suspense>
    </Boundary>
  )
}

function OneRun() {
  const id = runInPath(window.location.pathname.slice(BASE_PATH.length))
  return <RunPage key={id} id={id} />
}

const page = (content: ReactNode) => <Frame path={<Places />}>{content}</Frame>

const places = [
  ['/', 'Now'],
  ['/runs', 'Runs'],
  ['/start', 'Start'],
  ['/flows', 'Flows'],
] as const

function Places() {
  const [location] = useLocation()
  return places.map(([href, title]) => (
    <Link key={href} className="path-link" href={href} aria-current={location === href ? 'page' : undefined}>
      {title}
    </Link>
  ))
}

function NotFound() {
  return (
    <Empty
      isPage
      icon="map"
      title="There is no page at this address."
      action={
        <Link className="button button-plain" href="/">
          To the first page
        </Link>
      }
    >
      A run may have been thrown away, or the address was cut short.
    </Empty>
  )
}
