/** `troupe flow`: flow files are run, checked, shown and written. */
import { listed } from '../../base/errors.ts'
import { suggestion } from '../../base/nearest.ts'
import { flowFileJsonSchema } from '../../flows/file/schema/flow-file.ts'
import { misuse, type Command } from '../command.ts'
import { flowCheck } from './flow/check.ts'
import { flowConvert } from './flow/convert.ts'
import { flowRun } from './flow/run.ts'
import { flowShow } from './flow/show.ts'

const schema: Command = {
  takes: ['schema'],
  options: {},
  notes: ['The JSON Schema of flow files, for editors and other programs.'],
  examples: ['flow schema > flow.schema.json'],
  async run(_given, screen) {
    const told = flowFileJsonSchema()
    screen.say(...JSON.stringify(told, undefined, 2).split('\n'))
    return { json: { schema: told } }
  },
}

const actions: Readonly<Record<string, Command>> = {
  run: flowRun,
  check: flowCheck,
  show: flowShow,
  convert: flowConvert,
  schema,
}
const all = Object.values(actions)

export const flow: Command = {
  takes: ['ACTION', '[FILE]', '[OUT]'],
  options: flowRun.options,
  notes: [
    'run FILE: a run of a flow file. --session ID goes on where the last call with this id ended.',
    'check FILE: every problem, with line and column. show FILE: contract and diagram. schema: its JSON Schema.',
    'convert IN OUT: a society, or a file of another format, written as a flow file.',
  ],
  examples: all.flatMap(({ examples }) => examples),
  async completed(words) {
    const action = words.find((word) => !word.startsWith('-'))
    if (action === undefined) return flow
    if (Object.hasOwn(actions, action)) return (await actions[action]!.completed?.(words)) ?? actions[action]!
    const known = Object.keys(actions)
    throw misuse(
      `flow does not know ${JSON.stringify(action)}.${suggestion(action, known)} There are: ${listed(known)}.`,
    )
  },
  async run() {
    throw misuse(`Say what to do: troupe flow ${Object.keys(actions).join('|')} FILE.`)
  },
}
