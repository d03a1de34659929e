/** The six members of a director: what they are called, the hue of each, and what each has said last. */
import { memberNames, type MemberName } from '../../../../src/societies/director/plan.ts'
import type { AgentCard, Moment } from '../../contract.ts'
import { oneLine } from '../shared/one-line.ts'
import { listAt, recordOf, textOf } from '../shared/read-board.ts'

const titles: Readonly<Record<MemberName, string>> = {
  orchestrator: 'Orchestrator',
  librarian: 'Librarian',
  architect: 'Architect',
  materialScientist: 'Material scientist',
  cinematographer: 'Cinematographer',
  critic: 'Critic',
}

const isMember = (name: string): name is MemberName => Object.hasOwn(titles, name)

export const titleOf = (name: string): string => (isMember(name) ? titles[name] : oneLine(name, 40))

export const hueOfMember = (name: string): number =>
  Math.max(
    0,
    memberNames.findIndex((each) => each === name),
  )

export function members(moment: Moment): AgentCard[] {
  const said = new Map<string, string>()
  for (const message of listAt(moment, 'messages')) {
    const { agent, content } = recordOf(message)
    said.set(textOf(agent), textOf(content))
  }
  return memberNames.map((name) => {
    const says = said.get(name)
    return { name, title: titles[name], hue: hueOfMember(name), ...(says && { says }) }
  })
}
