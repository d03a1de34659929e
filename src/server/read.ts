/** Reads requests with distrust: every word of a request is checked here, and named when it is wrong. */
import type { Context } from 'hono'
import { messageOf } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import { freezeParsed } from '../base/seal.ts'
import type {
  AnswerRequest,
  AskRequest,
  ForkRequest,
  PaceRequest,
  ResumeRequest,
  StartRequest,
  TellRequest,
} from './api.ts'
import { LONGEST_TENANT, SLOWEST_PACE_MS } from './driving.ts'
import { badRequest, ServerFault } from './faults.ts'
import { bodyOf, JSON_BYTES } from './limits.ts'

type JsonObject = Readonly<Record<string, unknown>>

const MOST_STEPS = 10_000_000
const LONGEST_NAME = 200
// the key of a question that comes from a society deep inside names every place on the way
const LONGEST_KEY = 4_000
const LONGEST_COMMAND = 1_000

/** A JSON object; no body at all is an empty one. */
export async function readBody(c: Context, known: readonly string[], most = JSON_BYTES): Promise<JsonObject> {
  const text = Buffer.concat(await Array.fromAsync(bodyOf(c, most))).toString('utf8')
  const type = c.req.header('content-type') ?? ''
  if (text === '') return {}
  if (!/^application\/json\b/i.test(type))
    throw new ServerFault('SERVER_WRONG_TYPE', `This takes application/json, not ${type || 'a body without a type'}.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw badRequest(`The body is not JSON: ${messageOf(error)}.`)
  }
  if (!isRecord(value)) throw badRequest('The body must be a JSON object.')
  const unfit = freezeParsed(value)
  if (unfit !== undefined) throw badRequest(`The body cannot be read: ${unfit}.`)
  const strange = Object.keys(value).find((name) => !known.includes(name))
  if (strange !== undefined)
    throw badRequest(`There is no ${JSON.stringify(clip(strange))} here. Known: ${known.join(', ')}.`)
  return value
}

export async function readStartRequest(c: Context): Promise<StartRequest> {
  const body = await readBody(c, ['society', 'input', 'seed', 'minds', 'maxSteps', 'maxCost', 'pace', 'tenant'])
  const society = textOf(body, 'society', LONGEST_NAME)
  if (society === undefined) throw badRequest('society is missing: the name of one that GET /api/societies lists.')
  const input = recordOf(body, 'input')
  const tenant = textOf(body, 'tenant', LONGEST_TENANT)
  if (tenant === '') throw badRequest('tenant is empty: name the one for whom it is done, or leave it out.')
  return {
    society,
    ...(input && { input }),
    ...(tenant !== undefined && { tenant }),
    ...readSeed(body),
    ...readMinds(body),
    ...readLimits(body),
  }
}

export async function readForkRequest(c: Context): Promise<ForkRequest> {
  const body = await readBody(c, ['at', 'edit', 'minds', 'say', 'seed', 'maxSteps', 'maxCost', 'pace', 'isPaused'])
  const at = numberOf(body, 'at', 0, MOST_STEPS)
  if (at === undefined) throw badRequest('at is missing: the step to fork after; 0 is the start.')
  const edit = recordOf(body, 'edit')
  const say = textOf(body, 'say', LONGEST_COMMAND)
  if (say?.trim() === '') throw badRequest('say is empty: give the command to be played.')
  const { isPaused } = body
  if (isPaused !== undefined && typeof isPaused !== 'boolean') throw badRequest('isPaused takes true or false.')
  return {
    at,
    ...(edit && { edit }),
    ...(say !== undefined && { say: say.trim() }),
    ...(isPaused !== undefined && { isPaused }),
    ...readSeed(body),
    ...readMinds(body),
    ...readLimits(body),
  }
}

export async function readResumeRequest(c: Context): Promise<ResumeRequest> {
  const body = await readBody(c, ['maxSteps', 'pace'])
  const [maxSteps, pace] = [numberOf(body, 'maxSteps', 0, MOST_STEPS), readPace(body)]
  return { ...(maxSteps !== undefined && { maxSteps }), ...(pace !== undefined && { pace }) }
}

export async function readPaceRequest(c: Context): Promise<PaceRequest> {
  const pace = readPace(await readBody(c, ['pace']))
  if (pace === undefined) throw badRequest('pace is missing: the least milliseconds a step takes; 0 runs flat out.')
  return { pace }
}

export async function readAnswerRequest(c: Context): Promise<AnswerRequest> {
  const body = await readBody(c, ['key', 'answer'])
  if (body['answer'] === undefined) throw badRequest('answer is missing: what the question is answered with.')
  const key = textOf(body, 'key', LONGEST_KEY)
  return { answer: body['answer'], ...(key !== undefined && { key }) }
}

export async function readAskRequest(c: Context): Promise<Partial<AskRequest>> {
  const body = await readBody(c, ['member', 'question', 'reflect', 'step', 'mind', 'maxCost'])
  const [member, mind] = [textOf(body, 'member', LONGEST_NAME), textOf(body, 'mind', LONGEST_NAME)]
  const question = textOf(body, 'question', LONGEST_COMMAND)
  const step = numberOf(body, 'step', 0, MOST_STEPS)
  const { reflect } = body
  if (reflect !== undefined && typeof reflect !== 'boolean') throw badRequest('reflect takes true or false.')
  const { maxCost } = readLimits(body)
  return {
    ...(member !== undefined && { member }),
    ...(question !== undefined && question.trim() !== '' && { question }),
    ...(reflect !== undefined && { reflect }),
    ...(step !== undefined && { step }),
    ...(mind !== undefined && mind !== '' && { mind }),
    ...(maxCost !== undefined && { maxCost }),
  }
}

export async function readTellRequest(c: Context): Promise<TellRequest> {
  const body = await readBody(c, ['member', 'update'])
  const [member, update] = [textOf(body, 'member', LONGEST_NAME), recordOf(body, 'update')]
  if (member === undefined) throw badRequest('member is missing: who is told.')
  if (update === undefined) throw badRequest('update is missing: fields that the member writes, with their new values.')
  return { member, update }
}

/** A whole number of the query. */
export function queryNumber(c: Context, name: string, low: number, high: number): number | undefined {
  const given = c.req.query(name)
  if (given === undefined || given === '') return undefined
  const value = /^\d{1,15}$/.test(given) ? Number(given) : NaN
  if (value >= low && value <= high) return value
  throw badRequest(`${name} takes a whole number from ${low} to ${high}, not ${JSON.stringify(clip(given))}.`)
}

/** `true`, or nothing. */
export function queryFlag(c: Context, name: string): boolean {
  const given = c.req.query(name)
  if (given === undefined || given === '') return false
  if (given === 'true' || given === 'false') return given === 'true'
  throw badRequest(`${name} takes true or false, not ${JSON.stringify(clip(given))}.`)
}

export function queryText(c: Context, name: string): string | undefined {
  const given = c.req.query(name)
  if (given === undefined || given === '') return undefined
  if (given.length > LONGEST_COMMAND) throw badRequest(`${name} has at most ${LONGEST_COMMAND} characters.`)
  return given
}

function readSeed(body: JsonObject): { seed?: number | string } {
  const { seed } = body
  if (seed === undefined) return {}
  if (Number.isFinite(seed) || (typeof seed === 'string' && seed.length <= LONGEST_NAME))
    return { seed: seed as number | string }
  throw badRequest(`seed takes a number or a text of at most ${LONGEST_NAME} characters.`)
}

export function readMinds(body: JsonObject): { minds?: Record<string, string> } {
  const minds = recordOf(body, 'minds')
  if (minds === undefined) return {}
  for (const [agent, mind] of Object.entries(minds)) {
    if (typeof mind !== 'string' || mind === '' || mind.length > LONGEST_NAME)
      throw badRequest(
        'minds takes for each agent a model, rules or person; ' +
          `for ${JSON.stringify(clip(agent))} it has something else.`,
      )
  }
  return { minds: minds as Record<string, string> }
}

function readLimits(body: JsonObject): { maxSteps?: number; maxCost?: number; pace?: number } {
  const maxSteps = numberOf(body, 'maxSteps', 1, MOST_STEPS)
  const { maxCost } = body
  if (maxCost !== undefined && !(typeof maxCost === 'number' && maxCost >= 0 && maxCost <= 1e6))
    throw badRequest('maxCost takes dollars, such as 0.5.')
  const pace = readPace(body)
  return {
    ...(maxSteps !== undefined && { maxSteps }),
    ...(maxCost !== undefined && { maxCost }),
    ...(pace !== undefined && { pace }),
  }
}

function readPace(body: JsonObject): number | undefined {
  return numberOf(body, 'pace', 0, SLOWEST_PACE_MS)
}

function numberOf(body: JsonObject, name: string, low: number, high: number): number | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  if (Number.isSafeInteger(value) && (value as number) >= low && (value as number) <= high) return value as number
  throw badRequest(`${name} takes a whole number from ${low} to ${high}, not ${clip(JSON.stringify(value))}.`)
}

export function textOf(body: JsonObject, name: string, longest: number): string | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  if (typeof value === 'string' && value.length <= longest) return value
  throw badRequest(`${name} takes a text of at most ${longest} characters.`)
}

function recordOf(body: JsonObject, name: string): JsonObject | undefined {
  const value = body[name]
  if (value === undefined || isRecord(value)) return value
  throw badRequest(`${name} takes a JSON object.`)
}

// what is quoted back is quoted briefly
function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
