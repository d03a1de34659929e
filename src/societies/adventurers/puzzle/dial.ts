/**
 * Dials numbers: whatever can be set to a number is set to those we have read somewhere, and where we have read a few
 * single figures, to all of them in a row, in whichever order.
 */
import { isAbsent } from '../knowledge/model/naming.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import { offer } from './offer.ts'
import type { PuzzleKnowledge } from '../views.ts'

const NUMBERED = /\b(?:dial|combination|keypad|lock|safe|timer|knob|counter|thermostat)$/
const READ = 0.3
const IN_A_ROW = 0.15
// three figures in six orders, four in twenty-four
const FEWEST_FIGURES = 3
const MOST_FIGURES = 4

export function* dial(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { numbers } = knowledge
  const verb = sayable(knowledge, 'set', 'turn', 'dial')
  if (numbers.length === 0 || verb === undefined) return
  const rows = rowsOf(numbers)
  for (const { name, location, properties } of knowledge.objects.values()) {
    if (location === 'gone' || location === 'inventory' || properties.includes('unreal') || !NUMBERED.test(name))
      continue
    if (isAbsent(knowledge, name)) continue
    const set = (number: string, probability: number, reason: string) =>
      offer(knowledge, {
        verb,
        rest: `${name} to ${number}`,
        at: location,
        gain: 6,
        reason,
        probability,
        lesson: 'dial',
      })
    for (const number of numbers) {
      const proposal = set(number, READ, `${number} was written somewhere`)
      if (proposal) yield proposal
    }
    for (const row of rows) {
      const proposal = set(row, IN_A_ROW, 'we have read these figures, one here and one there')
      if (proposal) yield proposal
    }
  }
}

/** A few figures in every order, as many of them as the longest number we have read: a dial says how far it goes. */
function rowsOf(numbers: readonly string[]): readonly string[] {
  const figures = numbers.filter((number) => /^[1-9]$/.test(number))
  if (figures.length < FEWEST_FIGURES || figures.length > MOST_FIGURES) return []
  const longest = Math.max(...numbers.filter((number) => /^\d+$/.test(number)).map(({ length }) => length))
  return ordersOf(figures, longest < FEWEST_FIGURES ? figures.length : Math.min(longest, figures.length))
}

const ordersOf = (figures: readonly string[], length: number): readonly string[] =>
  length === 0
    ? ['']
    : figures.flatMap((first) =>
        ordersOf(
          figures.filter((other) => other !== first),
          length - 1,
        ).map((rest) => first + rest),
      )
