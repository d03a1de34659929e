/** Routers: one output is given, and the branch behind the other is not taken. */
import { isRecord } from '../../../base/json-kinds.ts'
import type { Call, Component, Result } from '../component.ts'
import { message, rowsOf, sayJson, table, data, type Row, type Value } from '../values.ts'
import { compare } from './compare.ts'

const conditional: Component = {
  says: 'If-else: compares two texts by any of the operators of Langflow; the other branch is not taken.',
  run(call) {
    const isTrue = compare(call.text('input_text'), call.text('operator') || 'equals', call.text('match_text'), {
      isCaseSensitive: call.flag('case_sensitive', true),
    })
    const [given] = call.values(isTrue ? 'true_case_message' : 'false_case_message', 'message')
    const value = given ?? call.values('input_text')[0] ?? message('')
    return branch(call, isTrue ? 'true' : 'false', value)
  },
}

/** The output of that name, whatever the file calls it. */
function branch({ node }: Call, word: string, value: Value): Result {
  const output = node.outputs.find(({ name }) => name.startsWith(word))?.name ?? `${word}_result`
  return { outputs: { [output]: value } }
}

const dataConditional: Component = {
  says: 'If-else on a key of Data; of several, each goes where it fits.',
  run(call) {
    const key = call.text('key_name')
    const operator = call.text('operator') || 'equals'
    const fits = (row: Row) => {
      const part = row[key]
      if (operator === 'boolean validator')
        return ['true', '1', 'yes', 'y', 'on'].includes(sayJson(part ?? '').toLowerCase())
      return part !== undefined && compare(sayJson(part), operator, call.text('compare_value'))
    }
    const given = call.values('data_input')
    const rows = given.flatMap((value) => (value.kind === 'data' ? [value.data] : rowsOf(value)))
    const yes = rows.filter(fits)
    const no = rows.filter((row) => !fits(row))
    const side = (some: readonly Row[]) => (some.length === 1 ? data(some[0]!) : table(some))
    return {
      outputs: {
        ...(yes.length > 0 && branch(call, 'true', side(yes)).outputs),
        ...(no.length > 0 && branch(call, 'false', side(no)).outputs),
      },
    }
  },
}

/** A person is asked, and the run waits for as long as it takes. */
const humanInput: Component = {
  says: 'Asks a person; the run waits for the answer. Where it has branches, the answer chooses one.',
  toolInputs: ['input_value'],
  async run(call) {
    const question = call.text('prompt', 'question', 'message', 'instructions', 'input_value') || call.node.title
    const options = call.node.outputs.filter(({ types }) => !types.includes('Tool'))
    const choices = options.length > 1 ? options.map(({ label, name }) => label || name) : []
    const answer = await call.context.ask({ question, ...(choices.length > 0 && { choices }) })
    const text = isRecord(answer)
      ? sayJson((answer['text'] ?? JSON.stringify(answer)) as never)
      : sayJson(answer as never)
    if (choices.length === 0) return message(text)
    const said = text.trim().toLowerCase()
    const chosen = options.find(({ label, name }) => [label.toLowerCase(), name.toLowerCase()].includes(said))
    const yes = /^(?:yes|y|ok|approve|approved|true)\b/.test(said)
    const output = chosen ?? options[yes ? 0 : options.length - 1]!
    return { outputs: { [output.name]: call.values('input_value', 'message')[0] ?? message(text) } }
  },
}

/** Without a wire that comes back there is nothing to repeat: all of it at once. */
const loop: Component = {
  says: 'One row after the other goes through the body; what comes back is the table at the end.',
  run(call) {
    const rows = call.values('data').flatMap(rowsOf)
    const [first] = rows
    return { outputs: { ...(first && { item: data(first) }), done: table(rows) } }
  },
}

export const routerComponents = {
  ConditionalRouter: conditional,
  DataConditionalRouter: dataConditional,
  HumanInput: humanInput,
  LoopComponent: loop,
}
