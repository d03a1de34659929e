/** The cast at a moment: what the world's view says of each, and what the journal adds to it. */
import type { InsideRun } from '../../../src/server/api.ts'
import type { AgentCard, Moment } from '../contract.ts'
import { addInside, insideUpTo, withInside } from './inside/inside.ts'
import { activityOf, spentOf, type Activity } from './panels/read/activity.ts'
import { isOf } from './panels/read/actors.ts'
import { describeChanges } from './panels/read/describe.ts'
import { thinkersOf } from './panels/read/thinking.ts'

export type Doing = 'thinking' | 'asking' | 'acted' | 'idle'

export interface FullCard extends AgentCard {
  readonly doing: Doing
  readonly activity: Activity
  /** societies it ran inside its thoughts so far */
  readonly inside: readonly InsideRun[]
  /** the step of its last thought */
  readonly since?: number
}

export interface Company {
  readonly moment: Moment
  /** a process is at work on it now */
  readonly isLive: boolean
  /** who was chosen to think for whom */
  readonly minds: Readonly<Record<string, string>>
  /** societies inside the run */
  readonly inside: readonly InsideRun[]
}

/** What all of them took together, up to this step. */
export function spentBy({ moment: { timeline, step }, inside }: Pick<Company, 'moment' | 'inside'>) {
  return addInside(spentOf(timeline, step), insideUpTo(inside, step, timeline.lastStep))
}

const SAID = 160

export function fullCard(card: AgentCard, company: Company): FullCard {
  const { moment, isLive, minds } = company
  const { timeline, step } = moment
  const inside = insideUpTo(company.inside, step, timeline.lastStep).filter(({ agent }) => agent === card.name)
  const activity = withInside(activityOf(timeline, card.name, step), inside, spentBy(company))
  const { last } = activity
  const mind = card.mind ?? activity.mind ?? minds[card.name]
  const says = card.says ?? (last && saidBy(last.deed.changes))
  return {
    ...card,
    doing: doingOf(card.name, moment, isLive, last?.step),
    activity,
    inside,
    ...(last && { since: last.step }),
    ...(mind !== undefined && { mind }),
    ...(says !== undefined && { says }),
    isThinking: isLive && step === timeline.lastStep && isIn(thinkersOf(timeline).thinking, card.name),
  }
}

const isIn = (actors: ReturnType<typeof thinkersOf>['thinking'], name: string) =>
  actors.some((actor) => isOf(actor, name))

function doingOf(name: string, { timeline, step }: Moment, isLive: boolean, last: number | undefined): Doing {
  if (step === timeline.lastStep) {
    const { thinking, asking } = thinkersOf(timeline)
    if (isIn(asking, name)) return 'asking'
    if (isLive && isIn(thinking, name)) return 'thinking'
  }
  return last === step ? 'acted' : 'idle'
}

/** Where a view has no words for an agent, what it last wrote. */
function saidBy(changes: Parameters<typeof describeChanges>[0] = {}): string | undefined {
  const parts = describeChanges(changes, SAID)
  return parts.length === 0 ? undefined : parts.join(' · ')
}
