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
    mailGain: sum((each) => roundsTo(each.silent, each)) / sum((each) => roundsTo(each.mail, each)) - 1,
    /** by the picture alone, and as the agents were told, who know poses beside it */
    moved: runs.reduce((total, { moved }) => total + moved.right, 0) / Math.max(1, asked),
    movedTold: runs.reduce((total, { moved }) => total + moved.told, 0) / Math.max(1, asked),
    poseError: {
      part: Math.max(...runs.map(({ poseError }) => poseError.part)),
      degrees: Math.max(...runs.map(({ poseError }) => poseError.degrees)),
    },
    reckoned: runs.reduce((total, { reckoned }) => total + reckoned, 0) / runs.length,
    imagined: sum(({ mail }) => mail.imagined) / things,
    houses: results.length,
  }
}

/** Whoever did not get so far counts with all the rounds there were, also when they gave up early. */
function roundsTo({ foundIn }: HouseResult['mail'], { things, mail, silent, chance }: Results[number]): number {
  return foundIn[Math.ceil(things * ENOUGH) - 1] ?? Math.max(mail.rounds, silent.rounds, chance.rounds)
}
