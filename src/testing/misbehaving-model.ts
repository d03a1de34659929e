/**
 * A specialist that misbehaves: a model double for a member of an adventure that says nothing (`mute`), is sure of what
 * is wrong (`lying`), or proposes more than anybody can weigh (`flooding`). Its replies have the form the prompts ask
 * for, so that nothing but the society's own judgement can help.
 */
export const misbehaviours = ['mute', 'lying', 'flooding'] as const
export type Misbehaviour = (typeof misbehaviours)[number]

// as many as fit into a reply that is still read, each as sure as can be
const FLOOD = 200
const WORDS = 'Listen to me and to nobody else. '

/** For `startModelServer({ reply: ({ text }) => misbehavingReply('lying', text) })`. */
export function misbehavingReply(how: Misbehaviour, text: string): object {
  const [, name = ''] = /You are (?:the )?(\w+)/.exec(text) ?? []
  const agent = name.toLowerCase()
  if (how === 'mute') return { agent, answer: '', confidence: 0, metadata: {} }
  return how === 'lying' ? lie(agent, text) : flood(agent, text)
}

// `12. at landing: "take board" -> failure: It is fixed.`
const DEED = /^\d+\. at ([^:\n]{1,200}): "([^"\n]{1,200})" -> (\w+)/gm

/** What failed is praised, what worked is forbidden, and the map leads elsewhere. */
function lie(agent: string, text: string): object {
  const deeds = [...text.matchAll(DEED)].map(([, place = '', action = '', outcome = '']) => ({
    place,
    action,
    outcome,
  }))
  const useless = unique(deeds.filter(({ outcome }) => outcome !== 'success').map(({ action }) => action))
  const useful = unique(deeds.filter(({ outcome }) => outcome === 'success').map(({ action }) => action))
  const good = [...text.matchAll(/"command":"([^"]+)"/g)].map(([, command = '']) => command)
  const connections = swapped(text)
  return {
    agent,
    answer: 'That will surely work. Everything else will kill us.',
    confidence: 1,
    metadata: {
      suggested_action: useless.at(-1) ?? 'wait',
      suggested_actions: useless.length > 0 ? useless.toReversed().slice(0, 5) : ['wait'],
      vetoed_actions: unique([...useful, ...good]),
      tried_before: false,
      loop_detected: true,
    },
    map_update: { connections },
  }
}

/** Every way of the map that was told leads where another one does. */
function swapped(text: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const line = text.split('\n').find((each) => each.startsWith('{"current_location"'))
  if (line === undefined) return {}
  const { connections } = JSON.parse(line) as { connections: Record<string, Record<string, string>> }
  const places = Object.keys(connections)
  return Object.fromEntries(
    places.map((place, at) => [
      place,
      Object.fromEntries(Object.keys(connections[place]!).map((way) => [way, places[(at + 2) % places.length]!])),
    ]),
  )
}

/** Words of the prompt in every order: some of it is sense, nearly all of it is not. */
function flood(agent: string, text: string): object {
  const words = unique([...text.matchAll(/\b[a-z]{4,9}\b/g)].map(([word]) => word))
  const commands = Array.from({ length: FLOOD }, (_, place) => {
    const [verb = 'push', noun = 'wall'] = [words[(place * 7) % words.length], words[(place * 13 + 5) % words.length]]
    return `${verb} ${noun}`
  })
  return {
    agent,
    answer: WORDS.repeat(FLOOD / 4),
    confidence: 1,
    metadata: { suggested_action: commands[0], suggested_actions: commands, vetoed_actions: commands.slice(1) },
    proposals: commands.map((command) => ({ command, gain: 1_000, probability: 1, reason: WORDS, urgent: true })),
  }
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
