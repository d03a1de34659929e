/** Every step that led to where a run is, in order: those before a fork are its parent's. */
import type { Fields } from '../board/field.ts'
import { readStart } from './fold.ts'
import { replayRun, type ReplayedStep } from './history.ts'
import type { Store } from './store.ts'

export async function* stepsTo<F extends Fields>(
  store: Store,
  run: string,
  until = Infinity,
): AsyncGenerator<ReplayedStep<F>, void, undefined> {
  const { parent } = await readStart(store, run)
  if (parent) yield* stepsTo<F>(store, parent.run, Math.min(until, parent.step))
  for await (const step of replayRun<F>(store, run)) {
    if (step.step > until) return
    yield step
  }
}
