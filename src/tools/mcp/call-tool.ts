/**
 * Calling a tool of an MCP server. A tool that only reads may ask a person in the middle: the call is let go, the
 * person is asked by the run, and the call is made again with the answer. One with an effect cannot: the model is told
 * what the server wants to know.
 */
import type { CallToolResult, Client, InputRequiredResult, Tool as SdkTool } from '@modelcontextprotocol/client'
import { isRecord } from '../../base/json-kinds.ts'
import type { ReadingContext, ToolContext } from '../tool.ts'
import type { Connection } from './connection.ts'
import { answerSchema, readQuestion, replyOf, toldAs, type Reply, type ServerQuestion } from './questions.ts'
import { textOf, valueOf } from './results.ts'

const MOST_ROUNDS = 8

export interface Calling {
  readonly timeoutMs: number
  readonly mostBytes: number
  /** who can be asked; nobody while something is being done */
  readonly ask?: ReadingContext['ask']
}

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
  { timeoutMs, mostBytes, ask }: Calling,
): Promise<unknown> {
  const { faults, name: server } = connection
  const { name } = definition
  const given: Reply[] = []
  let asks = 0
  let more: Readonly<Record<string, unknown>> = {}
  const question = (params: unknown): ServerQuestion => {
    const read = readQuestion(params, server, name)
    if (read !== undefined) return { ...read, asks: faults.clean(read.asks) }
    throw faults.failed(`asks for something that cannot be answered here before it does "${name}".`)
  }
  const askPerson = async (about: ServerQuestion): Promise<Reply> => {
    if (ask === undefined)
      throw faults.failed(
        `did not do "${name}": it wants to know ${toldAs(about)} first, and nobody can be asked in the middle of it. ` +
          'Find that out, and say it in the input where it takes it.',
      )
    const key = `mcp ${context.id} ${asks++}`
    return replyOf(await ask(about, { schema: answerSchema(about), key }))
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
      if (ask !== undefined) stop.abort()
      return { action: 'decline' }
    })
    try {
      const signal = AbortSignal.any([context.signal, stop.signal])
      const options = { signal, timeout: timeoutMs, toolDefinition: definition, allowInputRequired: true }
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
    const inputResponses: Record<string, Reply> = {}
    for (const [key, request] of Object.entries(inputRequests)) {
      const isForm = isRecord(request) && request['method'] === 'elicitation/create'
      inputResponses[key] = await askPerson(question(isForm ? request['params'] : undefined))
    }
    return { inputResponses, ...(requestState !== undefined && { requestState }) }
  }

  function faultIn(result: CallToolResult, asked: ServerQuestion | undefined): string {
    const wanted = asked === undefined ? '' : ` It wanted to know ${toldAs(asked)}.`
    return faults.clean(`${textOf(result, mostBytes)}${wanted}`)
  }
}

function isQuestion(result: Result): result is InputRequiredResult {
  return 'resultType' in result && result.resultType === 'input_required'
}
