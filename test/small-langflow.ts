/** Small Langflow files of our own, made from a few words, for tests of reading, checking and writing them. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { edgeId, encodeHandle } from '../src/flows/langflow/handles.ts'
import type { LangflowEdge, LangflowField, LangflowFlow, LangflowNode } from '../src/flows/langflow/format.ts'

type Field = LangflowField & Readonly<Record<string, unknown>>

export const textField = (value: string, more: Partial<Field> = {}): Field => ({
  _input_type: 'MessageTextInput',
  display_name: 'A text',
  input_types: ['Message'],
  value,
  type: 'str',
  ...more,
})

export interface SmallNode {
  readonly id: string
  readonly type: string
  readonly fields?: Readonly<Record<string, Field | string>>
  /** name of the output to its types */
  readonly outputs?: Readonly<Record<string, readonly string[]>>
  readonly more?: Readonly<Record<string, unknown>>
}

export function smallNode({
  id,
  type,
  fields = {},
  outputs = { message: ['Message'] },
  more,
}: SmallNode): LangflowNode {
  return {
    id,
    type: 'genericNode',
    position: { x: 10, y: 20 },
    data: {
      id,
      type,
      node: {
        display_name: `My ${type}`,
        base_classes: Object.values(outputs).flat(),
        template: { _type: 'Component', ...fields },
        outputs: Object.entries(outputs).map(([name, types]) => ({
          name,
          display_name: name,
          types,
          selected: types[0]!,
        })),
        field_order: Object.keys(fields),
        ...more,
      },
    },
  }
}

export function smallEdge(from: LangflowNode, output: string, to: LangflowNode, fieldName: string): LangflowEdge {
  const types = from.data.node?.outputs?.find((each) => each.name === output)?.types ?? []
  const field = to.data.node?.template[fieldName] as LangflowField | undefined
  const source = { dataType: from.data.type!, id: from.id, name: output, output_types: types }
  const target = { fieldName, id: to.id, inputTypes: field?.input_types ?? null, type: field?.type ?? 'str' }
  const [sourceHandle, targetHandle] = [encodeHandle(source), encodeHandle(target)]
  return {
    source: from.id,
    sourceHandle,
    target: to.id,
    targetHandle,
    data: { sourceHandle: source, targetHandle: target },
    id: edgeId(from.id, sourceHandle, to.id, targetHandle),
  }
}

export const chatInput = smallNode({
  id: 'ChatInput-a',
  type: 'ChatInput',
  fields: { input_value: textField('Hello', { input_types: [] }) },
})

export const prompt = smallNode({
  id: 'Prompt-b',
  type: 'Prompt',
  fields: {
    template: { type: 'prompt', value: 'Greet {user}.', display_name: 'Template' },
    user: textField('', { input_types: ['Message', 'Text'] }),
  },
  outputs: { prompt: ['Message'] },
  more: { custom_fields: { template: ['user'] } },
})

export const chatOutput = smallNode({
  id: 'ChatOutput-c',
  type: 'ChatOutput',
  fields: { input_value: textField('', { input_types: ['Data', 'DataFrame', 'Message'] }) },
})

/** An input, a prompt and an output, wired one after the other. */
export const smallFlow: LangflowFlow = {
  id: 'f00d0000-0000-4000-8000-000000000001',
  name: 'Greeting',
  description: 'It greets.',
  data: {
    nodes: [chatInput, prompt, chatOutput],
    edges: [smallEdge(chatInput, 'message', prompt, 'user'), smallEdge(prompt, 'prompt', chatOutput, 'input_value')],
    viewport: { x: 0, y: 0, zoom: 1 },
  },
  endpoint_name: 'greet',
  is_component: false,
  last_tested_version: '1.6.0',
  tags: [],
}

const shout = smallNode({
  id: 'TextOperations-d',
  type: 'TextOperations',
  fields: { text_input: textField(''), operation: textField('Text Strip', { input_types: [] }) },
})

const proxied = textField('', { proxy: { id: 'Prompt-b', field: 'user' } })
const group = smallNode({
  id: 'GroupNode-g',
  type: 'GroupNode',
  fields: { 'user_Prompt-b': proxied },
  outputs: {},
  more: {
    display_name: 'My group',
    outputs: [
      {
        name: 'message',
        display_name: 'message',
        types: ['Message'],
        selected: 'Message',
        proxy: { id: shout.id, name: 'message' },
      },
    ],
    flow: {
      name: 'inside',
      data: {
        nodes: [prompt, { ...shout, position: { x: 420, y: 60 } }],
        edges: [smallEdge(prompt, 'prompt', shout, 'text_input')],
      },
    },
  },
})

/** The same with a prompt and another component in a group. */
export const grouped: LangflowFlow = {
  ...smallFlow,
  data: {
    nodes: [chatInput, { ...group, position: { x: 420, y: 60 } }, { ...chatOutput, position: { x: 840, y: 20 } }],
    edges: [
      smallEdge(chatInput, 'message', group, 'user_Prompt-b'),
      smallEdge(group, 'message', chatOutput, 'input_value'),
    ],
    viewport: { x: 0, y: 0, zoom: 1 },
  },
}

const folder = join(import.meta.dirname, '../../shared/langflow')

/** Flows exported by Langflow itself, which are kept beside the repository and are no part of it. */
export const hasRealFlows = existsSync(folder)

export const realFlows = (): { name: string; json: unknown }[] =>
  globSync('*/*.json', { cwd: folder }).map((name) => ({
    name,
    json: JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown,
  }))
