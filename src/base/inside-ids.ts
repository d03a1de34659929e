/**
 * Ids of societies inside a run: the id of the run, then the step and the agent whose thought they belong to.
 * `RUN/12.writer`; `RUN/12.writer:3` in a branch of a fan-out, `RUN/12.writer~1` for the second one of a thought.
 */
const INSIDE = '/'
const BRANCH = ':'
const AGAIN = '~'

/** The characters above: an agent with one of them in its name could not be told from a branch of another. */
export const NOT_IN_NAMES: readonly string[] = [INSIDE, BRANCH, AGAIN]

/** An agent in a step, with a number where a fan-out gives it several branches. */
export function labelOf(agent: string, branch: number): string {
  return branch === 0 ? agent : `${agent}${BRANCH}${branch}`
}

/** What a society is called inside its run; `count` says how many the same thought ran before it. */
export function nameInside(step: number, label: string, count: number): string {
  return `${step}.${label}${count === 0 ? '' : `${AGAIN}${count}`}`
}

export function idInside(run: string, name: string): string {
  return `${run}${INSIDE}${name}`
}

/** Is it named as one inside this run, or inside another one inside it? Its start record says whether it really is. */
export function isNamedInside(id: string, run: string): boolean {
  return id.startsWith(`${run}${INSIDE}`)
}

/** The bytes between which every such id lies, for a store that keeps ids in order: a slash is followed by a zero. */
export function rangeInside(run: string): readonly [after: string, before: string] {
  return [`${run}${INSIDE}`, `${run}0`]
}

/** What comes after the id of the run around it. */
export function nameWithin(id: string, run: string): string {
  return id.slice(run.length + INSIDE.length)
}

export interface PlaceInside {
  readonly agent: string
  readonly branch: number
  readonly step: number
}

/** Where in its run a society belongs, by its name there. */
export function placeOf(name: string, agents: ReadonlySet<string>): PlaceInside {
  const [, step = '0', label = name] = /^(\d+)\.(.*)$/s.exec(name) ?? []
  const again = label.replace(/~\d+$/, '')
  const fitting = [label, again, label.replace(/:\d+$/, ''), again.replace(/:\d+$/, '')]
  // the longest name that fits: one may be the beginning of another
  const agent = fitting.find((each) => agents.has(each)) ?? label
  return { agent, branch: Number(/^:(\d+)/.exec(label.slice(agent.length))?.[1] ?? 0), step: Number(step) }
}

/** The societies one after the other in the name of one that is several runs deep: `12.writer`, then `3.tool:1`. */
export function namesOf(name: string): readonly string[] {
  return name.split(INSIDE)
}

/** The name of a society inside another one, seen from the run around both. */
export function nameBelow(names: readonly string[]): string {
  return names.join(INSIDE)
}

export interface NameParts {
  readonly step: number
  /** the agent, with the number of its branch */
  readonly label: string
  readonly count: number
}

/** The parts of a name that `nameInside` made; nothing of any other text. */
export function partsOf(name: string): NameParts | undefined {
  const [, step, label, count = '0'] = /^(\d+)\.([^/]+?)(?:~(\d+))?$/s.exec(name) ?? []
  return step === undefined || label === undefined ? undefined : { step: Number(step), label, count: Number(count) }
}

/** How many parts an id has: 1, and one more for each run around it. */
export function depthOf(id: string): number {
  return id.split(INSIDE).length
}

/** The run around all others: the id without the places at its end. An id that was chosen may have a `/` of its own. */
export function outermostOf(id: string): string {
  const parts = id.split(INSIDE)
  while (parts.length > 1 && /^\d+\.[^]/.test(parts.at(-1)!)) parts.pop()
  return parts.join(INSIDE)
}
