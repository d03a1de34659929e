/** A society of somebody's own, described in full, for the stories about files. */
import { append, board, end, flow, value } from 'troupe'
import { mind, type MakeMind } from 'troupe/minds'
import { count, seed, society, text } from 'troupe/societies'
import { z } from 'zod'

const talk = board({
  topic: value<string>(),
  rounds: value(3),
  luck: value<number | string>(0),
  said: append<string>(),
})

const createTalk = (minds: MakeMind) =>
  flow(talk, {
    name: 'talk',
    start: 'speaker',
    agents: {
      speaker: talk.agent({
        reads: ['said', 'topic'],
        writes: ['said'],
        think: minds({
          prompt: 'Say something about {topic} after {said}.',
          reply: z.object({ text: z.string() }),
          rules: ({ topic }) => ({ text: `something about ${topic}` }),
          act: ({ text: words }, _, { by }) => ({ said: [`${words} (${by.replace(/^http.*#/, '')})`] }),
        }),
      }),
    },
    routes: { speaker: ({ said, rounds }) => (said.length >= rounds ? end('all is said') : 'speaker') },
  })

const talkers = society({
  name: 'talkers',
  title: 'Talkers',
  says: 'One speaker talks about a topic.',
  flow: createTalk,
  schema: z.looseObject({ topic: z.string().min(3, 'A topic has three letters or more') }),
  options: [
    text({ path: 'topic', label: 'Topic', default: 'the sea', isArgument: true }),
    count({ path: 'rounds', label: 'Rounds', default: 3, min: 1, max: 9, flag: '--rounds' }),
    seed({ path: 'luck', label: 'Luck', default: 5 }),
  ],
  view: 'adventure',
  nameOf: ({ topic }) => `A talk about ${topic}`,
  scoreOf: ({ said }) => ({ score: said?.length ?? 0 }),
  measure: (_store, _run, values) => ({ words: (values['said'] as string[]).join(' ').split(' ').length }),
  files: [
    {
      name: 'talk.txt',
      as: 'text',
      says: 'What was said.',
      type: 'text/plain; charset=utf-8',
      async *write(store, run) {
        for (const line of (await createTalk(mind).stateAt(run, undefined, { store })).said) yield `${line}\n`
      },
    },
  ],
  example: { input: { topic: 'the stars' } },
  evaluation: () => ({
    says: 'Talk beside silence.',
    options: [count({ path: 'talks', label: 'Talks', default: 2, min: 1, max: 9, flag: '--talks' })],
    run: async ({ talks }, { progress }) => {
      progress('talking')
      return { lines: [`${String(talks)} talks, 0 by silence`], json: { talks, silence: 0 } }
    },
  }),
  terminal: () => ({
    watch: () => ({
      see: ({ kind }) => kind === 'step',
      draw: () => [],
      lines: ({ said }) => [`> ${(said as string[]).at(-1)}`],
      sum: ({ board: { said }, measured }, { paint }) => ({
        lines: [`${paint('bold', 'said')}: ${(said as string[]).length}`],
        json: { ...measured },
      }),
    }),
  }),
})

// oxlint-disable-next-line import/no-default-export -- as people write it
export default talkers
