/** `troupe family`: the family tree of a society, from the journals of the store. */
import { readFamily } from '../../evolve/read-family.ts'
import type { Kin } from '../../evolve/family.ts'
import type { Command } from '../command.ts'
import { withExistingStore } from '../open-store.ts'
import type { Screen } from '../screen.ts'
import { evolvable } from '../evolvable.ts'

export const family: Command = {
  takes: ['SOCIETY'],
  options: { all: { type: 'boolean', about: 'also those who lost their races' } },
  notes: [
    'Every variant that evolution made stands below the one it was made of, with what it changed and what came of it.',
    'Play one with --variant NAME, or the last certified one with --variant certified.',
  ],
  examples: ['family adventurers', 'family explorers --all --json'],
  async run(given, screen) {
    const { name } = await evolvable(given.argument(0))
    return withExistingStore(given, async (store) => {
      const tree = await readFamily(store, name)
      if (tree.kin.length === 0) screen.say(`${name} was not evolved in this store yet. Try: troupe evolve ${name}`)
      else screen.say(...linesOf(tree.kin, given.flag('all'), screen))
      return { json: { ...tree } }
    })
  },
}

const STYLES = {
  certified: 'green',
  refused: 'yellow',
  broken: 'red',
  first: 'bold',
} as const

/** Children below their parents, further to the right. */
function linesOf(kin: readonly Kin[], isAll: boolean, screen: Screen): string[] {
  const lines: string[] = []
  const shown = new Set<string>()
  const isParent = new Set(kin.flatMap(({ parent }) => parent ?? []))
  const tell = (each: Kin, depth: number) => {
    if (shown.has(each.name)) return
    shown.add(each.name)
    const isDull = each.fate === 'lost its race' && !isParent.has(each.name)
    if (isAll || !isDull) lines.push(lineOf(each, depth, screen))
    for (const child of kin) if (child.parent === each.name) tell(child, depth + 1)
  }
  for (const each of kin) if (each.parent === undefined || !kin.some(({ name }) => name === each.parent)) tell(each, 0)
  return lines
}

function lineOf({ name, fate, differences, verdict, raceMean, by }: Kin, depth: number, screen: Screen): string {
  const style = Object.hasOwn(STYLES, fate) ? STYLES[fate as keyof typeof STYLES] : 'dim'
  const told = [
    differences.join(', ') || 'as it is',
    ...(by === 'control' ? ['(control)'] : []),
    ...(raceMean === undefined ? [] : [`race ${raceMean >= 0 ? '+' : ''}${raceMean.toFixed(3)}`]),
    ...(verdict === undefined
      ? []
      : [
          `W ${verdict.W.toFixed(1)} of ${verdict.threshold.toFixed(0)} after ${verdict.pairs} pairs, ${gain(verdict)}`,
        ]),
  ]
  return `${'  '.repeat(depth)}${screen.paint('cyan', name)} ${screen.paint(style, fate)}: ${told.join('; ')}`
}

const percent = (share: number) => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`

function gain({ mean, low, high }: NonNullable<Kin['verdict']>): string {
  return low === null || high === null ? percent(mean) : `${percent(mean)} [${percent(low)}, ${percent(high)}]`
}
