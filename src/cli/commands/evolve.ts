/** `troupe evolve`: lets a society improve itself. Ctrl-C stops it, and the same command goes on where it was. */
import { evolve, type Evolved } from '../../evolve/evolve.ts'
import { familyOf } from '../../evolve/family.ts'
import { evolutionsIn } from '../../evolve/lineage.ts'
import { findVariant } from '../../evolve/read-family.ts'
import { differencesOf, type Variant } from '../../societies/variant.ts'
import type { Store } from '../../store/store.ts'
import type { Settings } from '../../evolve/model.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT, misuse, type Command } from '../command.ts'
import { evolvable } from '../evolvable.ts'
import { listenForInterrupts, signalCodes } from '../interrupts.ts'
import { withStore } from '../open-store.ts'
import { appointMinds, mindOptions, readDollars } from '../run-options.ts'
import { showProgress, type Screen } from '../screen.ts'

const USUAL = { pairs: 1_000, minutes: 60, seed: 1, firstSeed: 20_000, races: 2, entrants: 8 }

export const evolveCommand: Command = {
  takes: ['SOCIETY'],
  options: {
    pairs: { type: 'string', value: 'N', about: `pairs of games at most (default: ${USUAL.pairs})` },
    minutes: { type: 'string', value: 'N', about: `minutes of the processor at most (default: ${USUAL.minutes})` },
    races: { type: 'string', value: 'N', about: `races before what won them is certified (default: ${USUAL.races})` },
    entrants: { type: 'string', value: 'N', about: `changes in a race at most (default: ${USUAL.entrants})` },
    seed: { type: 'string', value: 'N', about: `everything random follows from it (default: ${USUAL.seed})` },
    'first-seed': {
      type: 'string',
      value: 'N',
      about: `games are played on seeds from here on, none twice (default: ${USUAL.firstSeed})`,
    },
    from: { type: 'string', value: 'NAME', about: 'a fork of the family: races begin with this variant of it' },
    fresh: { type: 'boolean', about: 'begin anew even if the last evolution was interrupted' },
    ...mindOptions,
  },
  notes: [
    'Games of the last certified variant are looked at, what was found is answered by changes, the changes race, and',
    'what wins is certified against its ancestor on seeds that nobody has used: a change is kept only if that',
    'proves it better. `troupe family SOCIETY` shows the tree; play a variant with --variant.',
    'Rules think unless a model does: --mind MEMBER=MODEL. --mind adviser=MODEL proposes changes as well.',
    'Ctrl-C stops; the same command goes on where it was.',
  ],
  examples: [
    'evolve explorers --pairs 300',
    'evolve adventurers --pairs 1000 --minutes 60 --json',
    'evolve explorers --from 3f9a',
  ],
  async run(given, screen) {
    const { society, evolution } = await evolvable(given.argument(0))
    const settings = readSettings(given)
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    const interrupts = listenForInterrupts({
      onPause: () => screen.tell(screen.paint('yellow', 'Stopping; the same command goes on where it was.')),
      onGiveUp: () => screen.tell('The current game does not stop and was abandoned.'),
    })
    interrupts.watch({ pause: stop, stop })
    try {
      return await withStore(given, {}, async (store) => {
        await appointMinds(given, society.flow.compiled, store, () => ['adviser'])
        const from = await variantToBeginWith(given, store, society.name)
        const maxCost = readDollars(given.text('max-cost'))
        const maxTokens = given.count('max-tokens')
        const evolved = await evolve({
          society,
          evolution,
          store,
          settings,
          isFresh: given.flag('fresh'),
          ...(from !== undefined && { from }),
          signal: stopping.signal,
          ...(maxCost !== undefined && { maxCost }),
          ...(maxTokens !== undefined && { maxTokens }),
          onGame: ({ stage, task, variant, score }, { games }) =>
            showProgress(`${games} games; ${stage}, ${task}, ${variant}: ${(score * 100).toFixed(1)} %`, screen),
        })
        screen.say(...linesOf(evolved, screen))
        const { signal } = interrupts
        return { code: signal === undefined ? EXIT.ok : signalCodes[signal], json: reportOf(evolved) }
      })
    } finally {
      interrupts.close()
    }
  },
}

/** Nothing that is under way can be begun from somewhere else. */
async function variantToBeginWith(given: Arguments, store: Store, society: string): Promise<Variant | undefined> {
  const named = given.text('from')
  if (named === undefined) return undefined
  const { unfinished, evolutions } = await evolutionsIn(store, society)
  if (unfinished !== undefined && !given.flag('fresh'))
    throw misuse(`${unfinished} was interrupted and is gone on with first. --from begins another: say --fresh as well.`)
  return findVariant(familyOf(society, evolutions), named)
}

function readSettings(given: Arguments): Partial<Settings> {
  const read = (option: string, usual: number) => {
    const number = given.count(option) ?? usual
    if (number < 1) throw misuse(`--${option} takes a number of at least 1.`)
    return number
  }
  return {
    pairs: read('pairs', USUAL.pairs),
    cpuMinutes: read('minutes', USUAL.minutes),
    races: read('races', USUAL.races),
    entrants: read('entrants', USUAL.entrants),
    seed: given.count('seed') ?? USUAL.seed,
    firstSeed: given.count('first-seed') ?? USUAL.firstSeed,
  }
}

function reportOf({ id, status, reason, board }: Evolved) {
  const { course, verdicts, members, races, games, findings } = board
  return {
    run: id,
    status,
    ...(reason !== undefined && { reason }),
    certified: course.ancestor,
    variant: members[course.ancestor]?.variant ?? {},
    verdicts,
    races: races.length,
    pairs: course.pairs,
    games: Object.keys(games).length,
    cpuMinutes: Math.round(course.cpuMs / 600) / 100,
    findings: Object.values(findings).map(({ pattern, count, cost, cause }) => ({ pattern, count, cost, cause })),
    controlsCertified: verdicts.filter(
      ({ child, standing }) => standing === 'accepted' && members[child]?.by === 'control',
    ).length,
  }
}

function linesOf({ id, status, reason, board }: Evolved, screen: Screen): string[] {
  const { members, verdicts, course } = board
  const told = verdicts.map(({ child, parent, standing, W, threshold, pairs, mean }) => {
    const [own, before] = [members[child]!.variant, members[parent]!.variant]
    const what = differencesOf(before, own).join(', ')
    return (
      `${screen.paint(standing === 'accepted' ? 'green' : 'yellow', standing)} ${child}: ${what}; ` +
      `W ${W.toFixed(1)} of ${threshold.toFixed(0)} after ${pairs} pairs, ${(mean * 100).toFixed(1)} % in the mean`
    )
  })
  return [
    `${id}: ${status}${reason === undefined ? '' : `, ${reason}`}; ${course.pairs} pairs`,
    ...(told.length === 0 ? ['Nothing came to be certified.'] : told),
    `certified now: ${course.ancestor}`,
  ]
}
