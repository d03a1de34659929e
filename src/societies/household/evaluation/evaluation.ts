/** The evaluation of a household: five people beside chance, a town beside Generative Agents, and many at once. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { defaultHouse } from '../../../worlds/house/default-house.ts'
import { rounded, tableOf, type Evaluating, type Evaluation } from '../../evaluation.ts'
import { count } from '../../option.ts'
import { castNames, castOf } from '../cast/cast.ts'
import { play } from './play.ts'
import { measureScale, type Scale } from './scale.ts'
import { playTown, TOWN_DAYS, TOWN_PEOPLE, type TownResult } from './town.ts'
import { tally } from '../tally.ts'

const SCALES = [10, 100, 1_000]
const HOUSEHOLD = 5

export const evaluation: Evaluation = {
  says: 'Days of five people beside chance, 25 people for two days beside Generative Agents, and up to 1,000 at once.',
  options: [
    count({ path: 'days', label: 'Days of five people', default: 20, min: 1, max: 10_000, flag: '--days' }),
    count({ path: 'towns', label: 'Towns of 25', default: 10, min: 0, max: 1_000, flag: '--towns' }),
    count({
      path: 'scale',
      label: 'People',
      about: 'only measure how fast a run with so many people is',
      min: 1,
      max: 1_000,
      flag: '--scale',
    }),
  ],
  async run({ days, towns, scale }, going) {
    if (scale !== undefined) {
      const measured = await measureScale(scale as number)
      return { lines: scaleLines([measured]), json: { ...measured } }
    }
    return evaluate(days as number, towns as number, going)
  },
}

/** Households that are only measured; the rules were tried out on others. */
const seedOf = (kind: string, place: number) => `eval/${kind}/${place}`

interface DayResult {
  readonly seed: string
  readonly goals: number
  readonly acceptance: number
  readonly asked: number
  readonly silent: number
  readonly repeats: number
  readonly needsAtZero: number
  readonly statements: number
  readonly ungrounded: number
}

export async function playDay(seed: string, isRandom: boolean, signal: AbortSignal): Promise<DayResult> {
  const people = castOf(castNames(HOUSEHOLD), defaultHouse, seed)
  const { board, worstAtZero, statements, ungrounded } = await play({
    house: defaultHouse,
    people,
    days: 1,
    seed,
    isRandom,
    signal,
  })
  const { goals, chats, acceptance, silent, repeats } = tally(board)
  const all = goals.met + goals.missed + goals.open
  return {
    seed,
    goals: all === 0 ? 1 : goals.met / all,
    acceptance,
    asked: chats.asked,
    silent: silent.length,
    repeats,
    needsAtZero: worstAtZero,
    statements,
    ungrounded,
  }
}

async function evaluate(days: number, towns: number, { signal, progress }: Evaluating) {
  const results: DayResult[] = []
  const chance: DayResult[] = []
  for (let place = 1; place <= days; place++) {
    progress(`day ${place} of ${days}`)
    results.push(await playDay(seedOf('day', place), false, signal))
    chance.push(await playDay(seedOf('day', place), true, signal))
  }
  const talking: TownResult[] = []
  const silent: TownResult[] = []
  for (let place = 1; place <= towns; place++) {
    progress(`town ${place} of ${towns}`)
    talking.push(await playTown(seedOf('town', place), true, signal))
    silent.push(await playTown(seedOf('town', place), false, signal))
  }
  const scale: Scale[] = []
  for (const people of SCALES) {
    progress(`${people} people in one run`)
    scale.push(await inFreshProcess(people, signal))
  }
  const { days: _, ...random } = summarizeDays(chance)
  const ungrounded =
    sumOf([...results, ...talking], 'ungrounded') / Math.max(1, sumOf([...results, ...talking], 'statements'))
  const json = rounded({
    ...summarizeDays(results),
    random,
    news: meanOf(talking, 'news'),
    newsWithoutChat: meanOf(silent, 'news'),
    party: meanOf(talking, 'party'),
    invited: meanOf(talking, 'invited'),
    densityBefore: meanOf(talking, 'densityBefore'),
    densityAfter: meanOf(talking, 'densityAfter'),
    ungrounded,
    scale,
  })
  return { lines: describe(results, chance, talking, json), json }
}

function summarizeDays(results: readonly DayResult[]) {
  return {
    days: results.length,
    goals: meanOf(results, 'goals'),
    acceptance: meanOf(results, 'acceptance'),
    silent: sumOf(results, 'silent'),
    repeats: sumOf(results, 'repeats'),
    /** the worst of all needs, people and days */
    needsAtZero: Math.max(0, ...results.map(({ needsAtZero }) => needsAtZero)),
  }
}

type NumbersOf<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T]

const sumOf = <T>(results: readonly T[], part: NumbersOf<T>) =>
  results.reduce((total, result) => total + (result[part] as number), 0)

const meanOf = <T>(results: readonly T[], part: NumbersOf<T>) =>
  results.length === 0 ? 0 : sumOf(results, part) / results.length

/** Another process: it looks at the memory, and this one has used some already. */
async function inFreshProcess(people: number, signal: AbortSignal): Promise<Scale> {
  const program = process.argv[1]!
  const words = [...process.execArgv, program, 'evaluate', 'household', '--json', '--scale', String(people)]
  const { stdout } = await promisify(execFile)(process.execPath, words, { signal })
  return JSON.parse(stdout) as Scale
}

const share = (part: number) => `${(part * 100).toFixed(1)} %`

function describe(
  results: readonly DayResult[],
  chance: readonly DayResult[],
  towns: readonly TownResult[],
  json: { readonly newsWithoutChat: number; readonly ungrounded: number; readonly scale: readonly Scale[] },
): string[] {
  const rows = results.map(({ seed, goals, acceptance, asked, silent, repeats, needsAtZero }, place) => [
    seed,
    share(goals),
    share(chance[place]!.goals),
    String(asked),
    share(acceptance),
    String(silent),
    String(repeats),
    share(needsAtZero),
  ])
  const townRows = towns.map(({ news, party, invited, densityBefore, densityAfter }, place) => [
    String(place + 1),
    share(news),
    `${party} of ${invited}`,
    densityBefore.toFixed(2),
    densityAfter.toFixed(2),
  ])
  return [
    `${HOUSEHOLD} people in the house that comes with Troupe, one day each.`,
    '',
    ...tableOf([
      ['day', 'goals', 'by chance', 'asked', 'accepted', 'silent', 'repeats', 'worst need at zero'],
      ...rows,
    ]),
    '',
    `${TOWN_PEOPLE} people in a village, ${TOWN_DAYS} days each.`,
    '',
    ...tableOf([['town', 'news known', 'came to the party', 'density before', 'after'], ...townRows]),
    '',
    `news without chat   ${share(json.newsWithoutChat)}`,
    `statements that nobody could know   ${share(json.ungrounded)}`,
    'Generative Agents (2023): news known by 32 % and 52 %, 5 of 12 invited came, density 0.17 to 0.74, 1.3 % made up.',
    '',
    ...scaleLines(json.scale),
  ]
}

function scaleLines(scale: readonly Scale[]): string[] {
  const rows = scale.map(({ people, turnsPerSecond, mb, msPerTurn, msPerTurnWithoutChat, chatAdds }) => [
    ...[people, turnsPerSecond, mb, msPerTurn, msPerTurnWithoutChat].map(String),
    `${share(chatAdds.mean)} ± ${share(chatAdds.deviation)} in ${chatAdds.places}`,
  ])
  const titles = ['people', 'turns a second', 'MB', 'ms of processor a turn', 'without chat', 'chat adds, by place']
  return tableOf([titles, ...rows])
}
