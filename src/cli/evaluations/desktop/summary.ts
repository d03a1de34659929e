/** The figures of several houses as one. */
import type { HouseResult } from './room-trials.ts'

/** Which part of the things has to be found before rounds are counted. */
const ENOUGH = 0.7

type Results = readonly Pick<HouseResult, 'things' | 'mail' | 'silent' | 'chance'>[]

export function summarize(results: Results) {
  const sum = (of: (result: Results[number]) => number) => results.reduce((total, each) => total + of(each), 0)
  const things = sum((each) => each.things)
  const runs = results.flatMap(({ mail, silent, chance }) => [mail, silent, chance])
  const asked = runs.reduce((total, { moved }) => total + moved.asked, 0)
  return {
    found: sum(({ mail }) => mail.foundIn.length) / things,
    randomFound: sum(({ chance }) => chance.foundIn.length) / things,
    silentFound: sum(({ silent }) => silent.foundIn.length) / things,
    /** how many more rounds they need in silence until 70 % of the things are found */
    mailGain:
      sum(({ silent, things: all }) => roundsTo(silent, all)) / sum(({ mail, things: all }) => roundsTo(mail, all)) - 1,
    moved: runs.reduce((total, { moved }) => total + moved.right, 0) / Math.max(1, asked),
    poseError: {
      part: Math.max(...runs.map(({ poseError }) => poseError.part)),
      degrees: Math.max(...runs.map(({ poseError }) => poseError.degrees)),
    },
    reckoned: runs.reduce((total, { reckoned }) => total + reckoned, 0) / runs.length,
    imagined: sum(({ mail }) => mail.imagined) / things,
    houses: results.length,
  }
}

/** All rounds of a run that did not get so far. */
function roundsTo({ foundIn, rounds }: HouseResult['mail'], things: number): number {
  return foundIn[Math.ceil(things * ENOUGH) - 1] ?? rounds
}
