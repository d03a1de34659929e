/** Checks what a flow file says, without loading anything it names: names, expressions, placeholders, routes. */
import { listed, messageOf } from '../../base/errors.ts'
import { suggestion } from '../../base/nearest.ts'
import { RESERVED_NAMES } from '../../define/agent.ts'
import { readExpression } from '../expression/expression.ts'
import { ITEM, namesUsed, textsOf, writesOf, type AgentText } from './agent-texts.ts'
import type { Finding } from './problem.ts'
import { canEnd, routeTexts, targetsOf } from './route-targets.ts'
import type { FileAgent, FlowFile } from './schema/flow-file.ts'

type Path = readonly PropertyKey[]

/** The fields of its board: those it names, and those its parameters go to. */
function fieldNames(file: FlowFile): ReadonlySet<string> {
  const parameters = Object.keys(file.parameters ?? {}).map((path) => path.split('.', 1)[0]!)
  return new Set([...Object.keys(file.fields ?? {}), ...parameters])
}

export function checkFile(file: FlowFile, at: Path = []): Finding[] {
  const found: Finding[] = []
  const add = (path: Path, message: string, level?: 'warning') =>
    found.push({ path: [...at, ...path], message, ...(level && { level }) })
  const { agents = {}, routes = {}, joins = {}, failures = {}, layout = {} } = file
  const names = Object.keys(agents)
  const fields = fieldNames(file)
  const known = (agent: string, path: Path) => {
    if (!Object.hasOwn(agents, agent))
      add(path, `there is no agent "${agent}".${suggestion(agent, names)} There are: ${listed(names)}`)
  }
  if (file.graph !== undefined) return [...found, ...checkGraph(file, at)]

  if (names.length === 0) add(['agents'], 'a flow needs at least one agent, or a graph')
  if (file.start === undefined) add(['start'], 'is missing: say who thinks first')
  for (const [place, agent] of [file.start ?? []].flat().entries())
    known(agent, Array.isArray(file.start) ? ['start', place] : ['start'])
  for (const agent of names) {
    const route = routes[agent]
    if (route === undefined) add(['routes'], `"${agent}" has no route. Say who follows it, or {"end": "why"}`)
  }
  for (const [agent, route] of Object.entries(routes)) {
    known(agent, ['routes', agent])
    for (const { path, agent: target } of targetsOf(route)) known(target, ['routes', agent, ...path])
    const reads = typeof route === 'object' && 'when' in route ? route.reads : undefined
    for (const { path, text } of routeTexts(route))
      checkText({ text, kind: 'expression', locals: [] }, ['routes', agent, ...path], reads)
    const from = agents[agent]
    if (typeof route === 'object' && 'choose' in route && from !== undefined && from.kind !== 'member')
      if (from.next === undefined) add(['agents', agent], 'chooses who is next, and has no "next" that says so')
  }
  for (const [agent, sources] of Object.entries(joins)) {
    known(agent, ['joins', agent])
    for (const [place, source] of sources.entries()) known(source, ['joins', agent, place])
  }
  for (const agent of Object.keys(failures)) known(agent, ['failures', agent])
  for (const agent of Object.keys(layout))
    if (!Object.hasOwn(agents, agent)) add(['layout', agent], `there is no agent "${agent}"`, 'warning')
  if (names.length > 0) checkReach()

  for (const [name, agent] of Object.entries(agents)) checkAgent(agent, ['agents', name])
  for (const [name, failure] of Object.entries(failures))
    if (typeof failure === 'object') checkAgent(failure, ['failures', name])
  checkFields()
  if (file.output !== undefined) checkText({ text: file.output, kind: 'expression', locals: ['reason'] }, ['output'])
  for (const [name, text] of Object.entries(file.evaluation?.scores ?? {}))
    checkText({ text, kind: 'expression', locals: ['expected', 'reason', 'steps'] }, ['evaluation', 'scores', name])
  return found

  function checkReach(): void {
    const reached = new Set([file.start ?? []].flat())
    for (const agent of reached) for (const { agent: target } of targetsOf(routes[agent] ?? [])) reached.add(target)
    for (const agent of names)
      if (!reached.has(agent)) add(['agents', agent], 'nobody leads here: it never thinks', 'warning')
    if (!Object.entries(routes).some(([agent, route]) => reached.has(agent) && canEnd(route)))
      add(['routes'], 'no route ends the run: it goes on until its limit of steps', 'warning')
  }

  function checkFields(): void {
    for (const [name, field] of Object.entries(file.fields ?? {})) {
      const path = ['fields', name]
      if ((RESERVED_NAMES as readonly string[]).includes(name))
        add(path, 'is a name with a meaning of its own: choose another')
      const { rule = 'value', of, id, initial } = field
      if (rule === 'custom' && of === undefined)
        add([...path, 'rule'], 'a rule of code needs "of", the society it is of')
      if (id !== undefined && rule !== 'upsert') add([...path, 'id'], 'is for the rule upsert alone')
      if (initial !== undefined && ['append', 'union', 'merge', 'upsert'].includes(rule))
        add([...path, 'initial'], `a field with the rule ${rule} begins empty. Give a parameter or an input instead`)
      if (initial !== undefined && ['sum', 'max', 'min'].includes(rule) && typeof initial !== 'number')
        add([...path, 'initial'], `the rule ${rule} takes a number`)
    }
    if (file.input !== undefined && !fields.has(file.input)) unknownField(file.input, ['input'])
    if (file.like !== undefined && file.parameters !== undefined)
      add(['parameters'], `are those of ${file.like}, which this flow is like: leave one of them out`)
  }

  function checkAgent(agent: FileAgent, path: Path): void {
    for (const field of agent.reads ?? []) if (!fields.has(field)) unknownField(field, [...path, 'reads'])
    for (const field of writesOf(agent)) if (!fields.has(field)) unknownField(field, [...path, 'writes'])
    for (const text of textsOf(agent)) checkText(text, [...path, ...text.path], agent.reads)
    if (agent.kind === 'prompt') {
      const { messages } = agent
      if (messages !== undefined && file.fields?.[messages]?.rule !== 'append')
        add([...path, 'messages'], `needs a field with "rule": "append", which "${messages}" has not`)
      for (const [place, tool] of (agent.tools ?? []).entries())
        if (typeof tool === 'object' && 'flow' in tool && typeof tool.flow === 'object')
          found.push(...checkFile(tool.flow, [...at, ...path, 'tools', place, 'flow']))
    }
    if (agent.kind === 'flow' && typeof agent.flow === 'object') {
      found.push(...checkFile(agent.flow, [...at, ...path, 'flow']))
      checkInnerInput(agent.flow, agent.input ?? {}, path)
    }
  }

  function checkInnerInput(inner: FlowFile, input: Readonly<Record<string, string>>, path: Path): void {
    // a graph is told a text, and perhaps whose session it is
    const inside = inner.graph === undefined ? fieldNames(inner) : new Set(['input', 'session'])
    for (const field of Object.keys(input))
      if (!inside.has(field))
        add([...path, 'input', field], `the flow within has no such field. It has: ${listed(inside)}`)
  }

  function unknownField(field: string, path: Path): void {
    add(path, `there is no field "${field}".${suggestion(field, fields)} There are: ${listed(fields)}`)
  }

  function checkText(text: Omit<AgentText, 'path'>, path: Path, reads?: readonly string[]): void {
    let used: readonly string[]
    try {
      if (text.kind === 'expression') readExpression(text.text)
      used = namesUsed(text)
    } catch (error) {
      add(path, messageOf(error))
      return
    }
    for (const name of used) {
      const own = text.locals.filter((each) => each !== ITEM)
      const also = own.length === 0 ? '' : `; and here: ${listed(own)}`
      const braces = text.kind === 'template' ? ` Write {{${name}}} where the braces are meant.` : ''
      if (!fields.has(name))
        add(path, `there is no ${name}.${suggestion(name, fields)}${braces} Fields: ${listed(fields)}${also}`)
      else if (reads !== undefined && !reads.includes(name))
        add(path, `names ${name}, which is not in its "reads". Add it there, or leave "reads" out`)
    }
  }
}

function checkGraph(file: FlowFile, at: Path): Finding[] {
  const own = (['agents', 'routes', 'start', 'fields', 'parameters', 'joins', 'failures', 'like'] as const).filter(
    (key) => file[key] !== undefined,
  )
  return own.map((key) => ({
    path: [...at, key],
    message: 'a flow has a graph of components, or agents and routes: leave one of them out',
  }))
}
