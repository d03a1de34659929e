/** A turn of the person at the terminal: what they were told, what they see, and what they can type. */
import { houseActions } from '../../../worlds/house/actions.ts'
import { isRecord } from '../../paths.ts'
import { PLAN_TITLE } from '../prompt.ts'
import type { PersonQuestion } from '../../terminal-view.ts'

// what others wrote into a prompt ends somewhere
const MOST_LINES = 60

// a model is told the whole day each time; whoever reads along needs what comes next
const PLANS_SHOWN = 3

/**
 * The same words a model gets, without those about how a model is to answer. Who one is, is said once, and what is as
 * it was in the question `before` is not said again.
 */
export function askInWords(question: unknown, before: unknown): PersonQuestion | undefined {
  if (!isQuestion(question)) return undefined
  const isFirst = !isQuestion(before)
  const system = typeof question.system === 'string' ? question.system : ''
  const [self = ''] = system.split('\n', 1)
  const [, name = 'you'] = /^You are ([^.]{1,60})\./.exec(self) ?? []
  const whole = withShortPlan(question.prompt.split('\n'))
  const told = (isFirst ? whole : withoutKnown(whole, before.prompt.split('\n'))).slice(0, MOST_LINES)
  return {
    lines: [...(isFirst ? [self, 'It is your turn. ? shows what you can type.', ''] : []), ...told],
    hint: `${name}, what do you do? (? for help, empty for later)`,
    help: [
      'Type one of these, with the names you see:',
      ...Object.values(houseActions).map(({ help }) => `  ${help}`),
      'An answer to a request does not end your turn, and neither does looking; everything else does.',
    ],
  }
}

const isQuestion = (given: unknown): given is { readonly prompt: string; readonly system?: unknown } =>
  isRecord(given) && typeof given['prompt'] === 'string'

/** What came of the last action, and of the rest whatever is new: a line, or a list with its title. */
function withoutKnown(lines: readonly string[], before: readonly string[]): readonly string[] {
  const end = lines.indexOf('')
  const known = new Set(partsOf(withShortPlan(before)).map((part) => part.join('\n')))
  const news = partsOf(lines.slice(end + 1)).filter((part) => !known.has(part.join('\n')))
  return [...lines.slice(0, end + 1), ...news.flat()]
}

function partsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = []
  for (const line of lines)
    if (/^ *- /.test(line) && parts.length > 0) parts.at(-1)!.push(line)
    else parts.push([line])
  return parts
}

function withShortPlan(lines: readonly string[]): readonly string[] {
  const first = lines.indexOf(`${PLAN_TITLE}:`) + 1
  if (first === 0) return lines
  const after = lines.findIndex((line, at) => at >= first && !line.startsWith('- '))
  const end = after < 0 ? lines.length : after
  const more = end - first - PLANS_SHOWN
  if (more < 2) return lines
  return [...lines.slice(0, first + PLANS_SHOWN), `- and ${more} more`, ...lines.slice(end)]
}
