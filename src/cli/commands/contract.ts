/** `troupe contract`: who reads and writes what in a society, and who follows whom. */
import type { Contract } from '../../define/contract.ts'
import type { Society } from '../../societies/society.ts'
import type { Command, Report } from '../command.ts'
import type { Screen } from '../screen.ts'
import { loadSociety } from '../society.ts'
import { drawTable } from '../../terminal/table.ts'

export const contract: Command = {
  takes: ['SOCIETY'],
  options: {},
  examples: ['contract society.ts', 'contract society.ts#director --json'],
  async run(given, screen) {
    return showContract(await loadSociety(given.argument(0)), screen)
  },
}

export function showContract({ flow, name }: Society, screen: Screen): Report {
  const contracted = flow.contract()
  const drawing = flow.diagram().trimEnd().split('\n')
  screen.say(...drawContract(contracted, screen), '', screen.paint('bold', 'mermaid'), ...drawing)
  return { json: { society: name, contract: contracted, diagram: flow.diagram() } }
}

function drawContract({ flow, fields, agents }: Contract, screen: Screen): string[] {
  const { paint, columns } = screen
  const list = (names: readonly string[]) => ({ text: names.join(', ') || '-' })
  const inside = agents.flatMap(({ name, society }) =>
    society ? ['', paint('dim', `inside ${name}:`), ...drawContract(society, screen)] : [],
  )
  return [
    paint('bold', flow),
    '',
    ...drawTable(
      ['agent', 'reads', 'writes', 'next'],
      agents.map(({ name, reads, writes, next }) => [
        { text: name, style: 'cyan' as const },
        list(reads),
        list(writes),
        list(next),
      ]),
      paint,
      columns,
    ),
    '',
    ...drawTable(
      ['field', 'rule', 'written by', 'read by'],
      fields.map(({ name, rule, needed, readers, writers }) => [
        { text: name, style: 'cyan' as const },
        { text: needed ? `${rule}, needed` : rule },
        list(writers),
        list(readers),
      ]),
      paint,
      columns,
    ),
    ...inside,
  ]
}
