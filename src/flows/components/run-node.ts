/** One node's turn: its inputs are gathered, its component does its part, and what it gave goes on the board. */
import { mimeOfImage, readBytes, saveFile } from './file-effects.ts'
import { arrivedAt } from './arrived.ts'
import { askEach, askModel, type Asked } from './ask-model.ts'
import { NodeStop, type Asking, type Call, type Component, type Result } from './component.ts'
import { turnLoop } from './loop.ts'
import { tooManyInside } from './inside-count.ts'
import type { Machine } from './machine.ts'
import type { NodeState } from './node-state.ts'
import { toolsOf } from './node-tools.ts'
import { ownModel } from './own-model.ts'
import { stateReader, turnOf, whySkipped } from './plan.ts'
import { settingReader } from './read-settings.ts'
import type { Tweaks } from './tweaks.ts'
import { asType, isValue, message, type Value } from './values.ts'
import { pause } from '../../base/pause.ts'
import type { Context } from '../../define/agent.ts'
import type { ComponentGraph } from '../graph.ts'
import type { BoardView, Calling } from './calling.ts'
import type { GraphInput } from './graph-run.ts'
import type { Shared } from './shared.ts'

export async function runNode(machine: Machine, id: string, view: BoardView, context: Context): Promise<object> {
  const { wiring, names } = machine
  const node = wiring.nodes.get(id)!
  const name = names.get(id)!
  const states = stateReader(view, (each) => (wiring.needs.has(each) ? names.get(each) : undefined))
  const turn = turnOf(wiring, states, id) ?? ''
  const write = (state: Omit<NodeState, 'turn'>, more: object = {}) => ({ ...more, [name]: { ...state, turn } })
  const before = node.isFrozen ? frozenState(view, id) : undefined
  if (before) return write(before)
  const skipped = whySkipped(wiring, states, id)
  if (skipped) return write({ status: 'skipped', outputs: {}, ...skipped })
  if (wiring.bodies.has(id)) return { [name]: turnLoop(machine, id, states, turn) }
  const component = machine.components.get(id)!
  const arrived = arrivedAt(machine, states, id)
  try {
    if ('fault' in component) throw new NodeStop(component.fault)
    const call = callOf({ machine, id, view, context, arrived })
    const result = resultOf(await component.run(call), node.outputs)
    const outputs = typed(result.outputs, node.outputs)
    const done: Omit<NodeState, 'turn'> = { status: 'done', outputs }
    const { messages, state, memories, effects } = result
    const update = write(done, {
      ...(messages && { messages }),
      ...(state && { state }),
      ...(memories && { memories }),
      ...(node.isFrozen && { frozen: { [id]: { ...done, turn: '' } } }),
    })
    return effects && effects.length > 0 ? { update, effects } : update
  } catch (error) {
    if (!(error instanceof NodeStop)) throw error
    return write({ status: 'stopped', outputs: {}, reason: `"${node.title}" (${node.component}): ${error.message}` })
  }
}

function frozenState(view: BoardView, id: string): Omit<NodeState, 'turn'> | undefined {
  const known = (view['frozen'] as Readonly<Record<string, NodeState>>)[id]
  if (known === undefined) return undefined
  const { turn: _turn, ...state } = known
  return state
}

function callOf({ machine, id, view, context, arrived, filled, wanted }: Calling): Call {
  const { wiring, names, surroundings } = machine
  const node = wiring.nodes.get(id)!
  const given = view['variables'] as Readonly<Record<string, string>>
  const reader = settingReader({
    node,
    arrived,
    tweaks: view['tweaks'] as Tweaks,
    variable: (name) => own(given, name) ?? own(surroundings.variables ?? {}, name),
    ...(filled && { filled }),
  })
  const name = names.get(id)!
  const complete = async ({ files = [], ...asking }: Asking): Promise<Asked> => {
    const images = await imagesOf(files, call)
    const model = asking.model ?? ownModel(call)
    return { ...asking, model, ...(images.length > 0 && { images }) }
  }
  const call: Call = {
    ...reader,
    node,
    name,
    surroundings,
    context,
    shared: view as unknown as Shared,
    wanted: wanted ?? wantedOf(machine, id),
    tools: toolsOf(machine, id, view, giveAsTool),
    recall: machine.recall,
    inside: async (graph, input) => runInside(machine, graph, input, context),
    ask: async (asking) => askModel(await complete(asking), surroundings, context),
    askEach: async (askings) => askEach(await Promise.all(askings.map(complete)), surroundings, context),
    once: (what, work) => context.once(what, work),
    stop: (reason) => {
      throw new NodeStop(reason)
    },
  }
  return call
}

/** A node that is called as a tool: what its first output gives. */
async function giveAsTool(calling: Calling): Promise<Value> {
  const { machine, id } = calling
  const component = machine.components.get(id)!
  if ('fault' in component) throw new NodeStop(component.fault)
  const { outputs, effects = [] } = resultOf(await component.run(callOf(calling)), [{ name: 'result' }])
  for (const effect of effects) await saveFile(machine.surroundings, effect)
  const [first] = Object.values(outputs)
  return first ?? message('')
}

/** Another graph as a society inside this thought. */
async function runInside(machine: Machine, graph: ComponentGraph, input: GraphInput, { society, run }: Context) {
  if (!machine.insides.take(run)) throw new NodeStop(tooManyInside(graph.name))
  // they are many at once where flows run each other side by side, and nobody else would be heard
  await pause()
  const made = machine.flowOf(graph)
  const { board } = await society(made.flow, made.input(input))
  return made.outputs(board)
}

/** The outputs that somebody waits for; of the last node, the one that is chosen. */
function wantedOf({ wiring }: Machine, id: string): readonly string[] {
  const { outputs, selected } = wiring.nodes.get(id)!
  const wired = wiring.wanted.get(id)
  if (wired) return wired
  const only = selected ?? outputs[0]?.name
  return only === undefined ? [] : [only]
}

async function imagesOf(files: readonly string[], call: Call) {
  const images = files.filter((file) => mimeOfImage(file) !== undefined)
  return Promise.all(
    images.map(async (file) => {
      const text = await call.once(`image ${file}`, async () =>
        (await readBytes(call.surroundings, file)).toString('base64'),
      )
      return { mediaType: mimeOfImage(file)!, data: Buffer.from(text, 'base64') }
    }),
  )
}

/** A component may give a value alone: then it is what every output gives. */
function resultOf(given: Awaited<ReturnType<Component['run']>>, outputs: readonly { readonly name: string }[]): Result {
  if (typeof given === 'string') return resultOf(message(given), outputs)
  if (!isValue(given)) return given
  return { outputs: Object.fromEntries(outputs.map(({ name }) => [name, given])) }
}

function typed(
  values: Readonly<Record<string, Value>>,
  outputs: readonly { readonly name: string; readonly types: readonly string[] }[],
): Record<string, Value> {
  const types = new Map(outputs.map((output) => [output.name, output.types]))
  return Object.fromEntries(Object.entries(values).map(([name, each]) => [name, asType(each, types.get(name) ?? [])]))
}

function own(record: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
