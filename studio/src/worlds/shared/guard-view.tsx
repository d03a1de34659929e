/** A view that gives way: what it cannot draw of a board is drawn by the plain view, and the page goes on. */
import type { ReactNode } from 'react'
import type { AgentProps, BesideProps, Moment, ViewPanel, WorldProps, WorldView } from '../../contract.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Empty } from '../../ui/empty.tsx'
import type { Timeline } from '../../journal/timeline.ts'
import { fitsBallot, fitsCards, fitsCurve, fitsFacts, fitsMarks, fitsSuggestions, isStep } from './fitting.ts'
import './guard-view.css'

const guarded = new WeakMap<WorldView, WorldView>()

/** The same for the same view, so that nothing is drawn anew because of it. */
export function guardView(view: WorldView, plain: WorldView): WorldView {
  if (view === plain) return view
  let known = guarded.get(view)
  if (known === undefined) guarded.set(view, (known = guard(view, plain)))
  return known
}

function guard(view: WorldView, plain: WorldView): WorldView {
  const World = (props: WorldProps) => (
    <Guarded of={props.moment} instead={<plain.World {...props} />}>
      <view.World {...props} />
    </Guarded>
  )
  const Story = (props: WorldProps) => (
    <Guarded of={props.moment} instead={<plain.Story {...props} />}>
      <view.Story {...props} />
    </Guarded>
  )
  const Thumbnail = (props: { readonly moment: Moment }) => (
    <Boundary what="The picture" of={props.moment.step} instead={<plain.Thumbnail {...props} />}>
      <view.Thumbnail {...props} />
    </Boundary>
  )
  return {
    World,
    Story,
    Thumbnail,
    curve: (timeline) => attempt(() => view.curve?.(timeline), fitsCurve),
    marks: (timeline) => attempt(() => view.marks?.(timeline) ?? [], fitsMarks) ?? plain.marks?.(timeline) ?? [],
    facts: (moment) => attempt(() => view.facts?.(moment) ?? [], fitsFacts) ?? plain.facts?.(moment) ?? [],
    agents: (moment) => attempt(() => view.agents?.(moment), fitsCards),
    // where nobody decides together there is none
    ...(view.ballot !== undefined && {
      ballot: (moment: Moment) => attempt(() => view.ballot?.(moment), fitsBallot),
    }),
    ...(view.stepOfTurn !== undefined && {
      stepOfTurn: (timeline: Timeline, turn: number) => attempt(() => view.stepOfTurn!(timeline, turn), isStep),
    }),
    ...(view.Agent !== undefined && { Agent: guardAgent(view.Agent) }),
    ...(view.Beside !== undefined && { Beside: guardBeside(view.Beside, Thumbnail) }),
    ...(view.panels !== undefined && { panels: view.panels.map(guardPanel) }),
    ...(view.suggest !== undefined && {
      suggest: (moment: Moment, agent: string, question: unknown) =>
        attempt(() => view.suggest!(moment, agent, question), fitsSuggestions) ?? [],
    }),
    ...(view.whisper !== undefined && { whisper: view.whisper.bind(view) }),
  }
}

/** What every agent has is shown without it. */
const guardAgent = (Agent: NonNullable<WorldView['Agent']>) => (props: AgentProps) => (
  <Boundary what="What is known of it" of={props.moment.step} instead={null}>
    <Agent {...props} />
  </Boundary>
)

/** Small pictures of each. */
const guardBeside =
  (Beside: NonNullable<WorldView['Beside']>, Thumbnail: WorldView['Thumbnail']) =>
  ({ worlds }: BesideProps) => {
    const small = (
      <ul className="compare-pictures">
        {worlds.map(({ id, name, moment }) => (
          <li key={id}>
            <Thumbnail moment={moment} />
            {name}
          </li>
        ))}
      </ul>
    )
    return (
      <Boundary what="The worlds" of={worlds.length} instead={small}>
        <Beside worlds={worlds} />
      </Boundary>
    )
  }

const guardPanel = ({ id, title, Panel }: ViewPanel): ViewPanel => ({
  id,
  title,
  Panel: (props) => (
    <Boundary
      what={title}
      of={props.moment.step}
      instead={
        <Empty icon="help" title="The board holds what cannot be shown here">
          All of it is under Board, as it was written.
        </Empty>
      }
    >
      <Panel {...props} />
    </Boundary>
  ),
})

/** Nothing when it cannot be had, or cannot be drawn. */
function attempt<T>(ask: () => T, fits: (answer: T) => boolean): T | undefined {
  try {
    const answer = ask()
    return fits(answer) ? answer : undefined
  } catch {
    return undefined
  }
}

interface GuardedProps {
  readonly of: Moment
  readonly instead: ReactNode
  readonly children: ReactNode
}

function Guarded({ of, instead, children }: GuardedProps) {
  const plainly = (
    <div className="shown-plainly">
      <p role="status">The board holds what this view cannot draw. It is shown plainly.</p>
      {instead}
    </div>
  )
  return (
    <Boundary what="This view" of={of.step} instead={plainly}>
      {children}
    </Boundary>
  )
}
