/** The tools of a prompt agent in a flow file, as its surroundings give them. */
import { listed, TroupeError } from '../../base/errors.ts'
import { isRecord } from '../../base/json-kinds.ts'
import { schemaFromJson } from '../../base/json-schema.ts'
import { suggestion } from '../../base/nearest.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { calculator } from '../../tools/built-in/calculator.ts'
import { tool as makeTool, type GivenTools, type Tool, type ToolSource } from '../../tools/tool.ts'
import { readExpression } from '../expression/expression.ts'
import type { Gathered } from './gather.ts'
import { innerFlow, innerSociety, runInner, type Inner, type MakeFlow } from './make-inner.ts'
import { expressionsOf, valuesOf } from './make-scope.ts'
import type { FileTool } from './schema/flow-file.ts'

export function makeTools(tools: readonly FileTool[], gathered: Gathered, minds: MakeMind, make: MakeFlow): GivenTools {
  return tools.flatMap((each) => makeOne(each, gathered, minds, make))
}

function makeOne(given: FileTool, gathered: Gathered, minds: MakeMind, make: MakeFlow): readonly (Tool | ToolSource)[] {
  const { surroundings, societies, flows } = gathered
  if (typeof given === 'string') return [namedTool(given, gathered)]
  if ('mcp' in given) {
    if (surroundings.mcp === undefined)
      throw notGiven(`tools of the MCP server "${given.mcp}"`, `--mcp ${given.mcp}=COMMAND or URL`)
    const { mcp, ...options } = given
    return [surroundings.mcp(mcp, options)]
  }
  if ('society' in given) return [innerTool(given, innerSociety(societies.get(given.society)!, minds))]
  if ('flow' in given) return [innerTool(given, innerFlow(flows.get(given.flow)!, minds, make))]
  if (given.tool === 'http') {
    if (surroundings.http === undefined) throw notGiven('web pages', '--allow-http')
    return [surroundings.http(given.hosts)]
  }
  if (surroundings.files === undefined) throw notGiven('files of its folder', '`files` of its surroundings')
  return surroundings.files(given.folder ?? '.', given.write ?? false)
}

function namedTool(name: string, { surroundings: { tools = {} } }: Gathered): Tool | ToolSource {
  if (Object.hasOwn(tools, name)) return tools[name]!
  if (name === calculator.name) return calculator
  const known = [calculator.name, ...Object.keys(tools)]
  throw new TroupeError(
    'TOOL_INVALID',
    `There is no tool "${name}".${suggestion(name, known)} There are: ${listed(known)}; files, http and mcp are ` +
      'written as objects.',
  )
}

type InnerTool = Extract<FileTool, { readonly description: string }>

const TASK = {
  type: 'object',
  properties: { task: { type: 'string', description: 'What is to be done, with everything needed to do it.' } },
  required: ['task'],
  additionalProperties: false,
} as const

function innerTool({ name, description, takes, start, result }: InnerTool, inner: Inner): Tool {
  const begins = expressionsOf(start)
  const ends = result === undefined ? undefined : readExpression(result)
  if (start === undefined && inner.input === undefined)
    throw new TroupeError('TOOL_INVALID', `The tool "${name}" does not say what it starts with: give it a "start".`)
  return makeTool({
    name,
    description,
    input: schemaFromJson<Readonly<Record<string, unknown>>>(takes ?? TASK),
    reads: true,
    does: async (input, context) => {
      const call = isRecord(input) ? input : {}
      const values = start === undefined ? { [inner.input!]: call['task'] } : valuesOf(begins, call)
      const { board, reason } = await runInner(inner, values, context)
      return ends === undefined ? inner.answer(board, reason) : ends.evaluate({ ...board, reason })
    },
  })
}

function notGiven(what: string, how: string): TroupeError {
  return new TroupeError(
    'FLOW_NOT_ALLOWED',
    `The flow wants ${what}, which nobody allowed. If you trust it, allow them with ${how}.`,
  )
}
