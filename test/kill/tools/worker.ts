/** One life of a process that runs a tool-using society on a file until it ends, or until somebody kills it. */
import { sqliteStore } from 'troupe/sqlite'
import { answerTo, openSocieties, type SocietyName } from './societies.ts'

const [name, file, modelUrl, ledgerUrl] = process.argv.slice(2) as [SocietyName, string, string, string]
const society = openSocieties(modelUrl, ledgerUrl)[name]
// loaded by the first model call otherwise, where it would take most of a life
await import('ai')
await import('@ai-sdk/openai-compatible')
const store = sqliteStore(file)
process.stdout.write('begun\n')

let life =
  (await store.head('r')) === 0
    ? society.run({ prompt: `task ${name}` }, { store, id: 'r', seed: 1 })
    : society.resume('r', { store })
for (;;) {
  const { status, questions } = await life.finished
  if (status === 'ended') break
  const [open] = questions
  life = society.resume('r', { store, ...(open && { question: open.id, answer: answerTo(open.question) }) })
}
await store.close()
