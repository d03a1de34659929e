/**
 * The rules of an explorer: look where a look shows most, else walk to the nearest place nobody knows or is going to.
 */
import { BLOCKED, type Guess, type Look } from '../../worlds/explorable.ts'
import { bestView, type BestView } from './best-view.ts'
import { bestWay } from './best-way.ts'
import { nearestUnknown, type Goal } from './frontier.ts'
import { composeReport } from './report.ts'
import { wander } from './wander.ts'
import { chooseWay, PATIENCE } from './way-on.ts'
import type { Decision, Situation } from './situation.ts'
import { isOn, paramIn } from '../variant.ts'

// in worlds of other seeds, more patience and less both took longer
const WORTH_A_LOOK = 2
// places this near to where another is going are seen by it on the way, unless the world says otherwise
const OTHERS_REACH = 6
const DETOUR_PER_STEP = 3
// that one can be seen through which nobody knows: three of four cells of a building are floor
const THROUGH_UNKNOWN = 0.75
// a place another is nearer to is better left to it
const OTHERS_NEARER = 4

export function explore(situation: Situation): Decision {
  const { chart, memories } = situation
  const remembered = memories[0] ? ` I remember: ${memories[0].text.slice(0, 60)}…` : ''
  const before = namedBefore(situation)
  const find = viewFinder(situation)
  const view = find && viewToTake(situation, before.length, find)
  if (view) return view
  const look = bestLook(situation, before.length)
  const goal = chooseGoal(situation, before.length)
  const way = chart.guess && goal && chooseWay(situation, chart.guess, before.length)
  const spot = goal && chart.spotAt(way?.place ?? goal.place)
  const message = tell(situation, spot)
  if (look) {
    const { action, shown } = look
    const thinking = `${shown} unknown cells are in view that way.${remembered}`
    return { thinking, action, reason: `It shows ${shown} new cells.`, ...message }
  }
  if (way) {
    const reason = `That way leads to what nobody knows, at ${chart.words.describeSpot(spot!)}.`
    return { thinking: `${reason}${remembered}`, action: way.action, reason, ...message }
  }
  const action = goal && stepTowards(situation, goal)
  if (goal === undefined || spot === undefined || action === undefined) {
    const reason = 'I know of nothing more to explore.'
    // a doorway that was missed by a hand's breadth looks like a wall: whoever strolls about may come upon it
    if (chart.guess) return { ...wander(situation), reason: `${reason} There may be a way I missed.`, ...message }
    return { thinking: reason, action: idleAction(situation), reason, nothing_left: true, ...message }
  }
  const far =
    goal.distance === 0
      ? 'right here'
      : `${goal.distance} ${goal.distance === 1 ? 'step' : 'steps'} away, at ${chart.words.describeSpot(spot)}`
  return {
    thinking: `The nearest place that is not known and that nobody is on is ${far}.${remembered}`,
    action,
    reason: `The unknown begins ${far}.`,
    ...message,
  }
}

type Detour = (place: number, distance: number) => number

/** How the best view is found, where there is a way to: by what is imagined, or by what is known of a building. */
function viewFinder(situation: Situation): ((detour: Detour) => BestView | undefined) | undefined {
  const { chart, knowledge, round, variant = {} } = situation
  const through = paramIn(variant, 'through-unknown', THROUGH_UNKNOWN)
  const { guess } = chart
  if (guess === undefined)
    return isOn(variant, 'best-view') ? (detour) => bestView(situation, detour, through) : undefined
  // nothing new for long: something is not as it is imagined
  if (!guess.seesFloor || round - knowledge.news.round > PATIENCE) return undefined
  return (detour) => bestWay(situation, guess, detour)
}

/** Where one would see most for the rounds it takes, of all places that one knows a way to. */
function viewToTake(
  situation: Situation,
  leave: number,
  find: (detour: Detour) => BestView | undefined,
): Decision | undefined {
  const { chart } = situation
  const taken: number[] = []
  for (let left = leave; ; left--) {
    const view = find(detourOf(situation, taken))
    if (view === undefined) return undefined
    if (left > 0) {
      // those who choose first go there
      taken.push(view.place)
      continue
    }
    const action = view.action ?? stepTowards(situation, view)
    if (action === undefined) return undefined
    const spot = chart.spotAt(view.place)
    const reason = `From ${chart.words.describeSpot(spot)} it may show ${Math.round(view.expected)} new cells.`
    const thinking = `${view.rounds} rounds from here most for its rounds is in view.`
    return { thinking, action, reason, ...tell(situation, spot) }
  }
}

/** Something that leads nowhere, where the world has it. */
function idleAction({ chart, pose, actions }: Situation): string {
  return chart.looksFrom(pose)[0]?.action ?? actions[0]!
}

/** Companions who come before this one by name: they choose first, or all would walk as one. */
function namedBefore({ explorer, companions }: Situation): readonly string[] {
  return companions.filter((name) => name < explorer)
}

/** The look that shows most for its rounds, if any is worth it; the best ones are left to those who choose first. */
function bestLook({ chart, knowledge, pose, variant = {} }: Situation, leave: number) {
  const worthIt = paramIn(variant, 'worth-a-look', WORTH_A_LOOK)
  const worth = ({ look, shown }: { look: Look; shown: number }) => shown / look.rounds
  const kindOf = (place: number) => knowledge.kind(place)
  const looks = chart
    .looksFrom(pose)
    .map((look) => ({ look, shown: look.shows(kindOf) }))
    .filter((each) => worth(each) >= worthIt)
    .toSorted((one, other) => worth(other) - worth(one))
  const chosen = looks[leave]
  return chosen && { action: chosen.look.action, shown: chosen.shown }
}

/**
 * Those who choose first take the nearest; whoever comes after them keeps as far from those goals as from any other's.
 */
function chooseGoal(situation: Situation, leave: number): Goal | undefined {
  const { chart, knowledge, pose } = situation
  const here = chart.placeAt(chart.spotOf(pose))!
  const ways = chart.guess ? { neighboursOf: aroundWalls(chart, chart.guess, knowledge) } : chart
  const taken: number[] = []
  for (;;) {
    const goal = nearestUnknown(ways, knowledge, here, detourOf(situation, taken))
    if (goal === undefined) return undefined
    // at the edge of the unknown, each may take another step into it
    const own = goal.next[leave - taken.length]
    if (own !== undefined && goal.distance === 0) return { ...goal, next: [own] }
    if (taken.length >= leave) return goal
    taken.push(goal.place)
  }
}

/** Places that could be stepped to, as far as nobody ran into a wall before them. */
const aroundWalls =
  (chart: Situation['chart'], guess: Pick<Guess<never>, 'wallBetween'>, knowledge: Situation['knowledge']) =>
  (place: number) =>
    chart.neighboursOf(place).filter((near) => knowledge.kind(guess.wallBetween(place, near)) !== BLOCKED)

function detourOf({ chart, knowledge, variant = {} }: Situation, taken: readonly number[]): Detour {
  const reach = paramIn(variant, 'others-reach', chart.reach ?? OTHERS_REACH)
  const perStep = paramIn(variant, 'detour-per-step', DETOUR_PER_STEP)
  const nearer = paramIn(variant, 'others-nearer', OTHERS_NEARER)
  const perKnown = paramIn(variant, 'per-known', PER_KNOWN)
  const unknownAround = isOn(variant, 'most-unknown-first') ? unknownIn(chart, knowledge) : () => MOST_AROUND
  const others = [...knowledge.others.values()].map(({ at, goingTo }) => ({
    at: at && chart.placeAt(at),
    goingTo: goingTo && chart.placeAt(goingTo),
  }))
  const near = (place: number, goal: number) => perStep * Math.max(0, reach - chart.stepsBetween(place, goal))
  return (place, distance) => {
    let detour = 0
    for (const { at, goingTo } of others) {
      if (goingTo !== undefined) detour += near(place, goingTo)
      if (at !== undefined && chart.stepsBetween(place, at) < distance) detour += nearer
    }
    for (const goal of taken) detour += near(place, goal)
    return detour + perKnown * (MOST_AROUND - unknownAround(place))
  }
}

// cells within two steps of a place, and how many steps each that is known makes it farther
const MOST_AROUND = 12
const PER_KNOWN = 1

/** How much that nobody knows lies around a place. */
function unknownIn(chart: Situation['chart'], knowledge: Situation['knowledge']): (place: number) => number {
  return (place) => {
    const around = new Set(chart.neighboursOf(place).flatMap((near) => [near, ...chart.neighboursOf(near)]))
    let unknown = 0
    for (const near of around) if (knowledge.kind(near) === undefined) unknown++
    return Math.min(MOST_AROUND, unknown)
  }
}

function stepTowards({ chart, pose, actions }: Situation, { next }: Pick<Goal, 'next'>): string | undefined {
  return actions.find((action) => chart.stepOf(pose, action) === next[0])
}

/** What the others do not know yet: what was seen in this round, what lies there, and where this one goes. */
function tell(
  { chart, pose, round, knowledge, visibleObjects }: Situation,
  goingTo: ReturnType<Situation['chart']['spotAt']> | undefined,
) {
  const cells = knowledge.news.round === round ? knowledge.news.cells.filter(([cell]) => !knowledge.wasTold(cell)) : []
  const things = new Set(knowledge.news.round === round ? knowledge.news.things : [])
  if (cells.length === 0 && things.size === 0) return {}
  const fresh = new Set<number | undefined>(cells.map(([cell]) => cell))
  const found = visibleObjects.filter(({ name, position }) => fresh.has(chart.placeAt(position)) || things.has(name))
  const at = chart.spotOf(pose)
  return { message_to_others: composeReport(chart.words, { at, found, cells, ...(goingTo && { goingTo }) }) }
}
