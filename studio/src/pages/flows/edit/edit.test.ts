import { describe, expect, it } from 'vitest'
import {
  chatInput,
  chatOutput,
  hasRealFlows,
  prompt,
  realFlows,
  smallFlow as undrawn,
} from '../../../../../test/small-langflow.ts'
import { checkLangflow } from '../../../../../src/flows/langflow/check.ts'
import { graphOf } from '../../../../../src/flows/langflow/graph-of.ts'
import { readLangflow } from '../../../../../src/flows/langflow/read.ts'
import type { LangflowFlow } from '../../../../../src/flows/langflow/format.ts'
import { copyOf, nodeId, pasteOf } from './clipboard.ts'
import {
  addComponent,
  addNote,
  all,
  applyEdit,
  connect,
  disconnect,
  freePlace,
  move,
  remove,
  setNote,
  setSetting,
  setTitle,
  setTool,
} from './edits.ts'
import { beginHistory, edited, redone, replaced, sealed, undone } from './history.ts'
import { inputsOf, waysFrom, waysTo, whyNot } from './wires.ts'

const smallFlow: LangflowFlow = {
  ...undrawn,
  data: { ...undrawn.data, nodes: [chatInput, { ...prompt, position: { x: 400, y: 20 } }, chatOutput] },
}
const graph = graphOf(smallFlow).graph
const wireIn = { from: { node: chatInput.id, output: 'message' }, to: { node: prompt.id, setting: 'user' } }
const at = { x: 400, y: 300 }
const nodeIn = (flow: LangflowFlow, id: string) => flow.data.nodes.find((node) => node.id === id)

describe('edits of a flow', () => {
  it('change what they are about and leave everything else of the file as it is', () => {
    const strange = { ...smallFlow, strange: { kept: [1, null] } } as LangflowFlow
    const next = applyEdit(strange, setSetting(prompt.id, 'template', 'Greet {user} and {friend}.'))
    expect(next).toMatchObject({ strange: { kept: [1, null] } })
    expect(nodeIn(next, chatInput.id)).toBe(chatInput)
    expect(nodeIn(next, prompt.id)?.data.node?.template).toHaveProperty('friend')
    expect(next.data.edges).toEqual(smallFlow.data.edges)
    expect(checkLangflow(next)).toEqual([])
  })

  it('are none where nothing is changed', () => {
    expect(applyEdit(smallFlow, (same) => same)).toBe(smallFlow)
    expect(applyEdit(smallFlow, setTitle('nobody', 'x'))).toBe(smallFlow)
    expect(applyEdit(smallFlow, connect(wireIn))).toBe(smallFlow)
  })

  it('write a flow that nobody has drawn where it is shown', () => {
    const next = applyEdit(undrawn, setTitle(prompt.id, 'Greeter'))
    expect(new Set(next.data.nodes.map(({ position }) => position?.x)).size).toBe(3)
  })

  it('take the wire of a variable away with the variable', () => {
    const next = applyEdit(smallFlow, setSetting(prompt.id, 'template', 'Greet somebody.'))
    expect(next.data.edges).toHaveLength(1)
  })

  it('wire and unwire, one wire to a setting', () => {
    const bare = applyEdit(smallFlow, disconnect(wireIn))
    expect(bare.data.edges).toHaveLength(1)
    const ids = ({ data }: LangflowFlow) => new Set(data.edges.map(({ id }) => id))
    expect(ids(applyEdit(bare, connect(wireIn)))).toEqual(ids(smallFlow))
    const direct = { from: wireIn.from, to: { node: chatOutput.id, setting: 'input_value' } }
    const next = applyEdit(smallFlow, connect(direct))
    expect(next.data.edges.map(({ source }) => source)).toEqual([chatInput.id, chatInput.id])
  })

  it('add, move, rename and remove components and notes', () => {
    const next = applyEdit(
      smallFlow,
      all(
        addComponent('LanguageModelComponent', 'LanguageModelComponent-x', at),
        addNote({ id: 'note-y', text: 'first', position: at }),
        setNote('note-y', 'why'),
        move(new Map([[prompt.id, { x: 1.4, y: -2 }]])),
        setTitle(prompt.id, 'Greeter'),
      ),
    )
    expect(checkLangflow(next)).toEqual([])
    expect(nodeIn(next, prompt.id)).toMatchObject({
      position: { x: 1, y: -2 },
      data: { node: { display_name: 'Greeter' } },
    })
    expect(graphOf(next).graph.notes).toEqual([{ id: 'note-y', text: 'why', position: at }])
    const left = applyEdit(next, remove(new Set([prompt.id, 'note-y', 'LanguageModelComponent-x'])))
    expect(left.data.nodes.map(({ id }) => id)).toEqual([chatInput.id, chatOutput.id])
    expect(left.data.edges).toEqual([])
  })

  it('find a place for a new component where no other lies', () => {
    expect(freePlace(graph, { x: 2_000.4, y: 0 })).toEqual({ x: 2_000, y: 0 })
    expect(freePlace(graph, { x: 20, y: 30 })).toEqual({ x: 920, y: 30 })
  })

  it('make a component a tool of an agent, and a component again', () => {
    const two = all(addComponent('Agent', 'Agent-x', at), addComponent('CalculatorComponent', 'Calculator-y', at))
    const tools = {
      from: { node: 'Calculator-y', output: 'component_as_tool' },
      to: { node: 'Agent-x', setting: 'tools' },
    }
    const next = applyEdit(smallFlow, all(two, setTool('Calculator-y', true), connect(tools)))
    expect(graphOf(next).graph.wires).toContainEqual(tools)
    expect(checkLangflow(next)).toEqual([])
    const back = applyEdit(next, setTool('Calculator-y', false))
    expect(graphOf(back).graph.wires).not.toContainEqual(tools)
    expect(graphOf(back).graph.nodes.find(({ id }) => id === 'Calculator-y')?.outputs[0]?.name).not.toBe(
      'component_as_tool',
    )
  })

  it.runIf(hasRealFlows)('give every real flow back after a node was moved there and back', () => {
    for (const { name, json } of realFlows())
      for (const { flow, graph: read } of readLangflow(json, { keepSecrets: true }).flows) {
        const [node] = read.nodes
        if (node === undefined || flow.data.nodes.find(({ id }) => id === node.id)?.position === undefined) continue
        const { x, y } = node.position
        if (!Number.isInteger(x) || !Number.isInteger(y)) continue
        const there = applyEdit(flow, move(new Map([[node.id, { x: x + 10, y }]])))
        expect(applyEdit(there, move(new Map([[node.id, { x, y }]]))).data.edges, name).toEqual(flow.data.edges)
      }
  })
})

describe('wires', () => {
  it('are refused with the reason where types differ or nothing can be wired', () => {
    const wire = (to: { node: string; setting: string }) => ({ from: wireIn.from, to })
    expect(whyNot(graph, wireIn)).toBeUndefined()
    expect(whyNot(graph, wire({ node: prompt.id, setting: 'template' }))).toBe('Nothing can be wired to Template.')
    expect(whyNot(graph, wire({ node: chatInput.id, setting: 'input_value' }))).toContain('itself')
    const { graph: more } = graphOf(applyEdit(smallFlow, addComponent('Agent', 'Agent-x', at)))
    expect(whyNot(more, wire({ node: 'Agent-x', setting: 'tools' }))).toBe('message gives Message; Tools takes Tool.')
    expect(whyNot(graph, { from: wireIn.from, to: { node: prompt.id, output: 'prompt' } })).toContain('loop')
  })

  it('are offered where they fit and are not there yet', () => {
    expect(waysFrom(graph, wireIn.from).map(({ label }) => label)).toEqual(['My ChatOutput: A text'])
    expect(waysTo(graph, { node: chatOutput.id, setting: 'input_value' }).map(({ label }) => label)).toEqual([
      'My ChatInput: message',
    ])
    expect(inputsOf(graph, graph.nodes[1]!)).toEqual(['user'])
  })
})

describe('copy and paste', () => {
  it('gives new ids to all of it and keeps the wires within', () => {
    const copied = copyOf(graph, new Set([chatInput.id, prompt.id]))!
    let count = 0
    const { edit, ids } = pasteOf(copied, (like) => `${like}-${++count}`)
    const next = applyEdit(smallFlow, edit)
    expect([...ids]).toEqual(['ChatInput-a-1', 'Prompt-b-2'])
    expect(next.data.edges).toHaveLength(3)
    expect(nodeIn(next, 'Prompt-b-2')?.position).toEqual({ x: 448, y: 68 })
    expect(checkLangflow(next)).toEqual([])
    expect(copyOf(graph, new Set())).toBeUndefined()
  })

  it('names nodes as Langflow does, none twice', () => {
    const chances = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5]
    expect(nodeId('Prompt-b', new Set(['Prompt-aaaaa']), () => chances.shift()!)).toBe('Prompt-aaaaF')
  })
})

describe('undo and redo', () => {
  it('go through the states one by one, and forget what was undone when something else is edited', () => {
    const three = edited(edited(beginHistory(1), 2), 3)
    expect(undone(three).present).toBe(2)
    expect(redone(undone(three))).toEqual(three)
    expect(undone(undone(undone(three))).present).toBe(1)
    expect(redone(edited(undone(three), 9)).present).toBe(9)
    expect(edited(three, 3)).toBe(three)
  })

  it('take what was typed in one go as one state', () => {
    const typed = ['a', 'ab', 'abc'].reduce((now, text) => edited(now, text, 'title'), beginHistory(''))
    expect(undone(typed).present).toBe('')
    expect(undone(edited(sealed(typed), 'abcd', 'title')).present).toBe('abc')
    expect(undone(replaced(typed, 'ABC')).present).toBe('')
  })
})
