/** The cast of a world that says nothing about it: who is about to think, and with which mind it did last. */
import type { AgentCard, Moment } from '../contract.ts'
import { hueOf } from '../ui/hue.ts'
import { castOf } from '../worlds/plain/cast.ts'

export function plainAgents({ timeline, step }: Moment, known: readonly string[]): AgentCard[] {
  // a society whose code is not known here has no cast but those who did something
  const cast = known.length > 0 ? known : castOf(timeline)
  const record = timeline.step(step)
  const next = new Set(
    (record?.next ?? timeline.start?.next ?? []).map((each) => (typeof each === 'string' ? each : each.agent)),
  )
  const minds = new Map(record?.did.map(({ agent, mind }) => [agent, mind]))
  return cast.map((name) => {
    const mind = minds.get(name)
    return {
      name,
      title: name,
      hue: hueOf(name, cast),
      isThinking: next.has(name),
      ...(mind !== undefined && { mind }),
    }
  })
}
