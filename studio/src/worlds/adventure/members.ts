/** The four members at a moment: what each said and proposed, how sure it was, and whose way it went. */
import { memberNames, voicesOf } from '../../../../src/societies/adventurers/voices.ts'
import type { DecisionRecord } from '../../../../src/societies/adventurers/board.ts'
import type { Exchange, Member, Response } from '../../../../src/societies/adventurers/protocol.ts'
import type { AgentCard, Moment } from '../../contract.ts'
import { lastUpTo } from '../../journal/ascending.ts'

/** Who decides comes first; each keeps its hue. */
const MEMBERS: readonly (readonly [Member, hue: number])[] = [
  ['strategy', 3],
  ['puzzle', 1],
  ['navigator', 0],
  ['memory', 2],
]

// what a member without an idea votes for
const NOTHING = 'nothing'

export function membersAt(moment: Moment): AgentCard[] {
  const responses = moment.field<Readonly<Record<string, Response>>>('responses') ?? {}
  const decision = decisionAt(moment)
  const exchanges = moment.field<Readonly<Record<string, Exchange>>>('exchanges') ?? {}
  const voices = voicesOf({ responses, decision, exchanges })
  return MEMBERS.map(([name, hue]) => {
    const voice = voices.find(({ member }) => member === name)
    const card = { name, title: memberNames[name], hue }
    if (voice === undefined)
      return { ...card, says: name === 'strategy' ? 'Nothing is decided yet.' : 'Was not asked yet.' }
    const { says, confidence, command } = voice
    const won = decision?.winner === name
    return {
      ...card,
      says,
      confidence,
      won,
      ...(command !== undefined && command !== NOTHING && { proposal: command }),
    }
  })
}

/** Nothing while answers are not weighed yet: what was decided before is not about them. */
export function decisionAt(moment: Moment): DecisionRecord | undefined {
  const { timeline, step } = moment
  const decided = lastUpTo(timeline.changesOf('decisionLog'), step) ?? -1
  const answered = lastUpTo(timeline.changesOf('responses'), step) ?? -1
  return decided >= answered ? moment.field<readonly DecisionRecord[]>('decisionLog')?.at(-1) : undefined
}
