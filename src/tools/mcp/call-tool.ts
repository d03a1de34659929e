/**
 * Calling a tool of an MCP server, which may ask a person in the middle. A tool that only reads waits: the call is let
 * go, the person is asked by the run, and the call is made again with the answer. One with an effect is over with
 * nothing done, and begun anew with the answers, as an effect of its own.
 */
import type { CallToolResult, Client, InputRequiredResult, Tool as SdkTool } from '@modelcontextprotocol/client'
import { isRecord } from '../../base/json-kinds.ts'
import type { ReadingContext, ToolContext } from '../tool.ts'
import { answerSchema, askFirst } from '../ask-first.ts'
import type { Answers, Connection } from './connection.ts'
import { readQuestion, replyOf, toldAs, type Reply, type ServerQuestion } from './questions.ts'
import { textOf, valueOf } from './results.ts'

const MOST_ROUNDS = 8

export interface Calling {
  readonly timeoutMs: number
  readonly mostBytes: number
  /** who can be asked; nobody while something is being done */
  readonly ask?: ReadingContext['ask']
  /** it has an effect, and does nothing before it has asked */
  readonly asksFirst?: boolean
}

/** What a call with an effect that asked keeps for when it is begun anew. */
interface Kept {
  /** answers of earlier, in the order of the questions that came in the middle of the call */
  readonly given: readonly Reply[]
  readonly requestState?: string
  /** the server gave its questions back, as the newer protocol has it */
  readonly isNewer?: true
}

// the one question of the older protocol that was not answered yet
const IN_CALL = 'question'

/** With what a call is begun anew that asked before it did anything. */
function takenUp({ answered }: ToolContext): { given: readonly Reply[]; more: Readonly<Record<string, unknown>> } {
  if (answered === undefined) return { given: [], more: {} }
  const { given, requestState, isNewer } = answered.state as Kept
  const replies = Object.entries(answered.answers).map(
    ([key, answer]) => [key, replyOf(answer as Answers | null)] as const,
  )
  if (isNewer !== true) return { given: [...given, ...replies.map(([, reply]) => reply)], more: {} }
  const state = requestState !== undefined && { requestState }
  return { given, more: { inputResponses: Object.fromEntries(replies), ...state } }
}

const askedAs = (about: ServerQuestion) => ({ question: about, answer: about.answer })

/** Who is on the line: a question that comes by itself belongs to a call only when there is no other. */
export interface Line {
  enter(onQuestion: (params: unknown) => Reply): () => void
}

export function createLine(connection: Connection): Line {
  const callers = new Set<(params: unknown) => Reply>()
  connection.onQuestion = async (params) => {
    const [only] = callers
    return only === undefined || callers.size > 1 ? { action: 'decline' } : only(params)
  }
  return {
    enter(onQuestion) {
      callers.add(onQuestion)
      return () => void callers.delete(onQuestion)
    },
  }
}

type Result = CallToolResult | InputRequiredResult

export async function callTool(
  { connection, line }: { readonly connection: Connection; readonly line: Line },
  definition: SdkTool,
  input: unknown,
  context: ToolContext,
  { timeoutMs, mostBytes, ask, asksFirst = false }: Calling,
): Promise<unknown> {
  const { faults, name: server } = connection
  const { name } = definition
  const before = ask === undefined ? takenUp(context) : { given: [], more: {} }
  const given: Reply[] = [...before.given]
  let asks = 0
  let more: Readonly<Record<string, unknown>> = before.more
  const question = (params: unknown): ServerQuestion => {
    const read = readQuestion(params, server, name)
    if (read !== undefined) return { ...read, asks: faults.clean(read.asks) }
    throw faults.failed(`asks for something that cannot be answered here before it does "${name}".`)
  }
  const askPerson = async (about: ServerQuestion): Promise<Reply> => {
    if (ask === undefined) throw askFirst({ [IN_CALL]: askedAs(about) }, { given } satisfies Kept)
    const key = `mcp ${context.id} ${asks++}`
    return replyOf((await ask(about, { schema: answerSchema(about), key })) as Answers | null)
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { result, asked } = await attempt()
    if (result === undefined) given.push(await askPerson(asked!))
    else if (isQuestion(result)) more = await answerAll(result)
    else if (result.isError === true) throw new Error(faultIn(result, asked))
    else return valueOf(result, mostBytes)
  }
  throw faults.failed(`asked ${MOST_ROUNDS} times for more before it did "${name}".`)

  /** The older protocol asks in the middle of a call, on the same line. */
  async function attempt(): Promise<{ result?: Result; asked?: ServerQuestion }> {
    let place = 0
    let asked: ServerQuestion | undefined
    const stop = new AbortController()
    const leave = line.enter((params) => {
      const known = given[place++]
      if (known !== undefined) return known
      asked = question(params)
      if (ask !== undefined || asksFirst) stop.abort()
      return { action: 'decline' }
    })
    try {
      const signal = AbortSignal.any([context.signal, stop.signal])
      // what it says of how far it is goes to whoever watches the run, and nowhere else
      const onprogress = (part: unknown) => context.report(part)
      const options = { signal, timeout: timeoutMs, toolDefinition: definition, allowInputRequired: true, onprogress }
      const params = { name, arguments: (input ?? {}) as Record<string, unknown>, ...more }
      const work = (client: Client) => client.callTool(params, options)
      const using = { signal: context.signal, timeoutMs, mayRepeat: ask !== undefined }
      return { result: await connection.use(work, using), ...(asked && { asked }) }
    } catch (error) {
      if (stop.signal.aborted && asked !== undefined) return { asked }
      throw error
    } finally {
      leave()
    }
  }

  /** The newer one gives back what it wants to know, and takes the answers with the next try. */
  async function answerAll({ inputRequests = {}, requestState }: InputRequiredResult) {
    const wanted = Object.entries(inputRequests).map(([key, request]) => {
      const isForm = isRecord(request) && request['method'] === 'elicitation/create'
      return [key, question(isForm ? request['params'] : undefined)] as const
    })
    const state = requestState !== undefined && { requestState }
    if (ask === undefined)
      throw askFirst(Object.fromEntries(wanted.map(([key, about]) => [key, askedAs(about)])), {
        given,
        ...state,
        isNewer: true,
      } satisfies Kept)
    const inputResponses: Record<string, Reply> = {}
    for (const [key, about] of wanted) inputResponses[key] = await askPerson(about)
    return { inputResponses, ...state }
  }

  function faultIn(result: CallToolResult, asked: ServerQuestion | undefined): string {
    const wanted = asked === undefined ? '' : ` It wanted to know ${toldAs(asked)}.`
    return faults.clean(`${textOf(result, mostBytes)}${wanted}`)
  }
}

function isQuestion(result: Result): result is InputRequiredResult {
  return 'resultType' in result && result.resultType === 'input_required'
}
