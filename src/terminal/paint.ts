/** Colour where the terminal has it, and a steady colour for each agent. */
import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | AgentStyle
type AgentStyle = (typeof agentStyles)[number]

export type Paint = (style: Style, text: string) => string

// red stays for what went wrong
const agentStyles = [
  'cyan',
  'magenta',
  'yellow',
  'green',
  'blue',
  'cyanBright',
  'magentaBright',
  'greenBright',
] as const

interface Stream {
  readonly isTTY?: boolean | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

export function wantsColour(stream: Stream, env: Environment = process.env): boolean {
  const forced = env['FORCE_COLOR']
  if (forced !== undefined) return forced !== '0' && forced !== 'false'
  return stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb'
}

// Paint is told from text by a mark of this very process, which no run, file or model can know. With the codes of the
// terminal itself, text that holds such a code could not be told from paint, and would colour or hide what follows.
const MARK = `\u001b${randomUUID()}:`
// pattern: the mark is an escape and a UUID of ours
const MARKED_CODE = new RegExp(`${MARK}(\\d+)m`)

/** Makes marks; where a line goes out, `shownLine` turns them into what the terminal understands. */
export function createPaint(coloured: boolean): Paint {
  if (!coloured) return (_, text) => text
  return (style, text) => {
    const [on, off] = inspect.colors[style]!
    return text === '' ? text : `${MARK}${on}m${text}${MARK}${off}m`
  }
}

/** The texts of a painted line, and the code of the terminal that stands before each but the first. */
export function partsOf(line: string): { readonly texts: readonly string[]; readonly codes: readonly string[] } {
  const parts = line.split(MARKED_CODE)
  return { texts: parts.filter((_, at) => at % 2 === 0), codes: parts.filter((_, at) => at % 2 === 1) }
}

/** Agents of a cast are coloured in its order, strangers in the order they appear. */
export function createAgentStyles(cast: readonly string[]): (agent: string) => AgentStyle {
  const order = new Map(cast.map((agent, index) => [agent, index]))
  return (agent) => {
    if (!order.has(agent)) order.set(agent, order.size)
    return agentStyles[order.get(agent)! % agentStyles.length]!
  }
}
