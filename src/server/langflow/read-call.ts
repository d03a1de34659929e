/** Reads what clients of Langflow's API send, with distrust: sizes, kinds, and what contradicts itself. */
import { createHash, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { isRecord } from '../../base/json-kinds.ts'
import { freezeParsed } from '../../base/seal.ts'
import type { Tweaks } from '../../flows/components/tweaks.ts'
import { bodyOf } from '../limits.ts'
import { DetailFault, unfit } from './detail.ts'
import type { Wanted } from './results.ts'
import type { ServedFlow } from './served-flow.ts'

// an export with its prompts; the largest of Langflow's own is a third of it
export const FLOW_BYTES = 8 * 1024 * 1024
const CALL_BYTES = 2 * 1024 * 1024
const LONGEST_SESSION = 200
const MOST_VARIABLES = 100

export type JsonObject = Readonly<Record<string, unknown>>

export async function readJson(c: Context, most = CALL_BYTES): Promise<JsonObject> {
  const text = Buffer.concat(await Array.fromAsync(bodyOf(c, most))).toString('utf8')
  if (text === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new DetailFault(422, [{ type: 'json_invalid', loc: ['body', 0], msg: 'JSON decode error', input: {} }])
  }
  const wrong = freezeParsed(value)
  if (wrong !== undefined) throw new DetailFault(422, `The body cannot be read: ${wrong}.`)
  if (Array.isArray(value)) return { flows: value }
  if (!isRecord(value)) throw unfit('body', 'Input should be a valid dictionary')
  return value
}

export interface ReadCall extends Wanted {
  readonly input: string
  readonly session: string
  readonly call?: string
  readonly tweaks: Tweaks
  readonly variables: Readonly<Record<string, string>>
}

export function readCall(c: Context, body: JsonObject, flow: ServedFlow): ReadCall {
  const tweaks = tweaksIn(body)
  const asked = textIn(body, 'input_value')
  const tweaked = chatInputIn(tweaks, flow)
  if (asked !== undefined && asked !== '' && tweaked !== undefined && tweaked !== asked)
    throw new DetailFault(
      400,
      'If you pass an input_value to the chat input, you cannot pass a tweak with the same name.',
    )
  const outputComponent = textIn(body, 'output_component')
  const call = callIn(c)
  return {
    input: asked || tweaked || '',
    session: sessionIn(body, 'session_id', call),
    ...(call !== undefined && { call }),
    outputType: textIn(body, 'output_type') ?? 'chat',
    outputComponent,
    tweaks: tweaks as Tweaks,
    variables: variablesIn(c),
  }
}

/** A session that is not named is a new one; of a call that is repeated, the one that it began. */
export function sessionIn(body: JsonObject, name: string, call?: string): string {
  const session = textIn(body, name)
  if (session === undefined || session === '') return call === undefined ? randomUUID() : `call-${digestOf(call)}`
  if (session.length > LONGEST_SESSION) throw unfit(name, `A session has at most ${LONGEST_SESSION} characters`)
  return session
}

export function textIn(body: JsonObject, name: string): string | undefined {
  const value = body[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw unfit(name, 'Input should be a valid string')
  return value
}

function tweaksIn({ tweaks }: JsonObject): JsonObject {
  if (tweaks === undefined || tweaks === null) return {}
  if (!isRecord(tweaks)) throw unfit('tweaks', 'Input should be a valid dictionary')
  return tweaks
}

/** What a tweak says to the chat input, by its id, its name or its kind. */
function chatInputIn(tweaks: JsonObject, { graph }: ServedFlow): string | undefined {
  for (const { id, title, component } of graph.nodes) {
    if (component !== 'ChatInput') continue
    for (const name of [id, title]) {
      const given = tweaks[name]
      const value = isRecord(given) ? given['input_value'] : undefined
      if (typeof value === 'string') return value
    }
  }
  return undefined
}

const LONGEST_CALL = 200

/** `Idempotency-Key`: what somebody sends again who does not know whether it was heard. */
function callIn(c: Context): string | undefined {
  const call = c.req.header('idempotency-key')
  if (call === undefined || call === '') return undefined
  if (call.length > LONGEST_CALL) throw new DetailFault(400, `Idempotency-Key has at most ${LONGEST_CALL} characters.`)
  return call
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

const PREFIX = 'x-langflow-global-var-'

/** `X-LANGFLOW-GLOBAL-VAR-NAME: value`. */
function variablesIn(c: Context): Readonly<Record<string, string>> {
  const variables: [string, string][] = []
  for (const [name, value] of Object.entries(c.req.header()))
    if (name.toLowerCase().startsWith(PREFIX) && variables.length < MOST_VARIABLES)
      variables.push([name.slice(PREFIX.length).toUpperCase().replaceAll('-', '_'), value])
  return Object.fromEntries(variables)
}
