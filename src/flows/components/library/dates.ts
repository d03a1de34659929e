/** The current date, a number for something new, and a calculator: small helpers of flows. */
import { messageOf } from '../../../base/errors.ts'
import { calculate } from '../../../tools/built-in/calculator.ts'
import type { Component } from '../component.ts'
import { data, message } from '../values.ts'

/** Such as `2026-11-18 04:55:00 UTC`; a zone that nobody knows is refused. */
export function dateIn(now: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return `${parts.format(now)} ${zone}`
}

const currentDate: Component = {
  says: 'The date and time in its time zone.',
  toolInputs: ['timezone'],
  async run(call) {
    const zone = call.text('timezone') || 'UTC'
    const now = await call.once('now', () => call.surroundings.now?.() ?? call.context.now)
    try {
      return message(`Current date and time in ${zone}: ${dateIn(now, zone)}`)
    } catch {
      return call.stop(`There is no time zone "${zone}".`)
    }
  },
}

const calculator: Component = {
  says: 'Computes an arithmetic expression; it is parsed, never evaluated as code.',
  toolInputs: ['expression'],
  run(call) {
    const expression = call.text('expression')
    try {
      return data({ result: String(calculate(expression)) }, 'result')
    } catch (error) {
      return data({ error: messageOf(error), input: expression }, 'error')
    }
  },
}

const idGenerator: Component = {
  says: 'An id made from the chance of the run.',
  run: ({ context: { random } }) => message(Array.from({ length: 32 }, () => random.integer(16).toString(16)).join('')),
}

export const helperComponents = { CurrentDate: currentDate, CalculatorComponent: calculator, IDGenerator: idGenerator }
