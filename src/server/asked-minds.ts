/** Minds that ask: for which agents a person answers in a run that was not started here. An open prompt shows it. */
import type { Board } from '../societies/paths.ts'
import type { Society } from '../societies/society.ts'
import { openRun } from '../store/fold.ts'
import { readPending } from '../store/pending.ts'
import type { Store } from '../store/store.ts'

/**
 * The command line does not write down who was chosen with `--mind`, but a question that a mind asks is a prompt. When
 * such a run continues here, the answer must reach the same mind.
 */
export async function mindsThatAsk(store: Store, run: string, society: Society): Promise<Record<string, string>> {
  const { moment, pending } = await openRun(store, run)
  const cast = castOn(society, moment.values)
  const minds: Record<string, string> = {}
  for (const { agent, slot, question } of readPending(run, moment.step + 1, pending).questions.values()) {
    if (typeof (question as { prompt?: unknown } | null)?.prompt !== 'string') continue
    const activation = moment.next[slot]
    const payload = typeof activation === 'object' ? Object.values(activation.payload ?? {}) : []
    minds[payload.find((part): part is string => cast.includes(part as string)) ?? agent] = 'person'
  }
  return minds
}

function castOn({ cast }: Society, values: Board): readonly string[] {
  const names: unknown = cast(values)
  return Array.isArray(names) ? names : []
}
