/** The evaluation of a household: five people beside chance, a town beside Generative Agents, and many at once. */
import { estimatePaired, type PairedEstimate } from '../../../evaluate/trials/statistics.ts'
import { firstSeed, rounded, tableOf, type Evaluating, type Evaluation } from '../../evaluation.ts'
import { inFreshProcess } from '../../fresh-process.ts'
import { count } from '../../option.ts'
import { measureScale, type Scale, type Spread } from './scale.ts'
import { measureThinking, type Thinking } from './thinking.ts'
import { HOUSEHOLD, playAll, type DayResult, type Wanted } from './trials.ts'
import { TOWN_DAYS, TOWN_PEOPLE, type TownResult } from './town.ts'

const SCALES = [10, 100, 1_000]
// a model that answers very soon
const THOUGHT_MS = 40

export const evaluation: Evaluation = {
  says: 'Days of five people beside chance, 25 people for two days beside Generative Agents, and up to 1,000 at once.',
  options: [
    count({ path: 'days', label: 'Days of five people', default: 20, min: 1, max: 10_000, flag: '--days' }),
    count({ path: 'towns', label: 'Towns of 25', default: 10, min: 0, max: 1_000, flag: '--towns' }),
    firstSeed,
    count({
      path: 'scale',
      label: 'People',
      about: 'only measure how fast a run with so many people is',
      min: 1,
      max: 1_000,
      flag: '--scale',
    }),
    count({
      path: 'thinking',
      label: 'Milliseconds',
      about: 'only measure what chat adds to a turn of people who take so long for a thought',
      min: 1,
      max: 10_000,
      flag: '--thinking',
    }),
  ],
  async run({ days, towns, firstSeed: first, scale, thinking }, going) {
    if (thinking !== undefined) {
      const measured = await measureThinking(thinking as number, Number(first))
      return { lines: thinkingLines(measured), json: { ...measured } }
    }
    if (scale !== undefined) {
      const measured = await measureScale(scale as number)
      return { lines: scaleLines([measured]), json: { ...measured } }
    }
    return evaluate({ days, towns, firstSeed: first } as unknown as Wanted, going)
  },
}

async function evaluate(wanted: Wanted, going: Evaluating) {
  const { results, chance, talking, silent } = await playAll(wanted, going)
  const scale: Scale[] = []
  for (const people of SCALES) {
    going.progress(`${people} people in one run`)
    scale.push(await inFreshProcess<Scale>('household', ['--scale', String(people)], going.signal))
  }
  going.progress('people who take their time')
  const thinking = await inFreshProcess<Thinking>('household', ['--thinking', String(THOUGHT_MS)], going.signal)
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
    /** in pairs of the same seed, with their 95 % intervals: goals beside chance, news beside silence */
    gain: { goals: gainOf(results, chance, 'goals'), news: gainOf(talking, silent, 'news') },
    scale,
    thinking,
  })
  return { lines: describe(results, chance, talking, json), json }
}

const gainOf = <T>(own: readonly T[], others: readonly T[], part: NumbersOf<T>): PairedEstimate | null =>
  estimatePaired([own.map((each, place) => (each[part] as number) - (others[place]![part] as number))])

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

interface Gains {
  readonly goals: PairedEstimate | null
  readonly news: PairedEstimate | null
}

const gainWords = (what: string, gain: PairedEstimate | null): string[] => {
  if (gain === null) return []
  const range = gain.low === null || gain.high === null ? '' : ` [${share(gain.low)}, ${share(gain.high)}]`
  return [`${what}   ${gain.mean >= 0 ? '+' : ''}${share(gain.mean)}${range} in ${gain.pairs} pairs`]
}

const share = (part: number) => `${(part * 100).toFixed(1)} %`

function describe(
  results: readonly DayResult[],
  chance: readonly DayResult[],
  towns: readonly TownResult[],
  json: {
    readonly newsWithoutChat: number
    readonly ungrounded: number
    readonly scale: readonly Scale[]
    readonly thinking: Thinking
    readonly gain: Gains
  },
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
    ...gainWords('goals, beside chance', json.gain.goals),
    ...gainWords('news, beside no chat', json.gain.news),
    `news without chat   ${share(json.newsWithoutChat)}`,
    `statements that nobody could know   ${share(json.ungrounded)}`,
    'Generative Agents (2023): news known by 32 % and 52 %, 5 of 12 invited came, density 0.17 to 0.74, 1.3 % made up.',
    '',
    ...scaleLines(json.scale),
    '',
    ...thinkingLines(json.thinking),
  ]
}

function thinkingLines({ thoughtMs, ...measured }: Thinking): string[] {
  const { msPerTurn, msPerTurnWithoutChat, thoughtsPerTurn, chatAdds, chatAddsOneByOne } = measured
  const adds = ({ mean, deviation, places }: Spread) => `${share(mean)} ± ${share(deviation)} in ${places}`
  return [
    `Where a thought takes ${thoughtMs} ms, a turn takes ${msPerTurn} (${thoughtsPerTurn} thoughts),`,
    `without chat ${msPerTurnWithoutChat}.`,
    `chat adds to a turn   ${adds(chatAdds)} places`,
    `where an answer is a thought of its own   ${adds(chatAddsOneByOne)} places`,
  ]
}

function scaleLines(scale: readonly Scale[]): string[] {
  const rows = scale.map(
    ({ people, turnsPerSecond, mb, msPerTurn, msPerTurnWithoutChat, chatAdds, chatAddsToATurn }) => [
      ...[people, turnsPerSecond, mb, msPerTurn, msPerTurnWithoutChat].map(String),
      `${share(chatAdds.mean)} ± ${share(chatAdds.deviation)} in ${chatAdds.places}`,
      share(chatAddsToATurn.mean),
    ],
  )
  const adds = ['chat adds to an action, by place', 'to a turn']
  const titles = ['people', 'turns a second', 'MB', 'ms of processor a turn', 'without chat', ...adds]
  return tableOf([titles, ...rows])
}
