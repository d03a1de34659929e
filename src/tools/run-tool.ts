/** Runs a tool within its limits. Whatever goes wrong is a value that the model is told. */
import { messageOf } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import { seal } from '../base/seal.ts'
import { parse } from '../base/schema.ts'
import { createTimeout } from '../base/timeout.ts'
import type { ToolOutcome } from '../models/message.ts'
import { redactDeep } from '../models/keys.ts'
import { AskFirst, type ToolAsks } from './ask-first.ts'
import type { CallContext, EffectfulTool, ReadingContext, ReadingTool, Tool, ToolLimits } from './tool.ts'

/** What became of a call, as it is journaled. */
export interface ToolRun {
  readonly outcome: ToolOutcome
  readonly output: unknown
  /** how long it took, by the clock of the machine */
  readonly ms?: number
  /** it did nothing yet: this is to be answered first */
  readonly asks?: ToolAsks
}

// a page takes seconds, a job should be given an id and be looked at later
const DEFAULT_TIMEOUT_MS = 60_000
// several screens of text; a model reads no more of it with profit
const DEFAULT_BYTES = 65_536

export type Doing = ReadingTool | EffectfulTool

/** Checks the input as the tool's schema says. */
export function readInput(tool: Tool, input: unknown): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: parse(tool.input, input, `The input of ${tool.name}`) }
  } catch (error) {
    return { fault: messageOf(error) }
  }
}

export async function runTool(
  tool: Doing,
  input: unknown,
  context: Omit<CallContext, 'signal'> & Partial<ReadingContext>,
  defaults: ToolLimits = {},
  onPart?: (part: unknown) => void,
): Promise<ToolRun> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, bytes = DEFAULT_BYTES } = { ...defaults, ...tool.limits }
  const read = readInput(tool, input)
  if ('fault' in read) return { outcome: 'faulty', output: read.fault }
  const timer = createTimeout(timeoutMs)
  // made when asked for: most tools are done before anybody could stop them
  let late: AbortController | undefined
  let signal: AbortSignal | undefined
  const signalOf = () => {
    late ??= new AbortController()
    return (signal ??= context.signal ? AbortSignal.any([context.signal, late.signal]) : late.signal)
  }
  const expire = () => {
    const error = new Error(`${tool.name} gave no answer within ${timeoutMs} ms.`)
    late?.abort(error)
    return error
  }
  let isOver = false
  const began = performance.now()
  const spent = () => Math.round(performance.now() - began)
  try {
    // what comes after its end, or after its time, is nobody's any more
    const report = (part: unknown) => (isOver ? undefined : onPart?.(bounded(redactDeep(plain(part)), bytes)))
    const about = Object.defineProperty({ ...held(context, timer), report }, 'signal', {
      get: signalOf,
      enumerable: true,
    })
    const does = async () => tool.does(read.value, about as never)
    const given = await timer.race(does(), expire)
    const checked = tool.output ? parse(tool.output, given, `What ${tool.name} gave back`) : given
    return { outcome: 'done', output: bounded(redactDeep(plain(checked)), bytes), ms: spent() }
  } catch (error) {
    // the run was stopped: that is no fault of the tool
    context.signal?.throwIfAborted()
    if (error instanceof AskFirst && tool.reads !== true) return asking(error.asks, tool.name, spent())
    return { outcome: 'faulty', output: bounded(redactDeep(messageOf(error)), bytes), ms: spent() }
  } finally {
    isOver = true
  }
}

// what a person can be asked in one go, and what a server may give us to keep for it
const MOST_ASKED = 65_536

function asking(asks: ToolAsks, name: string, ms: number): ToolRun {
  const kept = plain(asks) as ToolAsks
  if (JSON.stringify(kept).length > MOST_ASKED)
    return { outcome: 'faulty', output: `${name} asks for more than a person can be asked. It did nothing.`, ms }
  return { outcome: 'skipped', output: `${name} did nothing yet: it asks something first.`, ms, asks: kept }
}

/** While a person is asked, or a society works inside, the time of the tool stands still. */
function held(context: Partial<ReadingContext>, timer: ReturnType<typeof createTimeout>) {
  const { ask, society } = context
  const standing = async <T>(work: () => Promise<T>): Promise<T> => {
    timer.hold()
    try {
      return await work()
    } finally {
      timer.release()
    }
  }
  return {
    ...context,
    ...(ask && { ask: (...given: Parameters<typeof ask>) => standing(() => ask(...given)) }),
    ...(society && { society: (...given: Parameters<typeof society>) => standing(() => society(...given)) }),
  }
}

/** As JSON knows it: what a tool gives back may hold dates, maps and the like, which are said as JSON says them. */
function plain(value: unknown): unknown {
  try {
    return seal(value ?? null, 'The result')
  } catch {
    const text = JSON.stringify(value)
    return text === undefined ? String(value) : (JSON.parse(text) as unknown)
  }
}

/** A result that is too long is cut, and says so; of one that is no text, its JSON is. */
function bounded(value: unknown, bytes: number): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // no character of UTF-16 takes more than three bytes of UTF-8
  if (text.length * 3 <= bytes) return value
  const whole = new TextEncoder().encode(text)
  if (whole.byteLength <= bytes) return value
  const start = new TextDecoder().decode(whole.subarray(0, bytes)).replace(/\uFFFD$/, '')
  return `${start}\n[cut here: this is the beginning of ${whole.byteLength} bytes]`
}

/** What the journal says of a call whose effect was announced: its run, or that nobody knows. */
export function readRun(result: unknown): ToolRun {
  const { outcome, output, ms } = isRecord(result) ? result : {}
  if (typeof outcome === 'string' && OUTCOMES.has(outcome)) {
    return { outcome: outcome as ToolOutcome, output: output ?? null, ...(typeof ms === 'number' && { ms }) }
  }
  return { outcome: 'unknown', output: UNKNOWN }
}

const OUTCOMES: ReadonlySet<string> = new Set(['done', 'faulty', 'denied', 'skipped', 'unknown'])

/** What a model is told of a call that a crash interrupted. */
const UNKNOWN = 'Unknown whether this happened: it was interrupted. Look before repeating it.'
