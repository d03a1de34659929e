/** Asking members of a run's society over HTTP: what is asked is checked, and who can be asked is told. */
import { createMeter } from '../minds/meter.ts'
import { createMinds } from '../minds/mind.ts'
import { isAddress, parseModelName } from '../models/model-name.ts'
import { namedServers, type ModelServers } from '../models/model-servers.ts'
import type { Speaker } from '../societies/ask-model.ts'
import { askingOf, askRun, type RunAnswer } from '../societies/ask-run.ts'
import { ownFields, type Inquiry, membersIn } from '../societies/asking.ts'
import type { Society } from '../societies/society.ts'
import { openRun } from '../store/fold.ts'
import type { StartRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import type { MemberList } from './api.ts'
import { drivingOf } from './driving.ts'
import { badRequest } from './faults.ts'

export interface Asked {
  readonly member: string | undefined
  readonly question: string | undefined
  readonly isReflection: boolean
  readonly step: number | undefined
  readonly speaker?: Speaker
}

export async function answerOf(
  store: Store,
  run: string,
  { member, question, isReflection, step, speaker }: Asked,
  society: Society | undefined,
): Promise<RunAnswer> {
  await askingOf(society, member)
  const inquiry = inquiryOf(question, isReflection)
  return askRun({ store, run, step, member: member!, inquiry, speaker }, society)
}

function inquiryOf(question: string | undefined, isReflection: boolean): Inquiry {
  if (isReflection && question !== undefined) throw badRequest('Give a question or reflect=true, not both.')
  if (isReflection) return { type: 'reflect' }
  if (question === undefined) throw badRequest('question is missing: give one, or reflect=true.')
  return { type: 'question', question }
}

interface Asking {
  readonly store: Store
  readonly start: StartRecord
  readonly modelServers: ModelServers
}

/**
 * Under the guards of every other use of models: an address nobody named when the server was started is refused, and
 * what the run may cost holds for what is asked about it.
 */
export function speakerOf(
  { mind, maxCost }: { readonly mind: string; readonly maxCost?: number },
  { store, start, modelServers }: Asking,
  signal: AbortSignal,
): Speaker {
  parseModelName(mind)
  modelServers.check(mind)
  const limits = [maxCost, drivingOf(start).maxCost].filter((limit) => limit !== undefined)
  const meter = createMeter({ ...(limits.length > 0 && { maxCost: Math.min(...limits) }), store })
  return { mind, minds: createMinds({ meter, modelServers: modelServers.given }), signal }
}

/** Who can be asked at a step, and what; nobody, where a society answers no questions. */
export async function membersOf(
  { store, start, modelServers }: Asking,
  { run, step }: { readonly run: string; readonly step: number | undefined },
  society: Society | undefined,
): Promise<MemberList> {
  const { moment } = await openRun(store, run, step)
  const asking = await society?.asking?.()
  const members = (asking === undefined ? [] : membersIn(asking, moment.values)).map((name) => ({
    name,
    ...(asking?.offer?.(moment.values, name) ?? { title: name, questions: [] }),
    fields: ownFields(society!.flow, name, asking?.learners?.[name]),
  }))
  const models = modelsHere(start)
  const takesModels = models.length > 0 || namedServers(modelServers.given).length > 0
  return { step: moment.step, members, models, takesModels }
}

/** Those that whoever started the server, or the run, named. */
function modelsHere(start: StartRecord): string[] {
  const named = [process.env['TROUPE_MODEL'] ?? '', ...Object.values(drivingOf(start).minds)]
  return [...new Set(named.filter((mind) => isAddress(mind) || mind.includes('/')))]
}
