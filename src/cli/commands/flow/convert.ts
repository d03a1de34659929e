/** `troupe flow convert`: a society or a file of another format, written as a flow file. */
import { dirname, relative, resolve, sep } from 'node:path'
import { listed, TroupeError } from '../../../base/errors.ts'
import { fileOfSociety } from '../../../flows/file/file-of-society.ts'
import { problemLine } from '../../../flows/file/problem.ts'
import { badFile } from '../../../flows/file/read-flow-file.ts'
import type { FlowFile } from '../../../flows/file/schema/flow-file.ts'
import { adventurersGraph } from '../../../flows/langflow/adventurers/adventurers-graph.ts'
import { presetNames, type Preset } from '../../../societies/adventurers/presets.ts'
import { warningsOf } from '../../../flows/langflow/flow-file.ts'
import type { ReadFlow } from '../../../flows/langflow/read.ts'
import { writeFlowFile } from '../../../flows/langflow/agents/write-flow-file.ts'
import { writeLangflow, type WrittenFlow } from '../../../flows/langflow/write.ts'
import { isFlowFile, readCodePath } from '../../code-path.ts'
import { misuse, type Command } from '../../command.ts'
import { readFlowText, type ReadFlowText } from '../../flow-file.ts'
import { isBuiltIn, loadSociety } from '../../society.ts'
import { writeWhole } from '../../write-whole.ts'

export const flowConvert: Command = {
  takes: ['convert', 'IN', 'OUT'],
  options: {
    as: { type: 'string', value: 'FORMAT', about: 'langflow: write a file that Langflow opens' },
    preset: { type: 'string', value: 'NAME', about: 'which models the adventurers get there: recommended or saving' },
    'keep-secrets': { type: 'boolean', about: 'keep keys and passwords that stand in an export of Langflow' },
  },
  notes: [
    'IN is a society that comes with Troupe, a module that exports one, or a flow file, which is written anew without',
    'its comments. Every agent of a society becomes a member that refers to its code. An export of Langflow becomes a',
    'flow file with a graph; with --as langflow a flow file of either style, or a society that comes with Troupe,',
    'becomes an export of Langflow; what has no counterpart there is said. An export of Langflow stays the same JSON',
    'there, with all its flows, but for keys and passwords.',
  ],
  examples: [
    'flow convert director director.json',
    'flow convert export.json mine.json',
    'flow convert adventurers society.json --as langflow --preset saving',
    'flow convert draft-and-critique.json export.json --as langflow',
  ],
  async run(given, screen) {
    const [from, to] = [given.argument(1), given.argument(2)]
    const format = given.text('as')
    const preset = given.text('preset')
    const keepSecrets = given.flag('keep-secrets')
    if (format !== undefined && format !== 'langflow') throw misuse('--as takes langflow.')
    if (preset !== undefined && format === undefined) throw misuse('--preset is for --as langflow.')
    const read = readIfFlow(from, keepSecrets)
    if (keepSecrets && read?.langflow === undefined) throw misuse('--keep-secrets is for exports of Langflow.')
    if (format === 'langflow' && read?.langflow !== undefined && preset === undefined) {
      const { flows, write } = read.langflow
      await writeWhole(to, linesOf(write()))
      for (const { path, message } of flows.flatMap(secretsOf)) screen.warn(`${from}: ${path}: ${message}`)
      const names = flows.map(({ flow }) => flow.name ?? 'a flow')
      screen.say(`${to}: ${names.join(', ')}, as before.`)
      return { json: { file: to, name: names[0], flows: names, report: flows.map(({ report }) => report) } }
    }
    // what was read otherwise than it stood there, and what was not read at all
    for (const problem of read?.problems ?? []) screen.warn(`${from}:${problemLine(problem)}`)
    if (format === 'langflow') {
      const { flow, report, problems } = await convertForLangflow(from, preset, read)
      await writeWhole(to, linesOf(flow))
      const changed = warningsOf(report)
      for (const { path, message } of changed) screen.say(`${path}: ${message}`)
      for (const { place, message } of problems) screen.say(`${place}: ${message}`)
      screen.say(`${to}: ${flow.name ?? 'a flow'}, ${flow.data.nodes.length} nodes, ${flow.data.edges.length} edges.`)
      return { json: { file: to, name: flow.name, nodes: flow.data.nodes.length, report, problems } }
    }
    const file = await convert(from, to, read)
    await writeWhole(to, linesOf(file))
    const agents = Object.keys(file.agents ?? {}).length
    const nodes = file.graph?.nodes.length
    screen.say(`${to}: ${file.name}, ${nodes === undefined ? `${agents} agents` : `a graph of ${nodes} nodes`}.`)
    const { problems = [] } = read ?? {}
    return { json: { file: to, name: file.name, agents, ...(nodes !== undefined && { nodes }), problems } }
  },
}

const secretsOf = ({ place, report }: ReadFlow) =>
  warningsOf({ ...report, items: report.items.filter(({ fate }) => fate === 'secret') }).map(({ path, message }) => ({
    path: place === '' ? path : `${place}.${path}`,
    message,
  }))

/** A flow file, of ours or of Langflow; nothing, where code or a society that comes with Troupe is named. */
function readIfFlow(from: string, keepSecrets: boolean): (ReadFlowText & { readonly file: FlowFile }) | undefined {
  const named = readCodePath(from)
  if (isBuiltIn(from) || !isFlowFile(named.path)) return undefined
  const read = readFlowText(named.file, named.path, { keepSecrets })
  const { file } = read
  if (file === undefined) throw badFile(named.file, read.problems)
  return { ...read, file }
}

async function convert(from: string, to: string, read: ReturnType<typeof readIfFlow>): Promise<FlowFile> {
  if (read !== undefined) return read.file
  const named = readCodePath(from)
  const society = await loadSociety(from)
  return fileOfSociety(society, isBuiltIn(from) ? {} : { of: wayTo(named.path, named.wanted, to) })
}

/** The society that seed 3 designs as a graph, and agents with routes as chains of components. */
async function convertForLangflow(
  from: string,
  preset: string | undefined,
  read: ReturnType<typeof readIfFlow>,
): Promise<WrittenFlow> {
  if (from === 'adventurers') return writeLangflow(adventurersGraph(readPreset(preset)))
  if (preset !== undefined) throw misuse('--preset is for the adventurers.')
  if (isBuiltIn(from)) return writeFlowFile(fileOfSociety(await loadSociety(from)))
  if (read !== undefined) return writeFlowFile(read.file)
  throw new TroupeError(
    'FLOW_NOT_ALLOWED',
    `${from} is code, which no file for Langflow can hold. Societies that come with Troupe and flow files can be ` +
      'written for Langflow; write this one as a flow file first, with agents of its own in place of code.',
  )
}

function readPreset(word: string | undefined): Preset {
  const preset = presetNames.find((name) => name === (word ?? 'recommended'))
  if (preset === undefined) throw misuse(`--preset takes one of: ${listed([...presetNames])}.`)
  return preset
}

async function* linesOf(file: unknown): AsyncGenerator<string> {
  yield `${JSON.stringify(file, undefined, 2)}\n`
}

/** From the folder of the file that is written, as flow files name code. */
function wayTo(path: string, wanted: string | undefined, to: string): string {
  const way = relative(dirname(resolve(to)), path)
    .split(sep)
    .join('/')
  if (way.startsWith('..'))
    throw new TroupeError(
      'FLOW_NOT_ALLOWED',
      'A flow file names code of its own folder or below. Write it beside the code, or above it.',
    )
  return `./${way}${wanted === undefined ? '' : `#${wanted}`}`
}
