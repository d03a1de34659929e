/** Answers to what a story asks back before it goes on: a menu of numbered lines, yes or no, which of several. */
import { menuIn, questionIn } from '../read-question.ts'
import type { Facts } from './facts.ts'
import type { Place } from './navigator.ts'
import type { Node } from './node.ts'
import { tellsDeath, type Senses, type Step } from './senses.ts'
import { SAME, type Settler } from './settle.ts'
import type { Consider } from './doing.ts'

// so many answers in a row, and so many in all
const DEEPEST = 5
const MOST_ANSWERS = 60
const LEAVES = '0'

export interface Asked {
  readonly options: readonly string[]
  /** what leaves a menu without saying anything */
  readonly leave: string | undefined
}

/** What can be answered to a text; undefined when it asks nothing that has to be answered. */
export function askedIn(text: string): Asked | undefined {
  if (/^\s{0,8}[[(]?1[\])]?[).:]?\s/m.test(text)) {
    const menu = menuIn(text.split('\n'))
    if (menu !== undefined) {
      const leave = menu.options.includes(LEAVES) ? LEAVES : undefined
      return { options: menu.options.filter((option) => option !== leave), leave }
    }
  }
  if (!text.includes('?')) return undefined
  const question = questionIn(text.slice(-LAST_WORDS))
  const isAnswerable = question?.asks === 'yes-no' || question?.asks === 'which'
  return isAnswerable ? { options: question.options, leave: undefined } : undefined
}

// a question that wants an answer is asked last
const LAST_WORDS = 300

interface Parts {
  readonly senses: Senses
  readonly facts: Facts
  readonly settler: Settler
  readonly consider: Consider
  readonly act: (command: string) => Step
}

export type Answer = (node: Node, place: Place, step: Step, asked: Asked) => boolean

/** Tries all answers, and answers to what is asked then; what changes anything is considered. Tells whether any did. */
export function createAnswers({ senses, facts, settler, consider, act }: Parts): Answer {
  const { machine } = senses
  return (node, place, step, asked) => {
    let left = MOST_ANSWERS
    let hasChanged = false
    const follow = (commands: readonly string[], { options }: Asked, depth: number) => {
      const here = machine.snapshot()
      for (const option of options) {
        if (left-- <= 0) return
        machine.restore(here)
        const answered = act(option)
        const all = [...commands, ...answered.commands]
        if (!answered.goesOn && !answered.ended) continue
        const next = answered.goesOn ? askedIn(answered.text) : undefined
        if (next !== undefined && depth < DEEPEST) {
          const there = machine.snapshot()
          follow(all, next, depth + 1)
          machine.restore(there)
        }
        let { text } = answered
        if (next?.leave !== undefined) {
          const parting = act(next.leave)
          if (!parting.goesOn) continue
          all.push(...parting.commands)
          text += parting.text
        } else if (next !== undefined) continue
        if (facts.changes().length === 0 && !senses.hasScored() && !answered.ended) continue
        if (tellsDeath(text)) continue
        hasChanged = true
        const ended = answered.ended
        consider(node, { from: place, commands: all, text, ended, after: ended ? SAME : settler.settle() })
      }
    }
    follow(step.commands, asked, 1)
    return hasChanged
  }
}
