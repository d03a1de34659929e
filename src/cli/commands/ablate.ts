/** `troupe ablate`: measures how much each adventurer helps, by muting them one at a time on the same seeds. */
import { adventurers } from '../../societies/adventurers/adventurers.ts'
import type { Mode } from '../../societies/adventurers/board.ts'
import type { Progress } from '../../evaluate/trials/run-trials.ts'
import { ablationOf, type Ablation } from '../../societies/adventurers/metrics/ablation.ts'
import { playAblation, type AblationPlan } from '../../societies/adventurers/metrics/play-ablation.ts'
import { members } from '../../societies/adventurers/metrics/trail.ts'
import { storySource } from '../../societies/adventurers/story-source.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT, misuse, type Command } from '../command.ts'
import { findStory } from '../../societies/adventurers/find-story.ts'
import { appointMinds, mindOptions } from '../run-options.ts'
import { listenForInterrupts, signalCodes } from '../interrupts.ts'
import type { Screen } from '../screen.ts'
import { drawTable } from '../../terminal/table.ts'
import { trialStore } from '../trial-store.ts'

const DEFAULTS = { seeds: 5, seed: 1, steps: 500, mode: 'plain' } as const
const MODES: readonly string[] = ['plain', 'retry'] satisfies Mode[]

export const ablate: Command = {
  takes: ['STORY'],
  options: {
    seeds: { type: 'string', value: 'N', about: `how many seeds to play (default: ${DEFAULTS.seeds})` },
    seed: { type: 'string', value: 'N', about: `the first seed; the others follow it (default: ${DEFAULTS.seed})` },
    steps: { type: 'string', value: 'N', about: `steps at most (default: ${DEFAULTS.steps})` },
    mode: { type: 'string', value: 'MODE', about: `plain or retry (default: ${DEFAULTS.mode})` },
    fresh: { type: 'boolean', about: 'begin anew even if the last ablation was interrupted' },
    ...mindOptions,
  },
  notes: [
    'A member helped if the mean difference over all seeds is more than two standard errors above 0.',
    'Ctrl-C stops early and reports what was measured so far; the same command goes on where it was. The games are',
    'kept until then, or in the store that --store names.',
  ],
  examples: ['ablate fog-bell --steps 300', 'ablate zork1.z3 --seeds 10 --json'],
  async run(given, screen) {
    const plan = readPlan(given)
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    const interrupts = listenForInterrupts({
      onPause: () => screen.tell(screen.paint('yellow', 'Stopping; the same command goes on where it was.')),
      onGiveUp: () => screen.tell('The current step does not stop and was abandoned.'),
    })
    interrupts.watch({ pause: stop, stop })
    // games with other minds are other games
    const chosen = { ...plan, minds: given.list('mind') }
    const trials = trialStore(given, { spec: 'ablate', chosen, isKept: false, warn: (line) => screen.warn(line) })
    let isOver = false
    try {
      const store = trials.open()
      await appointMinds(given, adventurers.compiled, store, () => [])
      const { signal } = stopping
      const resume = given.flag('fresh') ? 'none' : 'interrupted'
      const onProgress = tellerOf(plan, screen)
      const played = await playAblation(plan, { store, signal, resume, onProgress })
      isOver = played.stopped === undefined
      const ablation = ablationOf(played.games, members)
      screen.say('', ...describe(ablation, plan, screen))
      if (played.stopped === 'budget') screen.warn('The budget is spent. This is what was measured before.')
      const { signal: raised } = interrupts
      const { story, mode, steps, seed, seeds } = plan
      return {
        code: raised === undefined ? EXIT.ok : signalCodes[raised],
        json: { story: story.name, mode, steps, seed, seeds, ...(raised && { interrupted: true }), ...ablation },
      }
    } finally {
      interrupts.close()
      await trials.close(isOver)
    }
  },
}

function tellerOf({ seed: first, seeds }: AblationPlan, screen: Screen) {
  return ({ read, trial }: Progress) => {
    if (trial === undefined)
      return (
        read > 0 && screen.warn(`${read} games were played before and are not played again; with --fresh they are.`)
      )
    if (trial.status !== 'finished') return undefined
    const { score } = trial.measured as { readonly score: number }
    return screen.tell(`seed ${Number(trial.seed) - first + 1} of ${seeds}, ${trial.side}: ${score} points`)
  }
}

function readPlan(given: Arguments): AblationPlan {
  const mode = given.text('mode') ?? DEFAULTS.mode
  if (!MODES.includes(mode)) throw misuse(`--mode takes ${MODES.join(' or ')}, not ${JSON.stringify(mode)}.`)
  const count = (option: 'seeds' | 'steps') => {
    const number = given.count(option) ?? DEFAULTS[option]
    if (number < 1) throw misuse(`--${option} takes a number of at least 1.`)
    return number
  }
  const story = storySource(findStory(given.argument(0)))
  return {
    story,
    seeds: count('seeds'),
    seed: given.count('seed') ?? DEFAULTS.seed,
    steps: count('steps'),
    mode: mode as Mode,
  }
}

function describe({ all, members: effects }: Ablation, { story, mode, steps }: AblationPlan, screen: Screen): string[] {
  if (all.scores.length === 0) return ['Nothing was measured.']
  const fixed = (number: number) => number.toFixed(1)
  const rows = effects.map(({ member, mean, min, max, difference, standardError, interval, verdict }) => [
    { text: member, style: 'bold' as const },
    { text: `${fixed(mean)} (${min}..${max})` },
    {
      text: `${difference > 0 ? '+' : ''}${fixed(difference)} ± ${standardError === null ? '?' : fixed(standardError)}`,
    },
    { text: interval === null ? '?' : `${fixed(interval.low)}..${fixed(interval.high)}` },
    { text: verdict, ...(verdict === 'helped' && { style: 'green' as const }) },
  ])
  return [
    `${story.name}, ${mode}, ${steps} steps, ${all.scores.length} seeds: ` +
      `everybody ${fixed(all.mean)} (${all.min}..${all.max})`,
    ...drawTable(
      ['member', 'without it', 'what it brings', '95 % interval', 'so it'],
      rows,
      screen.paint,
      screen.columns,
    ),
  ]
}
