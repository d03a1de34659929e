/** Troupe as it is published: an assistant with a tool on a SQLite file. */
import { join } from 'node:path'
import { z } from 'zod'
import { assistant, tool } from '../../../dist/assistant/index.js'
import { sqliteStore } from '../../../dist/sqlite/index.js'
import { ANSWER, instructions, placeOf, question, words, type Prepare } from '../subject.ts'

const input = z.object({ place: z.number() })

const prepareWith =
  (history: { messages?: number; characters?: number }): Prepare =>
  async (calls, variant, folder) => {
    let [asked, done] = [0, 0]
    const does = ({ place }: { place: number }) => {
      done++
      return placeOf(place)
    }
    const reply = () => {
      const place = asked++
      const usage = { inputTokens: 100, outputTokens: 10 }
      if (place === calls) return { text: ANSWER, usage }
      return { text: '', usage, calls: [{ id: `call-${place}`, name: words.name, input: { place } }] }
    }
    const looking = assistant({
      instructions,
      by: {
        name: 'bench/stand-in',
        generate: async () => reply(),
        async *stream() {
          return reply()
        },
      },
      tools: [variant === 'reading' ? tool({ ...words, input, reads: true, does }) : tool({ ...words, input, does })],
      limits: { turns: Infinity, calls: Infinity, history },
    })
    const store = sqliteStore(join(folder, 'troupe.db'))
    return async () => {
      const { board } = await looking.run({ prompt: question }, { store, seed: 1 }).finished
      await store.close()
      if (board.answer !== ANSWER) throw new Error(`The answer was ${board.answer}`)
      return done
    }
  }

export const prepare = prepareWith({})

/** The peers send the whole chat with each turn, where Troupe sends a window of it unless it is told otherwise. */
export const prepareWhole = prepareWith({ messages: Infinity, characters: Infinity })
