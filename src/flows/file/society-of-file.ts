/** A society from a flow file: with its form, command, view and minds to choose, as one that is written in code. */
import { TroupeError } from '../../base/errors.ts'
import { board as makeBoard } from '../../define/board.ts'
import type { AnyDefinition } from '../../define/definition.ts'
import type { Handlers } from '../../define/effects.ts'
import type { CompiledFlow } from '../../define/society.ts'
import { flow as makeEngineFlow, type Flow } from '../../engine/flow.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { mind } from '../../minds/mind.ts'
import { society } from '../../societies/define-society.ts'
import { text } from '../../societies/option.ts'
import type { Board } from '../../societies/paths.ts'
import type { Society } from '../../societies/society.ts'
import { checkCode } from './check-code.ts'
import { checkFile } from './check-file.ts'
import { gather, type Gathered } from './gather.ts'
import { makeAgent } from './make-agents.ts'
import { makeFields } from './make-fields.ts'
import { answerOf, graphFlow, inputField } from './make-inner.ts'
import { makeOptions } from './make-options.ts'
import { makeRoute } from './make-routes.ts'
import { oneLine, pathText, type Finding } from './problem.ts'
import type { FlowFile } from './schema/flow-file.ts'
import type { Surroundings } from './surroundings.ts'

export interface SocietyOfFileOptions extends Surroundings {
  /** where the minds of its agents come from, unless a run brings its own */
  readonly minds?: MakeMind
}

/** A flow file that is ready to run. */
export interface OpenFlow {
  readonly file: FlowFile
  readonly society: Society
  /** the field that what a person says goes to */
  readonly input: string | undefined
  /** what the flow answers, from its board at the end */
  readonly answer: (board: Board, reason: string) => unknown
}

export async function societyOfFile(file: FlowFile, options: SocietyOfFileOptions = {}): Promise<Society> {
  return (await openFlow(file, options)).society
}

export async function openFlow(file: FlowFile, options: SocietyOfFileOptions = {}): Promise<OpenFlow> {
  const { minds = mind, ...surroundings } = options
  const errors = checkFile(file).filter(({ level }) => level !== 'warning')
  if (errors.length > 0) throw badFlow(file, errors)
  if (file.graph !== undefined) return openGraph(file, surroundings, minds)
  const gathered = await gather(file, surroundings)
  const changed = checkCode(gathered)
  if (changed.length > 0) throw badFlow(file, changed)
  return { file, society: describe(gathered, minds), input: inputField(file), answer: answerOf(file) }
}

function describe(gathered: Gathered, minds: MakeMind): Society {
  const { file, societies } = gathered
  const make = (chosen: MakeMind) => makeFlow(gathered, chosen)
  const { name, title = name, description: says = '' } = file
  const flow = make(minds)
  const thinkers = thinkersOf(gathered)
  const handlers = Object.assign({}, ...[...societies.values()].map((each) => each.handlers ?? {})) as Handlers
  const acting = Object.keys(handlers).length > 0 && { handlers }
  if (file.like !== undefined) {
    // how good the code is, is not how good this flow is
    const { evaluation: _evaluation, ...like } = societies.get(file.like)!
    const own = { ...(file.title !== undefined && { title }), ...(says !== '' && { says }) }
    return { ...like, ...own, ...acting, name, flow, create: make, thinkers }
  }
  const described = society({
    name,
    title,
    says,
    flow: (chosen) => (chosen === mind ? flow : make(chosen)),
    options: makeOptions(file),
    thinkers,
    ...acting,
  })
  return described
}

/** Those whose mind can be chosen. */
function thinkersOf({ file, societies }: Gathered): string[] {
  return Object.entries(file.agents ?? {}).flatMap(([name, agent]) => {
    const isThinker =
      agent.kind === 'prompt' || (agent.kind === 'member' && societies.get(agent.of)!.thinkers.includes(agent.agent))
    return isThinker ? [name] : []
  })
}

function makeFlow(gathered: Gathered, minds: MakeMind): Flow {
  const { file, societies, surroundings } = gathered
  if (file.graph !== undefined) return graphFlow(file, surroundings, minds).flow
  const made = new Map<string, CompiledFlow>()
  const codeOf = (name: string): CompiledFlow => {
    let code = made.get(name)
    const described = societies.get(name)!
    if (code === undefined) made.set(name, (code = (described.create?.(minds) ?? described.flow).compiled))
    return code
  }
  const board = makeBoard(makeFields(file, codeOf))
  const making = { gathered, minds, board, codeOf, makeFlow }
  const { agents = {}, routes = {}, failures = {}, joins, stepLimit } = file
  const mapped = <T, U>(all: Readonly<Record<string, T>>, how: (each: T, name: string) => U) =>
    Object.fromEntries(Object.entries(all).map(([name, each]) => [name, how(each, name)]))
  const definition: AnyDefinition = {
    name: file.name,
    start: file.start!,
    agents: mapped(agents, (agent) => makeAgent(agent, making)),
    routes: mapped(routes, (route, name) => makeRoute(name, route, codeOf)),
    failures: mapped(failures, (failure) => (typeof failure === 'object' ? makeAgent(failure, making) : failure)),
    ...(joins && { joins }),
    ...(stepLimit !== undefined && { stepLimit }),
  }
  const handlers = Object.assign({}, ...[...made.values()].map((code) => code.handlers ?? {})) as Handlers
  const whole = { ...definition, ...(Object.keys(handlers).length > 0 && { handlers }) }
  // names are checked by flow(), which the compiler cannot do for a file
  return makeEngineFlow(board, whole as never)
}

function openGraph(file: FlowFile, surroundings: Surroundings, minds: MakeMind): OpenFlow {
  const make = (chosen: MakeMind) => graphFlow(file, surroundings, chosen).flow
  const graph = graphFlow(file, surroundings, minds)
  const { name, title = file.graph!.name || name, description = file.graph!.description } = file
  const hasInput = Object.hasOwn(graph.flow.board.fields, 'input')
  const described = society({
    name,
    title,
    says: description,
    flow: (chosen) => (chosen === mind ? graph.flow : make(chosen)),
    options: hasInput ? [text({ path: 'input', label: 'Input', default: '', longest: 1_000_000 })] : [],
    prepare: ({ input, session }) =>
      graph.input({
        input: typeof input === 'string' ? input : '',
        ...(typeof session === 'string' && { session }),
      }),
  })
  const answer = (board: Board) =>
    graph.outputs(board).map(({ title: from, text: said, value, reason }) => ({
      from,
      text: said,
      ...(value !== undefined && { value }),
      ...(reason !== undefined && { reason }),
    }))
  return { file, society: described, input: 'input', answer }
}

function badFlow({ name }: FlowFile, findings: readonly Finding[]): TroupeError {
  const lines = findings.map(({ path, message }) => oneLine(`${pathText(path)}: ${message}`))
  return new TroupeError('FLOW_BAD_FILE', `The flow "${name}" cannot be run.\n  ${lines.join('\n  ')}`)
}
