/** `troupe flow run`: a run of a flow file, or a turn of a session with it. */
import { makeOptions } from '../../../flows/file/make-options.ts'
import { carriedOver, nextTurn } from '../../../flows/file/session.ts'
import type { OpenFlow } from '../../../flows/file/society-of-file.ts'
import type { Option } from '../../../societies/option.ts'
import type { Board } from '../../../societies/paths.ts'
import type { Arguments } from '../../arguments.ts'
import { readCodePath } from '../../code-path.ts'
import { misuse, sharedOptions, type Command, type Options } from '../../command.ts'
import { allowedHere, openFlowFile, readFlowText, readServers, type Allowed } from '../../flow-file.ts'
import { quote } from '../../../terminal/invocation.ts'
import { noteCode, readCode } from '../../known-code.ts'
import { withStore } from '../../open-store.ts'
import { argumentsOf, flagsOf, mergeChosen, readFlags } from '../../option-flags.ts'
import { readSteps, runOptions } from '../../run-options.ts'
import { interruptNote, startSociety } from '../../society-command.ts'
import { readInput } from '../../values.ts'

export const flowRunOptions: Options = {
  input: { type: 'string', value: 'TEXT', about: 'what the flow is told' },
  session: { type: 'string', value: 'ID', about: 'go on with the board that the last call with this id ended with' },
  values: { type: 'string', value: 'JSON|@FILE', about: 'what other fields of the board start with' },
  seed: { type: 'string', value: 'SEED', about: 'everything random follows from it (default: 0)' },
  'allow-http': { type: 'boolean', about: 'let its tools read web pages (or TROUPE_FLOW_HTTP=1)' },
  'allow-code': { type: 'boolean', about: 'run code that the file names, and remember that you trust it' },
  mcp: {
    type: 'string',
    value: 'NAME=COMMAND|URL',
    multiple: true,
    about: 'an MCP server that the file may use (may be repeated; or TROUPE_FLOW_MCP)',
  },
  ...runOptions,
}
const taken: Options = { ...flowRunOptions, ...sharedOptions }

export const flowRun: Command = {
  takes: ['run', 'FILE'],
  options: flowRunOptions,
  notes: ['Parameters of the flow are flags, too: `flow run FILE --help` lists them.', interruptNote],
  examples: [
    'flow run draft-and-critique.json --input "a lighthouse"',
    'flow run helper.json --input "and what is its capital?" --session monday',
  ],
  async completed(words) {
    const spec = words.find((word) => !word.startsWith('-') && word !== 'run')
    if (spec === undefined) return flowRun
    const options = await optionsOf(spec, words.includes('--allow-code'))
    return {
      ...flowRun,
      takes: [...flowRun.takes, ...argumentsOf(options).map((name) => `[${name}]`)],
      options: { ...(await flagsOf(options, taken)), ...flowRunOptions },
    }
  },
  async run(given, screen) {
    const path = readCodePath(given.argument(1))
    const opened = await openFlowFile(path, allowedBy(given))
    if (opened.warnings.length > 0)
      screen.warn(
        `${opened.warnings.length} things in this file are read otherwise than they stand there, or not at all: ` +
          `troupe flow check ${quote(path.file)}`,
      )
    // named by a person: its runs can be resumed
    noteCode(readCode(path.path)!)
    const asked = given.text('values')
    const flags = await readFlags(given, opened.society.options, { taken, before: 2 })
    const session = given.text('session')
    const said = {
      ...(asked === undefined ? {} : readInput(asked)),
      ...inputOf(opened, given),
      // components remember by the session
      ...(opened.file.graph && session !== undefined && { session }),
    }
    const turn = session === undefined ? undefined : await withStore(given, {}, (store) => nextTurn(store, session))
    const before = turn?.before === undefined ? {} : carriedOver(opened.file, turn.before.board)
    const chosen = mergeChosen(opened.society.options, { ...before, ...said }, flags)
    const report = await startSociety({
      society: opened.society,
      given,
      screen,
      chosen,
      more: readSteps(given),
      ...(turn && { id: turn.id }),
    })
    const { status, board, reason } = report.json as { status?: string; board?: Board; reason?: string }
    const answers = opened.file.output !== undefined || opened.file.graph !== undefined
    if (status !== 'ended' || board === undefined || !answers) return report
    const output = opened.answer(board, reason ?? '')
    const lines = linesOf(output, opened.file.graph !== undefined)
    // its lines are told from ours
    screen.say('', ...lines.map((line) => `${screen.paint('dim', '│')} ${line}`))
    return { ...report, json: { ...report.json, output, ...(session !== undefined && { session }) } }
  },
}

/** What the outputs of a graph say, each under its title where there are several; everything else as it is. */
function linesOf(output: unknown, isGraph: boolean): string[] {
  if (!isGraph) return (typeof output === 'string' ? output : JSON.stringify(output, undefined, 2)).split('\n')
  const said = output as readonly { readonly from: string; readonly text: string; readonly reason?: string }[]
  return said.flatMap(({ from, text, reason }) => {
    const words = reason === undefined ? text : `did not come: ${reason}`
    return (said.length === 1 ? words : `${from}: ${words}`).split('\n')
  })
}

/** What may be chosen, before anything is opened; what is wrong with the file is said when it is run. */
async function optionsOf(spec: string, isCodeAllowed: boolean): Promise<readonly Option[]> {
  const named = readCodePath(spec)
  const { file } = readFlowText(named.file, named.path)
  if (file === undefined) return []
  if (file.like === undefined) return makeOptions(file)
  return (await openFlowFile(named, { ...allowedHere(), code: isCodeAllowed })).society.options
}

function inputOf({ input, file }: OpenFlow, given: Arguments): Board {
  const text = given.text('input')
  if (text === undefined) return {}
  if (input !== undefined) return { [input]: text }
  throw misuse(`${file.name} does not say what --input goes to: give it a parameter of type text, or "input".`)
}

export function allowedBy(given: Arguments): Allowed {
  const here = allowedHere()
  return {
    code: given.flag('allow-code'),
    http: given.flag('allow-http') || here.http === true,
    mcp: { ...here.mcp, ...readServers(given.list('mcp')) },
  }
}
