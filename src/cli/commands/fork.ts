/** `troupe fork`: starts a new run from a step of another, with an edited board if you like. */
import { nameWithin } from '../../base/inside-ids.ts'
import { createRunId } from '../../base/ids.ts'
import { placeToSay } from '../../societies/place-to-say.ts'
import type { Turns } from '../../societies/society.ts'
import { openRun } from '../../store/fold.ts'
import { stateAt } from '../../store/history.ts'
import { runToFork, stepAround } from '../../store/inside-fork.ts'
import type { Store } from '../../store/store.ts'
import { checkEdits } from '../check-edits.ts'
import { misuse, type Command } from '../command.ts'
import { findRun } from '../find-run.ts'
import { findTurn } from '../find-turn.ts'
import { withExistingStore } from '../open-store.ts'
import { appointMinds, readSteps, runOptions } from '../run-options.ts'
import { perform } from '../perform.ts'
import { societyOf } from '../society-of-run.ts'
import { withVariant } from '../../societies/with-variant.ts'
import { readEdits, readSeed } from '../values.ts'

export const fork: Command = {
  takes: ['RUN'],
  options: {
    at: { type: 'string', value: 'N', about: 'the step to fork after; 0 is the start' },
    turn: { type: 'string', value: 'N', about: 'for a game: the turn to fork after, instead of --at' },
    say: { type: 'string', value: 'COMMAND', about: 'for a game: your command, to be played next' },
    edit: { type: 'string', value: 'FIELD=JSON', multiple: true, about: 'a new value for a field (may be repeated)' },
    seed: { type: 'string', value: 'SEED', about: 'a new seed from here on (default: the seed of the run)' },
    society: { type: 'string', value: 'FILE', about: 'its code, if it was not run here before or has changed since' },
    ...runOptions,
  },
  notes: [
    'The original run never changes. --steps 0 creates the fork without running it.',
    'A value for --edit is checked against the schema of its field, or else against the type of its present value.',
    'With --turn N the agents think again about what that turn brought; with --say your command is played next.',
    'RUN may be a society inside, such as a thought with tools: `RUN/STEP.agent`. The run around it is forked there.',
    'With --at N, --say is heard where the agents last decided, at that step or before it.',
  ],
  examples: [
    'fork last --turn 40 --mind strategy=ollama/llama3.2',
    "fork last --turn 40 --say 'open window'",
    'fork last --at 3',
    'fork 01J9Z3/1.clerk --at 4',
    `fork last --at 0 --edit prompt="a bright attic" --edit 'size=[4, 3]' --seed 2`,
  ],
  async run(given, screen) {
    const [step, turn, say, steps] = [given.count('at'), given.count('turn'), given.text('say'), readSteps(given)]
    const edits = readEdits(given.list('edit'))
    if (step !== undefined && turn !== undefined) throw misuse('fork takes --at or --turn, not both.')
    if (say !== undefined && step === undefined && turn === undefined)
      throw misuse('--say needs --turn N, the turn after which it is played, or --at N, a step of that turn.')
    const seed = readSeed(given.text('seed'))
    return withExistingStore(given, async (store) => {
      const parent = await findRun(store, given.argument(0))
      if (step === undefined && turn === undefined) {
        const { moment } = await openRun(store, parent)
        throw misuse(`fork needs --at N, the step to fork after. Run ${parent} has steps up to ${moment.step}.`)
      }
      const around = await runToFork(store, parent)
      const isInside = around.run !== parent
      if (isInside && (turn !== undefined || say !== undefined))
        throw misuse('A step inside a thought is forked with --at N and --edit: it has no turns.')
      const loaded = await societyOf(around.run, around.start, given.text('society'))
      const society = withVariant(loaded, await stateAt(store, around.run))
      const { flow, name, handlers, cast, turns } = society
      const wish = { say, turns, name }
      const place =
        turn === undefined ? await placeAt(store, parent, step!, wish) : await placeAfter(store, parent, turn, wish)
      const { at } = place
      const fields = isInside ? {} : flow.compiled.board.fields
      if (Object.keys(edits).length > 0) checkEdits(edits, await stateAt(store, parent, at), fields)
      const edit = { ...place.edit, ...edits }
      const id = createRunId()
      const before = isInside ? stepAround(nameWithin(parent, around.run)) - 1 : at
      await appointMinds(given, flow.compiled, store, async () => cast(await stateAt(store, around.run, before)))
      return perform({
        flow,
        society: name,
        store,
        storeName: given.text('store'),
        screen,
        run: id,
        options: {
          id,
          society: name,
          ...(seed !== undefined && { seed }),
          ...(handlers && { handlers }),
          ...steps,
        },
        launch: (options) => flow.fork(parent, { ...options, at, edit }),
      })
    })
  },
}

interface Wish {
  readonly say: string | undefined
  readonly turns: Turns | undefined
  readonly name: string
}

/** The step after a turn of a game, and what makes a person's command the next one. */
async function placeAfter(store: Store, run: string, turn: number, { say, turns, name }: Wish): Promise<Place> {
  if (turns === undefined) throw misuse(`A run of ${name} has no turns; fork it with --at N, the step to fork after.`)
  const { played, decided } = await findTurn(store, run, turn, turns)
  if (say === undefined) return { at: played }
  if (decided === undefined)
    throw misuse(`Nothing was played after turn ${turn} of run ${run}. Choose an earlier turn.`)
  return { at: decided, edit: turns.say(say) }
}

/** The step itself; or, when a person says something, the one after which it is played. */
async function placeAt(store: Store, run: string, step: number, { say, turns, name }: Wish): Promise<Place> {
  if (say === undefined) return { at: step }
  if (turns === undefined) throw misuse(`Nothing can be said in a run of ${name}; fork it with --edit instead.`)
  const place = await placeToSay(store, run, step, turns.playedBy)
  if (place === undefined)
    throw misuse(`No command is about to be played at step ${step} of run ${run}, nor shortly before.`)
  return { at: place.step, edit: turns.say(say) }
}

interface Place {
  readonly at: number
  readonly edit?: Readonly<Record<string, unknown>>
}
