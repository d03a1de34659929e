/** What the compiler knows about minds: fields, replies and updates, all inferred. */
import { z } from 'zod'
import { append, board, end, flow, send, type, value } from '../index.ts'
import type { EmbeddingModel, LanguageModel } from 'ai'
import { createMinds, fallback, mind, model, namedEmbedder, person, rules, script, text } from './index.ts'

const page = board({ topic: value<string>(), verses: append<string>(), done: value(false) })
const Verse = z.object({ verse: z.string() })

// views, replies and updates need no annotation
page.agent({
  reads: ['topic'],
  writes: ['verses'],
  think: mind({
    prompt: ({ topic }) => topic.toUpperCase(),
    reply: Verse,
    rules: ({ topic }) => ({ verse: topic }),
    act: ({ verse }, { topic }, { confidence }) => ({ verses: [verse, topic, confidence.toFixed(1)] }),
  }),
})

// the words of a rule need no `as const`
const Move = z.object({ action: z.enum(['forward', 'back']) })
page.agent({
  reads: ['topic'],
  writes: ['verses'],
  think: mind({
    prompt: '?',
    reply: Move,
    rules: ({ topic }) => ({ action: topic === '' ? 'forward' : 'back' }),
    act: ({ action }) => ({ verses: [action] }),
  }),
})

// without act the reply is the update
page.agent({ reads: [], writes: ['done'], think: mind({ prompt: '?', reply: z.object({ done: z.boolean() }) }) })

// without a reply it is a text, and so it is with `text`
page.agent({
  reads: ['topic'],
  writes: ['verses'],
  think: mind({
    prompt: '?',
    rules: ({ topic }) => topic,
    act: (verse, { topic }) => ({ verses: [verse.toUpperCase(), topic.toUpperCase()] }),
  }),
})
page.agent({
  reads: [],
  writes: ['verses'],
  think: mind({ prompt: '?', reply: text, act: (verse) => ({ verses: [verse.toUpperCase()] }) }),
})
// @ts-expect-error a text is no update
page.agent({ reads: [], writes: ['verses'], think: mind({ prompt: '?' }) })
// @ts-expect-error the rules reply something else than a text
mind({ prompt: '?', rules: () => 7, act: () => ({}) })

// a model of the AI SDK goes wherever a model's name does
declare const ofSdk: Exclude<LanguageModel, string>
declare const anyOfSdk: LanguageModel
mind({ prompt: '?', reply: Verse, by: ofSdk })
mind({ prompt: '?', reply: Verse, by: anyOfSdk })
model(ofSdk)
createMinds({ choose: { poet: ofSdk }, model: anyOfSdk })
declare const embedding: Exclude<EmbeddingModel, string>
namedEmbedder(embedding, { dimensions: 8 })

// any mind can be named
const minds = [model('ollama/x'), person(), fallback(model('ollama/x'), model('ollama/y')), fallback(model('ollama/x'))]
for (const by of minds) mind({ prompt: '?', reply: Verse, by })
mind({ prompt: '?', reply: Verse, by: script([{ verse: 'hm' }]) })
mind({ prompt: '?', reply: Verse, by: fallback(model('ollama/x'), script({ 2: { verse: 'hm' } })) })
mind({ prompt: '?', reply: Verse, by: rules(() => ({ verse: 'hm' })) })

page.agent({
  reads: ['topic'],
  writes: ['verses'],
  think: mind({
    // @ts-expect-error verses is not read
    prompt: ({ verses }) => String(verses),
    reply: Verse,
    act: ({ verse }) => ({ verses: [verse] }),
  }),
})

page.agent({
  reads: ['topic'],
  writes: ['verses'],
  // @ts-expect-error done is not written
  think: mind({ prompt: '?', reply: Verse, act: () => ({ done: true }) }),
})

// @ts-expect-error the reply does not fit the field
page.agent({ reads: [], writes: ['done'], think: mind({ prompt: '?', reply: z.object({ done: z.string() }) }) })

// @ts-expect-error the rules reply something else
mind({ prompt: '?', reply: Verse, rules: () => ({ line: 'hm' }) })

// @ts-expect-error the script replies something else
mind({ prompt: '?', reply: Verse, by: script([{ line: 'hm' }]) })

// a run chooses minds for its agents by name
const poet = page.agent({ reads: [], writes: [], think: () => {} })
const poem = flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') } })
poem.run({ topic: 'x' }, { choose: { poet: ofSdk } })
poem.run({ topic: 'x' }, { choose: { poet: person() } })
poem.resume('x', { choose: { poet: 'rules' } })
// @ts-expect-error there is no such agent
poem.run({ topic: 'x' }, { choose: { peot: 'rules' } })
// @ts-expect-error nobody can think with a number
poem.run({ topic: 'x' }, { choose: { poet: 7 } })

// whom a fan-out or a society inside thinks for, only the run knows
const painter = page.agent({ reads: [], writes: [], takes: type<string>(), think: () => {} })
const painted = flow(page, {
  start: 'poet',
  agents: { poet, painter },
  routes: { poet: () => [send('painter', 'north')], painter: end('painted') },
})
painted.run({ topic: 'x' }, { choose: { Ana: 'person' } })
const inside = page.nest({
  reads: ['topic'],
  writes: [],
  flow: poem,
  input: ({ topic }) => ({ topic }),
  output: () => {},
})
const around = flow(page, { start: 'inside', agents: { inside }, routes: { inside: end('over') } })
around.run({ topic: 'x' }, { choose: { poet: 'person' } })
