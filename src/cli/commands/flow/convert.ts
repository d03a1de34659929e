/** `troupe flow convert`: a society or a file of another format, written as a flow file. */
import { dirname, relative, resolve, sep } from 'node:path'
import { listed, TroupeError } from '../../../base/errors.ts'
import { fileOfSociety } from '../../../flows/file/file-of-society.ts'
import { badFile } from '../../../flows/file/read-flow-file.ts'
import type { FlowFile } from '../../../flows/file/schema/flow-file.ts'
import { adventurersGraph } from '../../../flows/langflow/adventurers/adventurers-graph.ts'
import { presetNames, type Preset } from '../../../societies/adventurers/presets.ts'
import { warningsOf } from '../../../flows/langflow/flow-file.ts'
import { writeFlowFile } from '../../../flows/langflow/agents/write-flow-file.ts'
import { writeLangflow, type WrittenFlow } from '../../../flows/langflow/write.ts'
import { isFlowFile, readCodePath } from '../../code-path.ts'
import { misuse, type Command } from '../../command.ts'
import { readFlowText } from '../../flow-file.ts'
import { isBuiltIn, loadSociety } from '../../society.ts'
import { writeWhole } from '../../write-whole.ts'

export const flowConvert: Command = {
  takes: ['convert', 'IN', 'OUT'],
  options: {
    as: { type: 'string', value: 'FORMAT', about: 'langflow: write a file that Langflow opens' },
    preset: { type: 'string', value: 'NAME', about: 'which models the adventurers get there: recommended or saving' },
  },
  notes: [
    'IN is a society that comes with Troupe, a module that exports one, or a flow file, which is written anew without',
    'its comments. Every agent of a society becomes a member that refers to its code. An export of Langflow becomes a',
    'flow file with a graph; with --as langflow a flow file of either style, or a society that comes with Troupe,',
    'becomes an export of Langflow; what has no counterpart there is said.',
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
    if (format !== undefined && format !== 'langflow') throw misuse('--as takes langflow.')
    if (format === 'langflow') {
      const { flow, report, problems } = await convertForLangflow(from, given.text('preset'))
      await writeWhole(to, linesOf(flow))
      const changed = warningsOf(report)
      for (const { path, message } of changed) screen.say(`${path}: ${message}`)
      for (const { place, message } of problems) screen.say(`${place}: ${message}`)
      screen.say(`${to}: ${flow.name ?? 'a flow'}, ${flow.data.nodes.length} nodes, ${flow.data.edges.length} edges.`)
      return { json: { file: to, name: flow.name, nodes: flow.data.nodes.length, report, problems } }
    }
    if (given.text('preset') !== undefined) throw misuse('--preset is for --as langflow.')
    const file = await convert(from, to)
    await writeWhole(to, linesOf(file))
    const agents = Object.keys(file.agents ?? {}).length
    screen.say(`${to}: ${file.name}, ${agents} agents.`)
    return { json: { file: to, name: file.name, agents } }
  },
}

async function convert(from: string, to: string): Promise<FlowFile> {
  const named = readCodePath(from)
  if (isBuiltIn(from) || !isFlowFile(named.path)) {
    const society = await loadSociety(from)
    return fileOfSociety(society, isBuiltIn(from) ? {} : { of: wayTo(named.path, named.wanted, to) })
  }
  const { file, problems } = readFlowText(named.file, named.path)
  if (file === undefined) throw badFile(named.file, problems)
  return file
}

/** A graph as it is, the society that seed 3 designs as one, and agents with routes as chains of components. */
async function convertForLangflow(from: string, preset: string | undefined): Promise<WrittenFlow> {
  if (from === 'adventurers') return writeLangflow(adventurersGraph(readPreset(preset)))
  if (preset !== undefined) throw misuse('--preset is for the adventurers.')
  if (isBuiltIn(from)) return writeFlowFile(fileOfSociety(await loadSociety(from)))
  const { file, path } = readCodePath(from)
  if (isFlowFile(path)) {
    const read = readFlowText(file, path)
    if (read.file === undefined) throw badFile(file, read.problems)
    return writeFlowFile(read.file)
  }
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

async function* linesOf(file: FlowFile | WrittenFlow['flow']): AsyncGenerator<string> {
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
