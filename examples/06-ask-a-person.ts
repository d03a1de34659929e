/** A run that needs a person waits in its store and costs nothing; any process can answer, and it continues. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { append, board, end, flow, listRuns, openQuestions, value } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { z } from 'zod'

const folder = mkdtempSync(join(tmpdir(), 'troupe-example-'))
const file = join(folder, 'troupe.db')

const letter = board({ to: value<string>(), drafts: append<string>(), sent: value(false) })
const Decision = z.object({ approve: z.boolean(), note: z.string().optional() })

const secretary = letter.agent({
  reads: ['to', 'drafts'],
  writes: ['drafts', 'sent'],
  think: async ({ to, drafts }, context) => {
    // journaled as soon as it is there: not thought again when the answer comes
    const draft = await context.once('draft', () => {
      console.log('  (the secretary writes)')
      return drafts.length === 0 ? `Dear ${to}, no.` : `Dear ${to}, we regret that we cannot.`
    })
    const { approve, note } = await context.ask({ draft }, { schema: Decision })
    return { drafts: [note === undefined ? draft : `${draft} [${note}]`], sent: approve }
  },
})
const office = flow(letter, {
  name: 'office',
  start: 'secretary',
  agents: { secretary },
  routes: { secretary: ({ sent }) => (sent ? end('sent') : 'secretary') },
})

console.log('first session')
const first = sqliteStore(file)
const { status } = await office.run({ to: 'Ms Lund' }, { store: first, id: 'letter-1' }).finished
console.log(`  ${status}`)
await first.close()

console.log('second session')
const second = sqliteStore(file)
for (const { id, status: state } of await listRuns(second)) {
  for (const { question } of await openQuestions(second, id)) console.log(`  ${id} is ${state}:`, question)
  const answers: unknown[] = ['yes', { approve: false, note: 'too short' }, { approve: true }]
  for (const answer of answers) {
    const { status: now, questions, board: result } = await office.resume(id, { store: second, answer }).finished
    console.log(`  answered ${JSON.stringify(answer)}: ${now}`)
    if (questions[0]?.fault !== undefined) console.log(`  ${questions[0].fault}`)
    if (now === 'ended') console.log(`  ${result.drafts.join('\n  ')}`)
  }
}
await second.close()
rmSync(folder, { recursive: true })

// first session
//   (the secretary writes)
//   waiting
// second session
//   letter-1 is waiting: { draft: 'Dear Ms Lund, no.' }
//   answered "yes": waiting
//   The answer does not fit its schema: Invalid input: expected object, received string.
//   (the secretary writes)
//   answered {"approve":false,"note":"too short"}: waiting
//   answered {"approve":true}: ended
//   Dear Ms Lund, no. [too short]
//   Dear Ms Lund, we regret that we cannot.
