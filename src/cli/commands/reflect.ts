/** `troupe reflect`: what went wrong in runs, found in their journals without a model, with the steps that show it. */
import { reflectOn } from '../../evolve/reflect.ts'
import { readStart } from '../../store/fold.ts'
import { TroupeError } from '../../base/errors.ts'
import { societies } from '../../societies/registry.ts'
import { harmless } from '../../terminal/text.ts'
import type { Command } from '../command.ts'
import { findRun } from '../find-run.ts'
import { withExistingStore } from '../open-store.ts'
import { societyToRead } from '../society-of-run.ts'

const SHOWN_STEPS = 3

export const reflect: Command = {
  takes: ['RUN...'],
  options: {},
  notes: [
    'Findings are put together over all runs that are named: the dearest first, each with its cause, and the steps of',
    'the journal that show it. A death is tested in a fork of the world: would we have died had we only waited?',
  ],
  examples: ['reflect last', 'reflect RUN1 RUN2 RUN3 --json'],
  async run(given, screen) {
    return withExistingStore(given, async (store) => {
      const runs: string[] = []
      for (const named of given.arguments()) runs.push(await findRun(store, named))
      const [first] = runs as [string, ...string[]]
      const start = await readStart(store, first)
      const society = await societyToRead(first, start, undefined)
      const evolution = await society.evolution?.()
      if (evolution === undefined)
        throw new TroupeError(
          'CLI_USAGE',
          `Nothing is known to look for in runs of ${society.name}. There is something to find in runs of: ` +
            `${(await evolving()).join(', ')}.`,
        )
      const findings = await reflectOn(evolution, store, runs)
      if (findings.length === 0) screen.say('Nothing was found.')
      for (const { pattern, says, count, cost, cause, steps } of findings) {
        screen.say(
          `${screen.paint('bold', pattern)} (${count} times, cost ${(cost * 100).toFixed(1)} %, cause: ${cause})`,
          `  ${harmless(says)}`,
          ...steps
            .slice(0, SHOWN_STEPS)
            .map(({ run, step, says: what }) => screen.paint('dim', `  ${run} step ${step}: ${harmless(what)}`)),
        )
      }
      return { json: { runs, society: society.name, findings } }
    })
  },
}

async function evolving(): Promise<string[]> {
  const all = await Promise.all(Object.values(societies).map((load) => load()))
  return all.filter(({ evolution }) => evolution !== undefined).map(({ name }) => name)
}
