/** Whether what a view made of a board can be drawn: boards come from files as well, and may hold anything. Pure. */
import type { AgentCard, Ballot, Curve, Fact, Mark, Suggestion } from '../../contract.ts'

const isText = (value: unknown) => typeof value === 'string'
const isTextIfAny = (value: unknown) => value === undefined || typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isNumberIfAny = (value: unknown) => value === undefined || typeof value === 'number'

export const isStep = (step: number | undefined): boolean => isNumberIfAny(step)

export const fitsFacts = (facts: readonly Fact[]): boolean =>
  facts.every(({ value, note }) => isText(value) && isTextIfAny(note))

export const fitsCards = (cards: readonly AgentCard[] = []): boolean =>
  // the page tells them apart by name
  new Set(cards.map(({ name }) => name)).size === cards.length &&
  cards.every(
    ({ name, title, hue, mind, says, proposal, confidence }) =>
      [name, title].every(isText) &&
      [mind, says, proposal].every(isTextIfAny) &&
      isNumber(hue) &&
      isNumberIfAny(confidence),
  )

export const fitsBallot = (ballot: Ballot | undefined): boolean =>
  ballot === undefined ||
  ballot.options.every(
    ({ what, why, against, by }) =>
      [what, why].every(isText) &&
      isTextIfAny(against) &&
      by.every(({ agent, confidence }) => isText(agent) && isNumberIfAny(confidence)),
  )

export const fitsSuggestions = (suggestions: readonly Suggestion[]): boolean =>
  suggestions.every(({ label, text }) => isText(label) && isText(text))

export const fitsMarks = (marks: readonly Mark[]): boolean =>
  marks.every(({ step, label }) => isNumber(step) && isText(label))

export const fitsCurve = (curve: Curve | undefined): boolean =>
  curve === undefined ||
  (isText(curve.label) &&
    isNumberIfAny(curve.max) &&
    curve.points.every(([step, value]) => isNumber(step) && isNumber(value)))
