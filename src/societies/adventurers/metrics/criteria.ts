/** The success criteria of seed 1: what each asks for, and how it is measured here. */
export interface Criterion {
  /** nothing when the game gave no occasion */
  readonly value: number | null
  readonly threshold: number
  readonly met: boolean
  readonly how: string
}

interface Asks {
  /** over: more than the threshold; from: at least; upTo: at most */
  readonly asks: 'over' | 'from' | 'upTo'
  readonly threshold: number
  readonly how: string
}

/** What seed 1 asks of each member, in its order. */
export const criteria = {
  mapCompleteness: {
    asks: 'over',
    threshold: 0.8,
    how:
      'neighbours of visited rooms that a known way leads to, of those that ways really lead to (each way taken ' +
      'in a fork at the last visit)',
  },
  storyCompleteness: {
    asks: 'over',
    threshold: 0.8,
    how: "rooms the player was in, of all rooms that the story's own tables of exits join to them",
  },
  locationAccuracy: {
    asks: 'over',
    threshold: 0.9,
    how: 'steps at which the name of the place and the room of the object tree belong to each other, of all steps',
  },
  placeLoops: {
    asks: 'upTo',
    threshold: 0,
    how:
      'times the same two or three places were walked in a circle: ' +
      'n s n s n, or 12 moves within three rooms in 36 steps, and nothing came of it',
  },
  puzzleSolveRate: {
    asks: 'over',
    threshold: 0.5,
    how:
      'things that refused what was tried first and that something else then changed or led on by, of all that ' +
      'refused and that some verb of the story would have changed (in forks); what yields at the first try is none',
  },
  novelInteractions: {
    asks: 'over',
    threshold: 20,
    how: 'different proposals (place and command) of the Puzzle Solver',
  },
  itemsPickedUp: { asks: 'over', threshold: 0, how: 'different objects that came into the hands of the player' },
  loopDetection: {
    asks: 'from',
    threshold: 1,
    how: 'loops that Memory reported while they went on or at the next decision, of all loops; also those in one room',
  },
  repetitionPrevented: {
    asks: 'over',
    threshold: 0.9,
    how:
      'steps that did not repeat a failed command with the same words in reply at a place where nothing was ' +
      'moved since',
  },
  harmRepeated: { asks: 'upTo', threshold: 0, how: 'deaths by a command at a place where it had killed before' },
  progressPer10Steps: {
    asks: 'over',
    threshold: 0,
    how: 'points in ten steps, against those of random play of the same length and seed (the threshold)',
  },
  goalAchievement: {
    asks: 'over',
    threshold: 0.6,
    how:
      'goals under which something came about before they changed: ' +
      'a new room for exploring, a point or a changed thing for others',
  },
  confidenceCorrelation: {
    asks: 'over',
    threshold: 0,
    how:
      'correlation (point-biserial) of the confidence of decisions, without walks, with whether they moved, changed ' +
      'or won ' +
      'something',
  },
} as const satisfies Record<string, Asks>

export type CriterionName = keyof typeof criteria
export type Criteria = Readonly<Record<CriterionName, Criterion>>

/** `baseline`: the points in ten steps of chance. What could not be measured is not met. */
export function judge(values: Readonly<Record<CriterionName, number | null>>, baseline: number): Criteria {
  const judged = (Object.keys(criteria) as CriterionName[]).map((name) => {
    const { asks, how, threshold: fixed } = criteria[name]
    const threshold = name === 'progressPer10Steps' ? baseline : fixed
    const value = values[name]
    return [name, { value, threshold, met: value !== null && isMet(asks, value, threshold), how }] as const
  })
  return Object.fromEntries(judged) as unknown as Criteria
}

function isMet(asks: Asks['asks'], value: number, threshold: number): boolean {
  if (asks === 'over') return value > threshold
  return asks === 'from' ? value >= threshold : value <= threshold
}

/** Over several games; `metIn` says in how many. */
export interface MeanCriterion extends Criterion {
  readonly metIn: number
}

export function meanCriteria(games: readonly Criteria[]): Record<CriterionName, MeanCriterion> {
  const means = (Object.keys(criteria) as CriterionName[]).map((name) => {
    const all = games.map((game) => game[name])
    const value = mean(all.flatMap((one) => one.value ?? []))
    const threshold = mean(all.map((one) => one.threshold)) ?? criteria[name].threshold
    const met = value !== null && isMet(criteria[name].asks, value, threshold)
    return [
      name,
      { value, threshold, met, metIn: all.filter((one) => one.met).length, how: criteria[name].how },
    ] as const
  })
  return Object.fromEntries(means) as unknown as Record<CriterionName, MeanCriterion>
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
