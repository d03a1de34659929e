/** Whether a node of a Langflow flow is one that Langflow can build: its ids, fields, outputs, variables and tools. */
import { isRecord } from '../../base/json-kinds.ts'
import type { Fault, Tell } from './problem.ts'
import { canonicalName } from './names.ts'
import { promptVariables } from './prompt-variables.ts'
import { isTrueAt, listAt, rawAt, recordAt, textAt, type Raw } from './raw.ts'
import { toolOutput } from './read-node.ts'

interface Here {
  readonly place: string
  readonly id: string
  readonly tell: Tell
}

export function checkNode(node: Raw, { place, id, tell }: Here): void {
  const say = (fault: Fault, message: string): void => tell({ place, id, fault, message })
  const data = recordAt(node, 'data')
  const component = recordAt(data, 'node')
  if (textAt(node, 'type') !== 'genericNode') say('bad-node', 'its type is neither `genericNode` nor `noteNode`')
  if (textAt(data, 'id') !== id) say('id-differs', `\`data.id\` is ${JSON.stringify(rawAt(data, 'id'))}, not ${id}`)
  if (textAt(data, 'type') === undefined) say('bad-node', '`data.type` does not name its component')
  const template = recordAt(component, 'template')
  if (component === undefined || template === undefined) {
    say('no-template', 'it has no `data.node.template`, so that Langflow does not know its fields')
    return
  }
  // marks such as `_type` and `is_refresh` are plain values
  const bad = Object.entries(template).find(([, field]) => !isRecord(field) && typeof field === 'object')
  if (bad !== undefined) say('no-template', `its field ${bad[0]} is no object`)
  checkOutputs(component, say)
  checkVariables(data, template, say)
  checkProxies(component, template, say)
}

type Say = (fault: Fault, message: string) => void

function checkOutputs(component: Raw, say: Say): void {
  const outputs = rawAt(component, 'outputs')
  // before version 1 there were no outputs, but classes
  if (outputs === undefined && Array.isArray(rawAt(component, 'base_classes'))) return
  if (!Array.isArray(outputs)) return say('no-outputs', 'it has neither `outputs` nor `base_classes`')
  const names = outputs.map((output) => textAt(output, 'name'))
  if (names.includes(undefined)) say('no-outputs', 'one of its outputs has no name')
  if (new Set(names).size < names.length) say('id-twice', 'two of its outputs have one name')
  if (outputs.some((output) => !Array.isArray(rawAt(output, 'types')))) say('no-outputs', 'an output says no types')
  const isTool = isTrueAt(component, 'tool_mode')
  const hasTool = names.includes(toolOutput)
  if (isTool && !hasTool) say('tool-mode', `in tool mode it has the output ${toolOutput}, which is missing`)
  if (!isTool && hasTool) say('tool-mode', `it has the output ${toolOutput}, but is not in tool mode`)
  if (isTool && names.length > 1) say('tool-mode', `in tool mode ${toolOutput} is its only output`)
}

/** The template, `custom_fields` and the fields name the same variables. */
function checkVariables(data: Raw | undefined, template: Raw, say: Say): void {
  if (canonicalName(textAt(data, 'type') ?? '') !== 'Prompt') return
  const text = textAt(recordAt(template, 'template'), 'value')
  const custom = rawAt(recordAt(recordAt(data, 'node'), 'custom_fields'), 'template')
  if (text === undefined || !Array.isArray(custom)) return
  const isDouble = isTrueAt(recordAt(template, 'use_double_brackets'), 'value')
  const used = new Set(promptVariables(text, isDouble))
  const declared = new Set(custom.filter((name) => typeof name === 'string'))
  for (const name of used.difference(declared)) {
    say('prompt-variables', `its template asks for {${name}}, which \`custom_fields.template\` does not name`)
  }
  for (const name of declared.difference(used)) {
    say('prompt-variables', `\`custom_fields.template\` names ${name}, which its template does not ask for`)
  }
  for (const name of declared.intersection(used)) {
    if (recordAt(template, name) === undefined) say('prompt-variables', `its variable ${name} has no field`)
  }
}

/** Fields and outputs of a group stand for those of nodes within. */
function checkProxies(component: Raw, template: Raw, say: Say): void {
  const inside = recordAt(component, 'flow')
  if (inside === undefined) return
  const nodes = new Map(listAt(recordAt(inside, 'data'), 'nodes').map((node) => [textAt(node, 'id'), node]))
  const within = (id: string | undefined): Raw | undefined => recordAt(recordAt(nodes.get(id), 'data'), 'node')
  for (const [name, field] of Object.entries(template)) {
    const proxy = recordAt(field, 'proxy')
    if (proxy === undefined) continue
    const [id, fieldName] = [textAt(proxy, 'id'), textAt(proxy, 'field') ?? '']
    if (recordAt(recordAt(within(id), 'template'), fieldName) === undefined) {
      say('proxy', `its field ${name} stands for ${fieldName} of ${id ?? 'nothing'}, which is not within`)
    }
  }
  for (const output of listAt(component, 'outputs')) {
    const proxy = recordAt(output, 'proxy')
    if (proxy === undefined) continue
    const names = listAt(within(textAt(proxy, 'id')), 'outputs').map((each) => textAt(each, 'name'))
    if (!names.includes(textAt(proxy, 'name'))) {
      say('proxy', `its output ${textAt(output, 'name') ?? ''} stands for an output that is not within`)
    }
  }
}
