/** One life of a process that runs a society on a file until it ends, or until somebody kills the process. */
import { appendFileSync, openSync, writeSync } from 'node:fs'
import type { EffectInfo } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { answerTo, societies, thoughts, type SocietyName } from './societies.ts'

const [name, file, effects, run, thought] = process.argv.slice(2) as [SocietyName, string, string, string, string]
// always the same few bytes: whatever the process thought of last is there when it is killed
const last = openSync(thought, 'w')
thoughts.note = (step) => void writeSync(last, String(step).padStart(8), 0)
const society = societies[name]
const store = sqliteStore(file)
const options = {
  store,
  handlers: {
    // half of the waiting before and half after, so that a kill finds effects announced, done and not yet closed
    act: async (_: unknown, { id }: EffectInfo) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      appendFileSync(effects, `${id}\n`)
      await new Promise((resolve) => setTimeout(resolve, 1))
      return 'done'
    },
  },
}

let life =
  (await store.head(run)) === 0 ? society.run({}, { ...options, id: run, seed: 1 }) : society.resume(run, options)
for (;;) {
  const { status, questions } = await life.finished
  if (status === 'ended') break
  const [open] = questions
  life = society.resume(run, {
    ...options,
    ...(open && { question: open.id, answer: answerTo(open.question) }),
  })
}
await store.close()
