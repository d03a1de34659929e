/** Smaller components of flows: deep merges, links in pages, variables, chains, and models that transform data. */
import { isRecord } from '../../../base/json-kinds.ts'
import type { Json } from '../../graph.ts'
import type { Component } from '../component.ts'
import { adviceOnVariable, fromEnvironment } from '../environment.ts'
import { data, jsonIn, message, rowsOf, sayJson, shownText, table, textOf, type Row, type Value } from '../values.ts'
import { byOutput } from './parsers.ts'
import { fillTemplate } from './prompt.ts'

const nestedMerge: Component = {
  says: 'Several Data as one: objects within are merged part by part, lists are joined, the last value counts.',
  run: (call) => data(call.values('data_inputs', 'data', 'data_input').flatMap(rowsOf).reduce(deepMerge, {})),
}

function deepMerge(one: Row, other: Row): Row {
  const made: Record<string, Json> = { ...one }
  for (const [name, part] of Object.entries(other)) {
    const before = Object.hasOwn(made, name) ? made[name] : undefined
    if (isRecord(before) && isRecord(part)) made[name] = deepMerge(before, part)
    else made[name] = Array.isArray(before) && Array.isArray(part) ? [...(before as Json[]), ...(part as Json[])] : part
  }
  return made
}

const documentBuilder: Component = {
  says: 'A text under a key of its own.',
  run: (call) => data({ [call.text('key') || 'text']: call.text('document') }, call.text('key') || 'text'),
}

const MOST_LINKS = 1_000
const LONGEST_TAG = 4_000

const linkExtractor: Component = {
  says: 'The links in pages of HTML, with their words.',
  run(call) {
    const pages = call.values('data_input', 'data', 'input_value').map(shownText)
    const kind = call.text('kind') || 'hyperlink'
    const links = pages.flatMap((page) => linksIn(page.slice(0, LONGEST_PAGE))).slice(0, MOST_LINKS)
    return table(links.map((link) => ({ ...link, kind })))
  },
}

/** Taken apart at each tag: no pattern goes over the whole page. */
function linksIn(page: string): { url: string; text: string }[] {
  return page
    .split(/<a\s/i)
    .slice(1)
    .flatMap((piece) => {
      const end = piece.indexOf('>')
      const tag = piece.slice(0, Math.min(end, LONGEST_TAG))
      const [, rest] = tag.split(/href=/i)
      const quote = rest?.[0]
      if (end < 0 || rest === undefined || (quote !== '"' && quote !== "'")) return []
      const url = rest.slice(1, rest.indexOf(quote, 1))
      return url === ''
        ? []
        : [
            {
              url,
              text: piece
                .slice(end + 1)
                .split('<', 1)[0]!
                .trim()
                .slice(0, 500),
            },
          ]
    })
}

const LONGEST_PAGE = 500_000
const variable: Component = {
  says:
    'A variable by its name: those given to the run, ' +
    'then those of the environment that `TROUPE_FLOW_VARIABLES` names.',
  run(call) {
    const name = call.text('env_var_name', 'name')
    const given = call.surroundings.variables ?? {}
    if (Object.hasOwn(given, name)) return message(given[name]!)
    return message(fromEnvironment(name) ?? call.stop(`The variable "${name}" is not given. ${adviceOnVariable(name)}`))
  },
}

const made: Component = {
  says: 'A message of the texts in the file.',
  run: (call) => ({
    ...message(call.text('message', 'text', 'input_value')),
    ...(call.text('sender') !== '' && { sender: call.text('sender') }),
    ...(call.text('sender_name') !== '' && { senderName: call.text('sender_name') }),
  }),
}

/** The older chains of LangChain that are a prompt and a model. */
const chain: Component = {
  says: 'A model answers the input, by its template where it has one.',
  toolInputs: ['input_value'],
  async run(call) {
    const input = call.text('input_value', 'inputs', 'prompt')
    const template = call.text('template')
    const prompt =
      template === '' ? input : fillTemplate(template, (name) => (name === 'input' ? input : call.text(name)))
    const memory = call.wired('memory').map(textOf).filter(Boolean)
    const answer = message(await call.ask({ prompt: [...memory, prompt].join('\n') }))
    return { outputs: byOutput(call, () => answer) }
  },
}

/** In Langflow a model writes Python for this, which is run. Here the model does it itself, and no code is run. */
const transform: Component = {
  says: 'A model does to the data what the instruction says, and answers with the result; no code is written or run.',
  async run(call) {
    const given = call.values('data', 'input_data')
    const instruction = call.text('filter_instruction', 'instructions', 'instruction')
    if (instruction === '') return call.stop('It has no instruction.')
    const system =
      'Do to the data what the instruction says. Answer with the result as JSON and nothing else: an object, or a list.'
    const reply = await call.ask({
      system,
      prompt: `Instruction: ${instruction}\n\nData:\n${given.map(shownText).join('\n')}`,
    })
    const found = jsonIn(reply)
    return { outputs: byOutput(call, (_, types) => asResult(found, reply, types)) }
  },
}

function asResult(found: unknown, reply: string, types: readonly string[]): Value {
  if (types.includes('Message')) return message(found === undefined ? reply : sayJson(found as Json))
  const rows = Array.isArray(found)
    ? found.map((each: unknown) => (isRecord(each) ? (each as Row) : { value: each as Json }))
    : undefined
  if (types.some((type) => /DataFrame|Table/.test(type)))
    return table(rows ?? (isRecord(found) ? [found as Row] : [{ text: reply }]))
  if (rows !== undefined)
    return rows.length === 1 ? data(rows[0]!) : { kind: 'list', items: rows.map((row) => data(row)) }
  return data(isRecord(found) ? (found as Row) : { text: reply })
}

export const moreComponents = {
  NestedMerge: nestedMerge,
  JSONDocumentBuilder: documentBuilder,
  HtmlLinkExtractor: linkExtractor,
  GetEnvVar: variable,
  Message: made,
  LLMChain: chain,
  SmartFunction: transform,
}
