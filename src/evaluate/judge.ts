/**
 * A judge: a language model that scores a run. Each judgement is a run of its own inside the evaluation, so it is paid
 * once, counted, and can be read again. A judge that gives no answer is told as such and never as a 0.
 */
import { messageOf, TroupeError } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import type { Schema } from '../base/schema.ts'
import type { Fields } from '../board/field.ts'
import { value } from '../board/scalar-fields.ts'
import { board } from '../define/board.ts'
import { end } from '../define/route.ts'
import { flow } from '../engine/flow.ts'
import { launch } from '../engine/run.ts'
import type { MakeMind } from '../minds/mind.ts'
import type { GivenModel } from '../models/named-model.ts'
import { checkWithin } from '../store/fold.ts'
import type { Judge, JudgeDefinition, Scale, ScoredRun } from './definition.ts'
import type { Going } from './trials/run-trials.ts'
import { judgeId } from './trials/trial-id.ts'

/** The run it is asked about is typed where its type is said: `judge<ScoredRun<typeof page.fields>>({ … })`. */
export function judge<R = ScoredRun<Fields>>(definition: JudgeDefinition<R>): Judge<R> {
  const { scale = USUAL } = definition
  const isFit = isWords(scale)
    ? scale.length > 1 && new Set(scale).size === scale.length
    : Number.isFinite(scale.min) && Number.isFinite(scale.max) && scale.min < scale.max
  if (!isFit)
    throw new TroupeError(
      'EVALUATION_INVALID',
      `The scale of a judge takes { min, max }, or two words and more from the worst to the best; ` +
        `not ${JSON.stringify(scale)}.`,
    )
  return { judge: definition }
}

export function isJudge(given: unknown): given is Judge<unknown> {
  return isRecord(given) && isRecord(given['judge']) && typeof given['judge']['prompt'] === 'function'
}

type Verdict = { readonly score: number; readonly why: string } | { readonly notJudged: string }

const USUAL: Scale = { min: 0, max: 1 }
const isWords = (scale: Scale): scale is Exclude<Scale, { readonly min: number }> => Array.isArray(scale)

const bench = board({ system: value(''), prompt: value<string>(), score: value<number | null>(null), why: value('') })

/** Asks, or reads what was answered before to the same question about the same run. */
export async function judgeRun<R>(
  given: Judge<R>,
  scorer: string,
  run: R & { id: string },
  going: Going,
): Promise<Verdict> {
  const { evaluation, store, budget, signal } = going
  const { model, system = '', scale = USUAL, prompt } = given.judge
  const asked = `${await prompt(run)}\n\n${instructionsFor(scale)}`
  const name = typeof model === 'string' ? model : 'modelId' in model ? model.modelId : model.name
  const id = judgeId(run.id, scorer, [name, system, asked, scale])
  const wasThere = (await store.head(id)) > 0
  const origin = wasThere
    ? { resume: () => checkWithin(store, id, evaluation) }
    : { input: { system, prompt: asked }, within: evaluation }
  try {
    if (!wasThere && budget.reached !== undefined) return { notJudged: budget.reached }
    const judging = judgeFlow(model, scale, budget.minds)
    const {
      board: answered,
      status,
      limit,
      reason,
    } = await launch<typeof bench.fields>(judging.compiled, id, store, { signal, seed: 0 }, origin).finished
    await budget.settle(id)
    if (limit === 'spending') budget.reach(reason ?? 'the budget is spent')
    const { score, why } = answered
    if (status === 'ended' && score !== null) return { score, why }
    return { notJudged: reason ?? 'the judge was interrupted' }
  } catch (error) {
    if (error instanceof TroupeError && error.code === 'MODEL_NO_PRICE') throw error
    if (error instanceof TroupeError && error.code.startsWith('STORE_')) throw error
    return { notJudged: messageOf(error) }
  }
}

function judgeFlow(model: GivenModel, scale: Scale, minds: MakeMind) {
  const member = bench.agent({
    reads: ['system', 'prompt'],
    writes: ['score', 'why'],
    think: minds({
      prompt: ({ system, prompt }: { system: string; prompt: string }) => ({ prompt, ...(system && { system }) }),
      reply: replyFor(scale),
      by: model,
    }),
  })
  return flow(bench, { name: 'judge', start: 'judge', agents: { judge: member }, routes: { judge: end('judged') } })
}

function instructionsFor(scale: Scale): string {
  const range = isWords(scale)
    ? `"score" is one of these words, from the worst to the best: ${scale.join(', ')}.`
    : `"score" is a number from ${scale.min} (worst) to ${scale.max} (best).`
  return `Answer in JSON with "why", a sentence that gives your reason, and then "score". ${range}`
}

/** The reply as a schema: what a provider is held to, and what is checked. */
function replyFor(scale: Scale): Schema<{ score: number; why: string }> {
  const score = isWords(scale)
    ? { type: 'string', enum: [...scale] }
    : { type: 'number', minimum: scale.min, maximum: scale.max }
  const jsonSchema = {
    type: 'object',
    properties: { why: { type: 'string' }, score },
    required: ['why', 'score'],
    additionalProperties: false,
  }
  const standard = {
    version: 1 as const,
    vendor: 'troupe',
    jsonSchema: { input: () => jsonSchema, output: () => jsonSchema },
    validate: (given: unknown) => readVerdict(given, scale),
  }
  return { '~standard': standard }
}

function readVerdict(given: unknown, scale: Scale) {
  const { score, why = '' } = isRecord(given) ? given : {}
  if (typeof why !== 'string') return fault('why', 'must be a text')
  if (isWords(scale)) {
    const place = scale.indexOf(String(score))
    if (place < 0) return fault('score', `must be one of: ${scale.join(', ')}`)
    return { value: { score: place / (scale.length - 1), why } }
  }
  if (typeof score === 'number' && score >= scale.min && score <= scale.max) return { value: { score, why } }
  return fault('score', `must be a number from ${scale.min} to ${scale.max}`)
}

const fault = (path: string, message: string) => ({ issues: [{ message, path: [path] }] })
