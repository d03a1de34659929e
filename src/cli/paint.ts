/** Colour where the terminal has it, and a steady colour for each agent. */
import { styleText } from 'node:util'

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

export function createPaint(coloured: boolean): Paint {
  if (!coloured) return (_, text) => text
  return (style, text) => (text === '' ? text : styleText(style, text, { validateStream: false }))
}

/** Agents of a cast are coloured in its order, strangers in the order they appear. */
export function createAgentStyles(cast: readonly string[]): (agent: string) => AgentStyle {
  const order = new Map(cast.map((agent, index) => [agent, index]))
  return (agent) => {
    if (!order.has(agent)) order.set(agent, order.size)
    return agentStyles[order.get(agent)! % agentStyles.length]!
  }
}
