import { describe, expect, it } from 'vitest'
import { setting, smallGraph } from '../../../../../test/component-graph.ts'
import { defineComponent } from '../../../../../src/flows/components/component.ts'
import { flowOfGraph } from '../../../../../src/flows/components/graph-flow.ts'
import { nodeNames } from '../../../../../src/flows/components/machine.ts'
import type { ComponentGraph } from '../../../../../src/flows/graph.ts'
import { readPage } from '../../../../../src/store/fold.ts'
import { memoryStore } from '../../../../../src/store/memory-store.ts'
import { createTimeline } from '../../../journal/timeline.ts'
import { cameOut, sentOver, standingsOf, type WatchedRun } from './read-run.ts'

const broken = defineComponent({
  says: 'It fails.',
  run: () => {
    throw new Error('It is broken.')
  },
})

async function ran(graph: ComponentGraph, input: string, most = Infinity): Promise<WatchedRun> {
  const store = memoryStore()
  const made = flowOfGraph(graph, { components: { Broken: broken } })
  await made.flow.run(made.input({ input }), { store, id: 'run' }).finished.catch(() => undefined)
  const timeline = createTimeline()
  timeline.add((await readPage(store, 'run', 1, 1_000)).slice(0, most))
  const isGoing = timeline.entries.at(-1)?.record.kind === 'step'
  return { timeline, names: Object.fromEntries(nodeNames(graph)), isGoing }
}

const chat = {
  ask: { component: 'ChatInput', settings: { input_value: '' }, outputs: { message: ['Message'] } },
  say: { component: 'Prompt', settings: { template: 'Greet {user}.', user: '' }, outputs: { prompt: ['Message'] } },
  tell: { component: 'ChatOutput', settings: { input_value: '' }, outputs: { message: ['Message'] } },
}
const plain = smallGraph(chat, 'ask.message -> say.user', 'say.prompt -> tell.input_value')
const standing = (graph: ComponentGraph, run: WatchedRun) =>
  Object.fromEntries([...standingsOf(graph, run)].map(([id, each]) => [id, each.standing]))

describe('a run of a flow on the canvas', () => {
  it('tells how every node stands at each moment', async () => {
    expect(standing(plain, await ran(plain, 'Ada', 2))).toEqual({ ask: 'running', say: 'waiting', tell: 'waiting' })
    expect(standing(plain, await ran(plain, 'Ada', 3))).toEqual({ ask: 'done', say: 'running', tell: 'waiting' })
    expect(standing(plain, await ran(plain, 'Ada'))).toEqual({ ask: 'done', say: 'done', tell: 'done' })
  })

  it('tells what went over each wire, and what came out', async () => {
    const run = await ran(plain, 'Ada')
    const sent = plain.wires.map((wire) => sentOver(plain, wire, run).map(({ value }) => value))
    expect(sent).toMatchObject([[{ kind: 'message', text: 'Ada' }], [{ kind: 'message', text: 'Greet Ada.' }]])
    expect(cameOut(plain, run)).toEqual([{ node: 'tell', title: 'tell', text: 'Greet Ada.' }])
  })

  it('says which node stops it, and why', async () => {
    const odd = smallGraph({ ...chat, say: { ...chat.say, component: 'Oddity' } }, 'ask.message -> say.user')
    const found = standingsOf(odd, await ran(odd, 'Ada')).get('say')
    expect(found?.standing).toBe('stopped')
    expect(found?.reason).toContain('Oddity')
  })

  it('says which node failed, and why', async () => {
    const bad = smallGraph({ ...chat, say: { ...chat.say, component: 'Broken' } }, 'ask.message -> say.user')
    const found = standingsOf(bad, await ran(bad, 'Ada'))
    expect(found.get('ask')).toEqual({ standing: 'done' })
    expect(found.get('say')).toMatchObject({ standing: 'failed' })
    expect(found.get('say')?.reason).toContain('It is broken.')
  })

  it('shows a group as one node, by what its nodes come to', async () => {
    const inside = smallGraph({ say: chat.say })
    const group = {
      component: 'GroupNode',
      inside,
      settings: { user: '' },
      outputs: { prompt: ['Message'] },
      standsFor: { user: 'say.user', prompt: 'say.prompt' },
    }
    const graph = smallGraph({ ...chat, say: group }, 'ask.message -> say.user', 'say.prompt -> tell.input_value')
    const run = await ran(graph, 'Bo')
    expect(standing(graph, run)).toMatchObject({ say: 'done' })
    expect(sentOver(graph, graph.wires[1]!, run)[0]?.value).toMatchObject({ text: 'Greet Bo.' })
  })

  it('takes nothing of a board that is no state of a node', async () => {
    const run = await ran(plain, 'Ada')
    const timeline = { ...run.timeline, field: () => ({ status: 1, outputs: setting('') }) }
    expect(standing(plain, { ...run, timeline })).toEqual({ ask: 'waiting', say: 'waiting', tell: 'waiting' })
  })
})
