/** The situation in which an explorer decides, and its decision. The same for rules, models and people. */
import { listed } from '../../base/errors.ts'
import type { Random } from '../../base/random.ts'
import type { Schema } from '../../base/schema.ts'
import type { Message } from '../../mail/message.ts'
import type { Chart } from '../../worlds/explorable.ts'
import type { Pose, Position } from '../../worlds/grid/pose.ts'
import type { Recalled, Thing } from './board.ts'
import type { Knowledge } from './knowledge.ts'
import type { Variant } from '../variant.ts'

/** Rules for another world than the grid name its state and its spots. */
export interface Situation<State = Pose, Spot = Position> {
  readonly explorer: string
  readonly round: number
  readonly maxSteps: number
  readonly pose: State
  readonly visibleObjects: readonly Thing<Spot>[]
  readonly visibleAgents: readonly Thing<Spot>[]
  /** who is in the same place and knows the same: by mail, or because it came there with this one */
  readonly companions: readonly string[]
  readonly visibleCaption: string
  readonly memories: readonly Recalled[]
  readonly messages: readonly Message[]
  /** what all have found so far */
  readonly objects: readonly Thing<Spot>[]
  /** what it did before */
  readonly last?: string
  /** what became of the last action, if the world said no */
  readonly refused?: string
  readonly knowledge: Knowledge<Spot>
  /** what is known of the world before anything is seen of it */
  readonly chart: Chart<State, Spot>
  /** what can be done in it */
  readonly actions: readonly string[]
  /** what evolution has changed */
  readonly variant?: Variant
  readonly random: Random
}

export interface Decision {
  readonly thinking: string
  readonly action: string
  readonly reason: string
  /** to be sent to the others, if anything */
  readonly message_to_others?: string
  /** it knows of nothing more to explore */
  readonly nothing_left?: boolean
}

/** Checks what a mind answers, in a world where these actions can be done. Five fields need no library. */
export const decisionSchema = (actions: readonly string[]): Schema<Decision> => ({
  '~standard': {
    version: 1,
    vendor: 'troupe',
    validate: (value) => {
      const reply = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
      const { thinking = '', reason = '', message_to_others: message, nothing_left: left, action } = reply
      const issues = [
        ...(typeof action === 'string' && actions.includes(action)
          ? []
          : [{ message: `must be one of ${listed(actions)}`, path: ['action'] }]),
        ...[thinking, reason].flatMap((text, place) =>
          typeof text === 'string' ? [] : [{ message: 'must be text', path: [['thinking', 'reason'][place]!] }],
        ),
        ...(message === undefined || message === null || typeof message === 'string'
          ? []
          : [{ message: 'must be text, or left out', path: ['message_to_others'] }]),
      ]
      if (issues.length > 0) return { issues }
      return {
        value: {
          thinking: thinking as string,
          action: action as string,
          reason: reason as string,
          ...(typeof message === 'string' && message.trim() !== '' && { message_to_others: message }),
          ...(left === true && { nothing_left: true }),
        },
      }
    },
  },
})
