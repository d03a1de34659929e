/** `troupe ablate`: measures how much each adventurer helps, by muting them one at a time on the same seeds. */
import { adventurers } from '../../societies/adventurers/adventurers.ts'
import type { Mode } from '../../societies/adventurers/board.ts'
import { ablationOf, type Ablation, type AblationGame } from '../../societies/adventurers/metrics/ablation.ts'
import { members } from '../../societies/adventurers/metrics/trail.ts'
import type { Member } from '../../societies/adventurers/protocol.ts'
import { storySource, type StorySource } from '../../societies/adventurers/story-source.ts'
import { memoryStore } from '../../store/memory-store.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT, misuse, type Command } from '../command.ts'
import { findStory } from '../../societies/adventurers/find-story.ts'
import { appointMinds, mindOptions } from '../run-options.ts'
import { listenForInterrupts, signalCodes, type Interrupts } from '../interrupts.ts'
import type { Screen } from '../screen.ts'
import { drawTable } from '../../terminal/table.ts'

const DEFAULTS = { seeds: 5, seed: 1, steps: 500, mode: 'plain' } as const
const MODES: readonly string[] = ['plain', 'retry'] satisfies Mode[]

export const ablate: Command = {
  takes: ['STORY'],
  options: {
    seeds: { type: 'string', value: 'N', about: `how many seeds to play (default: ${DEFAULTS.seeds})` },
    seed: { type: 'string', value: 'N', about: `the first seed; the others follow it (default: ${DEFAULTS.seed})` },
    steps: { type: 'string', value: 'N', about: `steps at most (default: ${DEFAULTS.steps})` },
    mode: { type: 'string', value: 'MODE', about: `plain or retry (default: ${DEFAULTS.mode})` },
    ...mindOptions,
  },
  notes: [
    'A member helped if the mean difference over all seeds is more than two standard errors above 0.',
    'These games are not kept in the store. Ctrl-C stops early and reports what was measured so far.',
  ],
  examples: ['ablate fog-bell --steps 300', 'ablate zork1.z3 --seeds 10 --json'],
  async run(given, screen) {
    const plan = readPlan(given)
    await appointMinds(given, adventurers.compiled, memoryStore(), () => [])
    const interrupts = listenForInterrupts({
      onPause: () =>
        screen.tell(screen.paint('yellow', 'Stopping after the current step; press Ctrl-C again to stop at once.')),
      onGiveUp: () => screen.tell('The current step does not stop and was abandoned.'),
    })
    const games: AblationGame[] = []
    try {
      // seed by seed, so that what is measured can be compared whenever it ends
      for (const { seed, muted } of gamesOf(plan)) {
        const score = await play(plan, seed, muted, interrupts)
        if (interrupts.signal !== undefined || score === undefined) break
        games.push({ seed, score, ...(muted && { muted }) })
        const who = muted === undefined ? 'everybody' : `without ${muted}`
        screen.tell(`seed ${seed - plan.seed + 1} of ${plan.seeds}, ${who}: ${score} points`)
      }
    } finally {
      interrupts.close()
    }
    const ablation = ablationOf(games, members)
    screen.say('', ...describe(ablation, plan, screen))
    const { signal } = interrupts
    const { story, mode, steps, seed, seeds } = plan
    return {
      code: signal === undefined ? EXIT.ok : signalCodes[signal],
      json: { story: story.name, mode, steps, seed, seeds, ...(signal && { interrupted: true }), ...ablation },
    }
  },
}

interface Plan {
  readonly story: StorySource
  readonly seeds: number
  /** the first of them */
  readonly seed: number
  readonly steps: number
  readonly mode: Mode
}

function readPlan(given: Arguments): Plan {
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

function* gamesOf({ seed: first, seeds }: Plan): Generator<{ seed: number; muted: Member | undefined }> {
  for (let seed = first; seed < first + seeds; seed++)
    for (const muted of [undefined, ...members]) yield { seed, muted }
}

/** Nothing when it was stopped before its end. */
async function play(
  { story, steps, mode }: Plan,
  seed: number,
  muted: Member | undefined,
  interrupts: Interrupts,
): Promise<number | undefined> {
  const input = { story, worldSeed: seed, maxSteps: steps, mode, muted: muted === undefined ? [] : [muted] }
  const run = adventurers.run(input, { seed, store: memoryStore() })
  interrupts.watch(run)
  const { board, status } = await run.finished
  if (status !== 'ended') return undefined
  return mode === 'retry' ? board.progress : board.score
}

function describe({ all, members: effects }: Ablation, { story, mode, steps }: Plan, screen: Screen): string[] {
  if (all.scores.length === 0) return ['Nothing was measured.']
  const fixed = (number: number) => number.toFixed(1)
  const rows = effects.map(({ member, mean, min, max, difference, standardError, differences, verdict }) => [
    { text: member, style: 'bold' as const },
    { text: `${fixed(mean)} (${min}..${max})` },
    {
      text: `${difference > 0 ? '+' : ''}${fixed(difference)} ± ${standardError === null ? '?' : fixed(standardError)}`,
    },
    { text: `${Math.min(...differences)}..${Math.max(...differences)}` },
    { text: verdict, ...(verdict === 'helped' && { style: 'green' as const }) },
  ])
  return [
    `${story.name}, ${mode}, ${steps} steps, ${all.scores.length} seeds: ` +
      `everybody ${fixed(all.mean)} (${all.min}..${all.max})`,
    ...drawTable(['member', 'without it', 'what it brings', 'range', 'so it'], rows, screen.paint, screen.columns),
  ]
}
