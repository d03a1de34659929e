/**
 * Advice: what a model may add to a member's rules. It names wishes, never coordinates or colours of single parts:
 * rules make of them what holds up. Rules alone advise nothing.
 */
import type { Schema } from '../../base/schema.ts'

const MOST_WISHES = 100

export interface Advice<Wish> {
  readonly wishes: readonly Wish[]
  /** one sentence for whoever reads along */
  readonly says: string
}

export const noAdvice: Advice<never> = { wishes: [], says: '' }

/** A reply with a list of wishes; those that make no sense are left out. */
export function adviceSchema<Wish>(
  read: (given: Readonly<Record<string, unknown>>) => Wish | undefined,
): Schema<Advice<Wish>> {
  return {
    '~standard': {
      version: 1,
      vendor: 'troupe',
      validate: (given) => {
        const reply = (typeof given === 'object' && given !== null ? given : {}) as Readonly<Record<string, unknown>>
        const { wishes = [], says = '' } = reply
        if (!Array.isArray(wishes)) return { issues: [{ message: 'must be a list', path: ['wishes'] }] }
        const known = (wishes as readonly unknown[])
          .slice(0, MOST_WISHES)
          .flatMap((wish) =>
            typeof wish === 'object' && wish !== null ? (read(wish as Readonly<Record<string, unknown>>) ?? []) : [],
          )
        return { value: { wishes: known, says: typeof says === 'string' ? says.slice(0, 500) : '' } }
      },
    },
  }
}

const LONGEST_WORD = 80

/** A short text of a wish; nothing when it is none. */
export const textIn = (given: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const text = Object.hasOwn(given, name) ? given[name] : undefined
  return typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_WORD ? text.trim() : undefined
}
