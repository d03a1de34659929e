/** Banking: everything precious that we carry goes where it brings points, in one go. */
import type { Acts } from './acts.ts'
import type { Memory } from './memory.ts'
import type { Place } from './navigator.ts'
import type { Node } from './node.ts'
import type { Deed } from './perform.ts'
import type { Scope } from './puzzle-solver.ts'
import { tellsDeath, type Senses } from './senses.ts'
import type { Settler } from './settle.ts'
import type { Consider } from './doing.ts'

export type Bank = (node: Node, place: Place, scope: Scope) => void

// one thing is put down by a step of its own
const FEWEST = 2

export function createBank(
  senses: Senses,
  settler: Settler,
  memory: Memory,
  acts: Acts,
  noteTurn: () => void,
  consider: Consider,
): Bank {
  const { machine } = senses
  return (node, place, { held, here }) => {
    const things = held.filter((thing) => memory.precious.has(thing))
    const deposit = memory.deposits.find(
      ({ room, other }) => room === place.room && (other === 0 || here.includes(other)),
    )
    if (deposit === undefined || things.length < FEWEST) return
    machine.restore(place.snapshot)
    const deeds: Deed[] = []
    let { score } = node
    for (const thing of things) {
      const [first, second] = deposit.preciousFirst ? [thing, deposit.other] : [deposit.other, thing]
      const before = machine.snapshot()
      noteTurn()
      const { commands, text, goesOn } = senses.do(acts.command({ pattern: deposit.pattern, first, second }))
      const gain = senses.score() - score
      if (!goesOn || gain <= 0 || tellsDeath(text)) {
        machine.restore(before)
        continue
      }
      deeds.push({ room: place.room, commands, takesLuck: false, gain })
      score += gain
    }
    if (deeds.length < FEWEST) return
    const commands = deeds.flatMap((deed) => deed.commands)
    consider(node, { from: place, commands, text: '', after: settler.settle(), deeds })
  }
}
