/** Language models and what asks them: model nodes, structured output, batches, routers by a model. */
import { isRecord } from '../../../base/json-kinds.ts'
import type { Json } from '../../graph.ts'
import type { Call, Component } from '../component.ts'
import { ownModel } from '../own-model.ts'
import { data, jsonIn, message, rowsOf, sayJson, table, type Row, type Value } from '../values.ts'
import { fieldsSchema } from './output-schema.ts'

/** Any provider: the text a model answers, or the model itself for others to ask. */
export const languageModel: Component = {
  says: 'Asks a model of ours by the name and temperature in the file; a mind chosen for the run goes before it.',
  toolInputs: ['input_value'],
  async run(call) {
    const isHandle = (name: string) => modelOutputs(call).includes(name)
    const outputs: Record<string, Value> = {}
    for (const name of call.wanted.filter(isHandle)) outputs[name] = ownModel(call)
    const texts = call.wanted.filter((name) => !isHandle(name))
    if (texts.length === 0) return { outputs }
    const answer = message(
      await call.ask({
        prompt: call.text('input_value', 'prompt'),
        system: call.text('system_message', 'system_prompt'),
        files: filesOf(call, 'input_value'),
      }),
    )
    for (const name of texts) outputs[name] = answer
    return { outputs }
  },
}

function modelOutputs({ node }: Call): readonly string[] {
  return node.outputs.filter(({ types }) => types.includes('LanguageModel')).map(({ name }) => name)
}

export function filesOf(call: Call, setting: string): readonly string[] {
  return call.wired(setting).flatMap((value) => (value.kind === 'message' ? (value.files ?? []) : []))
}

const structuredOutput: Component = {
  says: 'Asks a model for objects of the schema in the file.',
  toolInputs: ['input_value'],
  async run(call) {
    const fields = fieldsSchema(call.value('output_schema'))
    const schema = { type: 'object', properties: { objects: { type: 'array', items: fields } }, required: ['objects'] }
    const reply = await call.ask({ prompt: call.text('input_value'), system: call.text('system_prompt'), schema })
    const rows = objectsIn(reply)
    const whole = rows.length === 1 ? data(rows[0]!) : data({ results: rows })
    return {
      outputs: Object.fromEntries(
        outputNames(call).map((name) => [name, name.includes('dataframe') ? table(rows) : whole]),
      ),
    }
  },
}

function outputNames({ node, wanted }: Call): readonly string[] {
  return wanted.length > 0 ? wanted : node.outputs.map(({ name }) => name)
}

function objectsIn(reply: string): Row[] {
  const found = jsonIn(reply)
  const objects = isRecord(found) ? found['objects'] : undefined
  return (Array.isArray(objects) ? objects : []).filter(isRecord) as Row[]
}

const batchRun: Component = {
  says: 'Asks a model about each row of a table; the answers are a column.',
  async run(call) {
    const rows = call.values('df').flatMap(rowsOf)
    const column = call.text('column_name')
    const answers = call.text('output_column_name') || 'model_response'
    const system = call.text('system_message')
    const prompts = rows.map((row) => rowText(row, column))
    const said = await call.askEach(prompts.map((prompt) => ({ prompt, system })))
    const withMeta = call.flag('enable_metadata')
    return table(
      rows.map((row, place) => ({
        ...row,
        text_input: prompts[place]!,
        [answers]: said[place]!,
        batch_index: place,
        ...(withMeta && { metadata: { has_system_message: system !== '', processing_status: 'success' } }),
      })),
    )
  },
}

/** The column's text, or all of the row where it has no such column. */
function rowText(row: Row, column: string): string {
  const part = column === '' ? undefined : row[column]
  if (part !== undefined) return sayJson(part)
  return Object.entries(row)
    .map(([name, each]) => `${name}: ${sayJson(each)}`)
    .join('\n')
}

const smartRouter: Component = {
  says: 'A model says which of the routes in the file fits; the others are not taken.',
  toolInputs: ['input_text'],
  async run(call) {
    const input = call.values('input_text', 'input_value')[0] ?? message('')
    const routes = routesOf(call)
    const told = routes.map(({ name, says }, place) => `${place + 1}. ${name}${says ? `: ${says}` : ''}`)
    const custom = call.text('custom_prompt', 'routing_prompt')
    const category = { type: 'string', enum: [...routes.map(({ name }) => name), 'NONE'] }
    const schema = { type: 'object', properties: { category }, required: ['category'] }
    const reply = await call.ask({
      prompt: `${call.text('input_text', 'input_value')}\n\nCategories:\n${told.join('\n')}`,
      system: `Say which category fits the text best, by its name, or NONE where none does.${custom && ` ${custom}`}`,
      schema,
    })
    const said = isRecord(jsonIn(reply)) ? sayJson((jsonIn(reply) as Row)['category'] ?? '') : reply
    const found = routes.find(({ name }) => name.toLowerCase() === said.trim().toLowerCase())
    if (found) return { outputs: { [found.output]: found.value === '' ? input : message(found.value) } }
    const other = call.node.outputs.find(({ name }) => /else|default/.test(name))?.name
    return { outputs: other === undefined || !call.flag('enable_else_output', true) ? {} : { [other]: input } }
  },
}

/** Outputs are named by place: `category_1_result` is for the first row. */
function routesOf(call: Call): { name: string; says: string; value: string; output: string }[] {
  const given: Json = call.value('routes') || call.value('categories')
  const rows = (Array.isArray(given) ? given : []).map((row) => (isRecord(row) ? row : { route_category: row }))
  const word = (row: Readonly<Record<string, unknown>>, ...names: readonly string[]) =>
    names.map((name) => row[name]).find((part) => typeof part === 'string' && part !== '') as string | undefined
  return rows.map((row, place) => ({
    name: word(row, 'route_category', 'category', 'name') ?? `Category ${place + 1}`,
    says: word(row, 'route_description', 'description') ?? '',
    value: word(row, 'output_value', 'value') ?? '',
    output: `category_${place + 1}_result`,
  }))
}

export const modelComponents = {
  LanguageModelComponent: languageModel,
  StructuredOutput: structuredOutput,
  BatchRunComponent: batchRun,
  SmartRouter: smartRouter,
}
