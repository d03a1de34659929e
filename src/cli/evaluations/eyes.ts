/**
 * `troupe evaluate eyes`: a taught eye in furnished rooms whose truth is known: in a new arrangement, before walls it
 * never saw, and beside detectors that were taught by others.
 */
import { createTally, type Score, type Truth } from '../../eyes/score.ts'
import { hasTensorFlow, missingPackages, openBackbone } from '../../eyes/taught/backbone.ts'
import { describe, learn } from '../../eyes/taught/learn.ts'
import { eyeOf } from '../../eyes/taught/taught.ts'
import type { Evaluating, Evaluation } from '../../societies/evaluation.ts'
import { count as howMany } from '../../societies/option.ts'
import { findChromium, howToInstall } from '../../worlds/desktop/room/find-chromium.ts'
import { isPlain, labelsOf, roomViews, type TrueView } from '../../worlds/desktop/room/room-views.ts'
import { misuse } from '../command.ts'
import { openZeroShot } from './eyes/zero-shot.ts'

const TAUGHT = 160
const HOUSES = 8
const EXAMS = 5
const FIRST_EXAM = 100
// walls and floors that no house of a seed has
const UNSEEN_STYLES = [3, 4]

/** What is hardly visible is neither asked for nor counted as wrong. */
const truthOf = ({ picture, visible }: TrueView): Truth => ({
  size: picture,
  plain: visible.filter(isPlain),
  there: new Set(visible.map(({ name }) => name)),
})

export const evaluation: Evaluation = {
  says: 'A taught eye in furnished rooms: what it names, what it misses, and where it says things are.',
  options: [
    howMany({
      path: 'taught',
      label: 'Pictures to teach with',
      default: TAUGHT,
      min: 8,
      max: TAUGHT,
      flag: '--taught',
    }),
    howMany({ path: 'views', label: 'Pictures to be examined with', default: 120, min: 5, max: 1000, flag: '--views' }),
  ],
  async run(given, { progress, signal }) {
    if (!hasTensorFlow()) throw missingPackages()
    if (findChromium() === undefined) throw misuse(`The rooms are drawn by a browser. ${howToInstall()}`)
    const { taught, views } = { taught: TAUGHT, views: 120, ...(given as { taught?: number; views?: number }) }
    const backbone = await openBackbone()
    const started = process.cpuUsage()
    const lessons = await Array.fromAsync(describe(lessonsFrom(taught, { progress, signal }), backbone))
    const learned = learn(lessons, backbone)
    const taughtSeconds = Math.round(process.cpuUsage(started).user / 1e6)
    const eye = eyeOf(learned, backbone, 'rooms')
    const zeroShot = await openZeroShot()
    const known = createTally()
    const others = zeroShot.map(({ name }) => [name, createTally()] as const)
    for await (const view of exams(views, undefined, { progress, signal })) {
      known.count(truthOf(view), (await eye.see(view.picture)).objects)
      for (const [place, detector] of zeroShot.entries()) {
        // of things it has no word for, it cannot be asked
        const asked = { ...view, visible: view.visible.filter(({ name }) => detector.knows(name)) }
        others[place]![1].count(truthOf(asked), await detector.see(view))
      }
    }
    const unseen = createTally()
    for (const style of UNSEEN_STYLES)
      for await (const view of exams(Math.ceil(views / UNSEEN_STYLES.length), style, { progress, signal }))
        unseen.count(truthOf(view), (await eye.see(view.picture)).objects)
    await eye.close!()
    for (const detector of zeroShot) detector.close()
    const scores: [string, Score][] = [
      ['taught, a new arrangement', known.score()],
      ['taught, unseen walls and floors', unseen.score()],
      ...others.map(([name, tally]): [string, Score] => [name, tally.score()]),
    ]
    const { precision, recall, direction } = known.score()
    return {
      lines: scores.map(
        ([name, score]) =>
          `${name}: precision ${score.precision}, recall ${score.recall}, ` +
          `direction ${score.direction} (${score.views} views)`,
      ),
      json: {
        precision,
        recall,
        direction,
        views: known.score().views,
        taught,
        taughtSeconds,
        unseen: unseen.score(),
        zeroShot: Object.fromEntries(others.map(([name, tally]) => [name, tally.score()])),
        ...(signal.aborted && { status: 'interrupted' }),
      },
    }
  },
}

type Going = Pick<Evaluating, 'progress' | 'signal'>

async function* lessonsFrom(taught: number, { progress, signal }: Going) {
  const each = Math.ceil(taught / HOUSES)
  let made = 0
  for (let seed = 1; seed <= HOUSES && made < taught; seed++) {
    if (signal.aborted) return
    for await (const view of roomViews({ seed, count: Math.min(each, taught - made), views: seed })) {
      progress(`teaching, picture ${++made} of ${taught}`)
      yield { picture: view.picture, labels: labelsOf(view) }
    }
  }
}

async function* exams(views: number, style: number | undefined, { progress, signal }: Going) {
  const each = Math.ceil(views / EXAMS)
  let made = 0
  for (let house = 1; house <= EXAMS && made < views; house++) {
    const seed = FIRST_EXAM + house
    const walls = style === undefined ? {} : { style }
    for await (const view of roomViews({ seed, count: Math.min(each, views - made), views: seed, ...walls })) {
      if (signal.aborted) return
      progress(`examined with ${style === undefined ? 'a new arrangement' : 'unseen walls'}, ${++made} of ${views}`)
      yield view
    }
  }
}
