/** Which run of each society stands on the first page: one that is running if there is one, else the latest. */
import type { RunCard, SocietyInfo } from '../../../../src/server/api.ts'

export interface Shown {
  readonly society: SocietyInfo
  readonly run: RunCard | undefined
}

export function showcase(societies: readonly SocietyInfo[], runs: readonly RunCard[]): Shown[] {
  return societies.map((society) => {
    // a society inside a run is that run's business
    const own = runs.filter((run) => run.society === society.name && run.within === undefined)
    return { society, run: own.filter(isGoing).reduce(newer, undefined) ?? own.reduce(newer, undefined) }
  })
}

const isGoing = ({ isLive, isPaused, status }: RunCard) => isLive && !isPaused && status === 'open'

// by when it began, not by what it did last: the picture must not jump from run to run
const newer = (best: RunCard | undefined, run: RunCard) =>
  best === undefined || run.startedAt > best.startedAt ? run : best
