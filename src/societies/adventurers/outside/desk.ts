/** A desk where a run's question lies until it is answered: one at a time, for whoever comes first. */
import type { OpenQuestion } from '../../../store/pending.ts'
import type { Handed } from './hear-game.ts'

export interface Asked {
  readonly handed: Handed
  /** why the last answer did not do */
  readonly fault?: string
  answer(observation: unknown): void
}

export interface Desk {
  readonly onQuestion: (question: OpenQuestion) => Promise<unknown>
  /** the question that lies here, or the next one that comes */
  asked(): Promise<Asked>
  clear(): void
}

export function createDesk(): Desk {
  let next = Promise.withResolvers<Asked>()
  const clear = () => void (next = Promise.withResolvers<Asked>())
  return {
    onQuestion: ({ question, fault }) => {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      next.resolve({
        handed: question as Handed,
        ...(fault !== undefined && { fault }),
        answer: (observation) => {
          clear()
          resolve(observation)
        },
      })
      return promise
    },
    asked: () => next.promise,
    clear,
  }
}
