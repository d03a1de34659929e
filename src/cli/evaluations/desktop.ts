/**
 * `troupe evaluate desktop`: explorers in houses of our own, in real windows, with an eye that was taught in others:
 * what rules find beside chance, with mail and without; whether pictures tell that something moved, and poses where.
 */
import { resolve } from 'node:path'
import { hasTensorFlow, missingPackages } from '../../eyes/taught/backbone.ts'
import { drawRoomLessons, ROOM_PICTURES } from '../../eyes/taught/room-lessons.ts'
import { taught } from '../../eyes/taught/taught.ts'
import { firstSeed, rounded, seedsFrom, tableOf, type Evaluation } from '../../societies/evaluation.ts'
import { count, type Option } from '../../societies/option.ts'
import { findChromium, howToInstall } from '../../worlds/desktop/room/find-chromium.ts'
import { misuse } from '../command.ts'
import { summarize } from './desktop/summary.ts'
import { playHouses, ROOMS, ROUNDS, type HouseResult } from './desktop/room-trials.ts'

// the lessons are of houses 1 to 8, and those `eyes` examines with of 101 to 105
const FIRST_HOUSE = 200

const options: readonly Option[] = [
  count({ path: 'houses', label: 'Houses', default: 10, min: 1, max: 1_000, flag: '--houses' }),
  count({ path: 'rounds', label: 'Rounds at most', default: ROUNDS, min: 2, max: 1_000, flag: '--rounds' }),
  firstSeed,
]

export const evaluation: Evaluation = {
  says: 'Explorers in windows with a taught eye: what they find beside chance, and with mail beside silence.',
  options,
  async run({ houses, rounds, firstSeed: first }, { signal, progress, openStore, resume, found }) {
    if (!hasTensorFlow()) throw missingPackages()
    if (findChromium() === undefined) throw misuse(`The houses are drawn by a browser. ${howToInstall()}`)
    const lessons = resolve('.troupe', 'lessons-room')
    const drawing = (done: number, of: number) => progress(`drawing picture ${done} of ${of}`)
    await drawRoomLessons(lessons, { count: ROOM_PICTURES, seed: 1, progress: drawing, signal })
    signal.throwIfAborted()
    const eye = await taught(lessons, { progress: (done, of) => progress(`looking at picture ${done} of ${of}`) })
    try {
      const seeds = seedsFrom(FIRST_HOUSE + (first as number), houses as number)
      const folder = resolve('.troupe', 'pictures', 'evaluate-desktop')
      const store = openStore?.()
      const going = { signal, progress, found, ...(store && { store }), ...(resume && { resume }) }
      const results = await playHouses(seeds, { eye, folder, rounds: rounds as number, ...going })
      if (results.length === 0) signal.throwIfAborted()
      const summary = summarize(results)
      const interrupted = signal.aborted ? { status: 'interrupted' } : {}
      return { lines: describe(results, summary, rounds as number), json: { ...rounded(summary), ...interrupted } }
    } finally {
      await eye.close!()
    }
  },
}

function describe(results: readonly HouseResult[], summary: ReturnType<typeof summarize>, rounds: number): string[] {
  const share = (part: number) => `${(part * 100).toFixed(1)} %`
  const rows = results.map(({ seed, things, mail, silent, chance }) =>
    [seed, ...[mail, silent, chance].map(({ foundIn }) => `${foundIn.length}/${things}`), mail.imagined].map(String),
  )
  const { found, silentFound, randomFound, mailGain, moved, movedTold, poseError, reckoned } = summary
  return [
    `Two explorers in each of ${results.length} houses of ${ROOMS} rooms, real windows, ${rounds} rounds at most.`,
    '',
    ...tableOf([['house', 'found', 'no mail', 'by chance', 'imagined'], ...rows]),
    '',
    `found by rules                ${share(found)}   (goal: at least 70 %)`,
    `found without mail            ${share(silentFound)}`,
    `found by chance               ${share(randomFound)}   (goal: less than 40 %)`,
    `more rounds without mail      ${share(mailGain)}   (goal: more than 0 %)`,
    `"did it move?" by the picture  ${share(moved)}, as agents are told ${share(movedTold)}`,
    `poses off by at most          ${share(poseError.part)} of a step, ${poseError.degrees.toFixed(2)}°`,
    `poses that are only reckoned  ${share(reckoned)} of the way in the end`,
  ]
}
