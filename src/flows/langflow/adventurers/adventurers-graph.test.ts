/** The society of adventurers as a Langflow flow: the nodes, connections, models and prompts of its design. */
import { describe, expect, it } from 'vitest'
import { promptVariables } from '../prompt-variables.ts'
import { readLangflow } from '../read.ts'
import { writeLangflow } from '../write.ts'
import { adventurersGraph, ownComponents } from './adventurers-graph.ts'
import { presetNames } from '../../../societies/adventurers/presets.ts'
import { templateOf } from './prompts.ts'

const { flow, problems, report } = writeLangflow(adventurersGraph())
const { graph } = readLangflow(flow).flows[0]!
const titles = new Map(graph.nodes.map(({ id, title }) => [id, title]))

/** The design's list, with what must be wired to what. */
const connections = [
  'ChatInput → StateParser',
  'Memory → StateParser',
  'StateParser → NavigatorPrompt',
  'StateParser → PuzzlePrompt',
  'StateParser → MemoryPrompt',
  'NavigatorPrompt → NavigatorLLM',
  'PuzzlePrompt → PuzzleLLM',
  'MemoryPrompt → MemoryLLM',
  'NavigatorLLM → ParseNavigator',
  'PuzzleLLM → ParsePuzzle',
  'MemoryLLM → ParseMemory',
  'ParseNavigator → StrategyPrompt',
  'ParsePuzzle → StrategyPrompt',
  'ParseMemory → StrategyPrompt',
  'StateParser → StrategyPrompt',
  'StrategyPrompt → StrategyLLM',
  'StrategyLLM → ParseStrategy',
  'ParseStrategy → UpdateState',
  'ParseNavigator → UpdateState',
  'StateParser → UpdateState',
  'ParseStrategy → FormatOutput',
  'FormatOutput → ChatOutput',
]

describe('the adventurers, exported for Langflow', () => {
  it('pass the check', () => {
    expect(problems).toEqual([])
    expect(report.items.filter(({ fate }) => fate === 'unsupported' || fate === 'secret')).toEqual([])
  })

  it('have every connection of the design and no other', () => {
    const wired = new Set(graph.wires.map(({ from, to }) => `${titles.get(from.node)} → ${titles.get(to.node)}`))
    expect([...wired].toSorted()).toEqual(connections.toSorted())
  })

  it('have prompts whose every variable is wired or has a value', () => {
    for (const node of graph.nodes.filter(({ component }) => component === 'Prompt')) {
      const names = promptVariables(node.settings['template']!.value as string)
      const open = names.filter((name) => {
        const isWired = graph.wires.some(({ to }) => to.node === node.id && 'setting' in to && to.setting === name)
        return !isWired && node.settings[name]?.value === ''
      })
      expect(open, node.title).toEqual([])
    }
  })

  it('ask for the variables of the design, with the words of the society itself', () => {
    expect(promptVariables(templateOf('navigator'))).toEqual(['observation', 'map_state', 'action_history'])
    expect(promptVariables(templateOf('puzzle'))).toEqual([
      'observation',
      'inventory',
      'known_objects',
      'interaction_history',
    ])
    expect(new Set(promptVariables(templateOf('memory')))).toEqual(
      new Set(['proposed_action', 'action_history', 'current_step', 'progress', 'score', 'steps_since_progress']),
    )
    expect(promptVariables(templateOf('strategy'))).toHaveLength(9)
    expect(templateOf('strategy')).toContain('When exploring, trust the Navigator.')
    expect(templateOf('strategy')).toContain('"reasoning": text')
  })

  it.each([
    ['recommended', ['sonnet 0.3', 'sonnet 0.4', 'haiku 0.2', 'sonnet 0.3']],
    ['saving', ['haiku 0.3', 'haiku 0.4', 'haiku 0.2', 'sonnet 0.3']],
  ] as const)('think with the models of the preset %s', (preset, expected) => {
    expect(presetNames).toContain(preset)
    const models = adventurersGraph(preset).nodes.filter(({ component }) => component === 'LanguageModelComponent')
    const thinking = models.map(({ settings }) => {
      const name = (settings['model_name']!.value as string).replace(/^claude-3-5-|-latest$/g, '')
      return `${name} ${JSON.stringify(settings['temperature']!.value)}`
    })
    expect(thinking).toEqual(expected)
    expect(models.every(({ settings }) => settings['api_key']!.isVariable)).toBe(true)
  })

  it('have components of our own, marked and told in the report', () => {
    const changed = report.items.filter(({ fate }) => fate === 'changed').map(({ id }) => id.split('-')[0])
    expect(new Set(changed)).toEqual(new Set(ownComponents))
  })

  it('are drawn in columns, so that every wire goes to the right and no nodes overlap', () => {
    const places = new Map(graph.nodes.map(({ id, position }) => [id, position]))
    for (const { from, to } of graph.wires) expect(places.get(from.node)!.x).toBeLessThan(places.get(to.node)!.x)
    const all = [...places.values()]
    const near = all.filter((one, index) =>
      all.some((other, at) => at < index && Math.abs(one.x - other.x) < 340 && Math.abs(one.y - other.y) < 340),
    )
    expect(near).toEqual([])
  })

  it('are the same file each time', () => {
    expect(JSON.stringify(writeLangflow(adventurersGraph()).flow)).toBe(JSON.stringify(flow))
  })
})
