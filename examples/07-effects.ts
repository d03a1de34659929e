/** What is to be done outside the board is returned as data; handlers do it, and the next agent sees the results. */
import { append, board, chosen, end, flow, repeatable, type EffectInfo } from 'troupe'

// a small world with a rule of its own
const house = { room: 'hall', door: 'locked' }
const sentMail: string[] = []

interface Act {
  readonly type: 'act'
  readonly verb: 'unlock' | 'go'
}
interface Mail {
  readonly type: 'mail'
  readonly to: string
}
const handlers = {
  // lives in this process, so doing it again after a crash does no harm
  act: repeatable(({ verb }: Act) => {
    if (verb === 'unlock') house.door = 'open'
    else if (house.door === 'locked') return { ok: false, reason: 'The door is locked.' }
    else house.room = 'garden'
    return { ok: true }
  }),
  // leaves the process: announced in the journal first, and never sent twice
  mail: ({ to }: Mail, { id }: EffectInfo) => {
    sentMail.push(to)
    return { delivered: id }
  },
}

const diary = board({ notes: append<string>() })
const explorer = diary.agent({
  reads: [],
  writes: ['notes'],
  think: (_, { effects: [last] }) => {
    const acted = last as { effect: Act; result: { ok: boolean; reason?: string } } | undefined
    if (acted?.result.ok && acted.effect.verb === 'go') return { update: { notes: ['I am out.'] }, next: 'reporter' }
    const verb = acted?.result.ok === false ? 'unlock' : 'go'
    return {
      update: { notes: [acted?.result.reason ?? `I ${verb}.`] },
      effects: [{ type: 'act', verb }],
      next: 'explorer',
    }
  },
})
const reporter = diary.agent({
  reads: ['notes'],
  writes: [],
  think: () => ({ effects: [{ type: 'mail', to: 'ana' }] }),
})
const tour = flow(diary, {
  start: 'explorer',
  agents: { explorer, reporter },
  routes: { explorer: chosen('explorer', 'reporter'), reporter: end('told ana') },
})

const run = tour.run({}, { id: 'tour', handlers })
for await (const { record } of run) {
  if (record.kind === 'effect') console.log(`announced ${record.id}`)
  if (record.kind !== 'step') continue
  for (const { agent, effects = [] } of record.did)
    for (const { effect, result } of effects) console.log(record.step, agent, JSON.stringify({ ...effect, result }))
}
const { board: result } = await run.finished
console.log(result.notes.join(' '))
console.log(`mail to ${sentMail.join()}, explorer in the ${house.room}`)

// 1 explorer {"type":"act","verb":"go","result":{"ok":false,"reason":"The door is locked."}}
// 2 explorer {"type":"act","verb":"unlock","result":{"ok":true}}
// 3 explorer {"type":"act","verb":"go","result":{"ok":true}}
// announced tour/5/reporter/0
// 5 reporter {"type":"mail","to":"ana","result":{"delivered":"tour/5/reporter/0"}}
// I go. The door is locked. I go. I am out.
// mail to ana, explorer in the garden
