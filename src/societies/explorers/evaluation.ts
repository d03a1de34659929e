/** The evaluation of explorers: found against chance, with and without mail, four against one, and many at once. */
import { firstSeed, rounded, seedsFrom, tableOf, type Evaluating, type Evaluation } from '../evaluation.ts'
import { inFreshProcess } from '../fresh-process.ts'
import { count } from '../option.ts'
import { BUDGET, evaluateWorlds, measureScale, summarize, worldSeed, type Scale, type WorldResult } from './evaluate.ts'

const SCALES = [10, 100, 1000]

export const evaluation: Evaluation = {
  says:
    'Rules beside chance, mail beside silence and four explorers beside one, in worlds the rules were not tried ' +
    'out in.',
  options: [
    count({ path: 'worlds', label: 'Worlds', default: 20, min: 1, max: 10_000, flag: '--worlds' }),
    firstSeed,
    count({
      path: 'scale',
      label: 'Explorers',
      about: 'only measure how fast so many explorers are',
      min: 1,
      max: 10_000,
      flag: '--scale',
    }),
  ],
  async run({ worlds, firstSeed: first, scale }, going) {
    if (scale !== undefined) {
      const measured = await measureScale(scale as number)
      return { lines: scaleLines([measured]), json: { ...measured } }
    }
    return evaluate(seedsFrom(first as number, worlds as number), going)
  },
}

async function evaluate(worlds: readonly number[], { signal, progress, openStore, resume, found }: Evaluating) {
  const seeds = worlds.map(worldSeed)
  const results = await evaluateWorlds(seeds, { signal, progress, store: openStore?.(), resume, found })
  const scale: Scale[] = []
  for (const agents of SCALES) {
    progress(`${agents} explorers in one run`)
    const measured = await inFreshProcess<Scale>('explorers', ['--scale', String(agents)], signal)
    scale.push({ agents: measured.agents, stepsPerSecond: measured.stepsPerSecond, mb: measured.mb })
  }
  return { lines: describe(results, scale), json: { ...rounded(summarize(results)), scale } }
}

function describe(results: readonly WorldResult[], scale: readonly Scale[]): string[] {
  const { found, randomFound, mailGain, teamRatio } = summarize(results)
  const share = (part: number) => `${(part * 100).toFixed(1)} %`
  const rows = results.map(({ seed, objects, found: own, randomFound: chance, team, silent, alone }) =>
    [seed, `${own}/${objects}`, `${chance}/${objects}`, team, silent, alone].map(String),
  )
  return [
    `Four explorers, 24 × 24, ${results.length} worlds; found within ${BUDGET} rounds, then rounds until all is found.`,
    '',
    ...tableOf([['world', 'found', 'by chance', 'four', 'no mail', 'one'], ...rows]),
    '',
    `found by rules within ${BUDGET} rounds   ${share(found)}   (goal: at least 95 %)`,
    `found by chance within ${BUDGET} rounds  ${share(randomFound)}   (goal: less than 50 %)`,
    `more rounds without mail         ${share(mailGain)}   (goal: at least 20 %)`,
    `rounds of four, of those of one  ${share(teamRatio)}   (goal: at most 45 %)`,
    '',
    ...scaleLines(scale),
  ]
}

function scaleLines(scale: readonly Scale[]): string[] {
  const rows = scale.map(({ agents, stepsPerSecond, mb }) => [agents, stepsPerSecond, mb].map(String))
  return tableOf([['explorers', 'steps a second', 'MB'], ...rows])
}
