import { describe, expect, it } from 'vitest'
import { layOut, pathOf } from './layout.ts'

const graph = {
  nodes: ['start', 'plan', 'act', 'end'],
  edges: [
    { from: 'start', to: 'plan' },
    { from: 'plan', to: 'act' },
    { from: 'act', to: 'plan', label: 'chosen' },
    { from: 'act', to: 'plan', label: 'chosen' },
    { from: 'act', to: 'end', label: 'chosen' },
    { from: 'act', to: 'act', label: 'chosen' },
    { from: 'act', to: 'nowhere' },
  ],
}

describe('the diagram of a flow', () => {
  it('stands in the order of the flow, from the left or from the top', () => {
    const across = layOut(graph, 'LR').nodes
    expect(across.map(({ x }) => x)).toEqual(across.map(({ x }) => x).toSorted((a, b) => a - b))
    const down = layOut(graph, 'TB').nodes
    expect(down.map(({ y }) => y)).toEqual(down.map(({ y }) => y).toSorted((a, b) => a - b))
  })

  it('has one arrow for each way, there and back apart', () => {
    const { edges } = layOut(graph, 'LR')
    expect(edges.map(({ from, to, isChosen }) => `${from}>${to}${isChosen ? '?' : ''}`)).toEqual([
      'start>plan',
      'plan>act',
      'act>plan?',
      'act>end?',
      'act>act?',
    ])
    const [, there, back] = edges
    expect(there!.label).not.toEqual(back!.label)
  })

  it('keeps everything inside itself, and names short', () => {
    const { nodes, width, height } = layOut({ nodes: ['start', 'x'.repeat(500), 'end'], edges: [] }, 'LR')
    for (const node of nodes) {
      expect(node.x + node.width / 2).toBeLessThanOrEqual(width)
      expect(node.y + node.height / 2).toBeLessThanOrEqual(height)
      expect(node.label.length).toBeLessThan(30)
    }
  })

  it('draws a line through all points', () => {
    expect(pathOf([])).toBe('')
    expect(
      pathOf([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ]),
    ).toBe('M0 0Q10 0 10 5L10 10')
  })
})
