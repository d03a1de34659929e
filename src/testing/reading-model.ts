/**
 * A reader: a model double that answers for the members of an adventure from the words of its prompt and nothing else.
 * It goes the way it was told is the most promising, suggests what it was told was not tried, vetoes what it was told
 * failed, and decides for whoever is surest. If a prompt lacks what is needed, the reader cannot play.
 */
import { scriptedModel, type ScriptedModel } from './scripted-model.ts'

type Loose = Readonly<Record<string, unknown>>

/** For `startModelServer({ reply: ({ text }) => readingReply(text) })`. */
export function readingReply(text: string): object {
  // "You are Strategy," and "You are the Navigator of": whoever is spoken to stands first
  const [, member = ''] = /You are (?:the )?(\w+)/.exec(text) ?? []
  if (member === 'Navigator') return navigate(text)
  if (member === 'Puzzle') return handle(text)
  return member === 'Memory' ? remember(text) : decide(text)
}

export function readingModel(name = 'reader/words'): ScriptedModel {
  return scriptedModel(({ system = '', prompt }) => readingReply(`${system}\n${prompt}`), name)
}

function navigate(text: string): object {
  const map = jsonAfter(text, 'The map so far, with where we think we are:')
  const { current_location: here } = map
  const unexplored = Object.values(asRecord(map['locations'])).flatMap((place) =>
    asList(asRecord(place)['unexplored_exits']),
  )
  const [best] = ideasIn(text, 'Ways that seem worth trying, the most promising first:')
  return {
    agent: 'navigator',
    answer: best === undefined ? 'All ways I was told of are tried.' : best.why,
    confidence: best?.likely ?? 0.05,
    metadata: {
      current_location: here,
      ...(best && { suggested_action: best.step }),
      unexplored_count: unexplored.length,
    },
    map_update: {},
  }
}

function handle(text: string): object {
  const ideas = ideasIn(
    text,
    'What seems worth trying and was not tried since anything changed, the most promising first:',
  )
  const [best] = ideas
  return {
    agent: 'puzzle',
    answer: best === undefined ? 'All I was told of was tried.' : best.why,
    confidence: best?.likely ?? 0.05,
    metadata: {
      suggested_actions: [...new Set(ideas.map(({ step }) => step))].slice(0, MOST_SUGGESTED),
      relevant_inventory: asList(parsed(`{"held": ${/^We carry: (.+)$/m.exec(text)?.[1] ?? '[]'}}`)['held']),
    },
  }
}

const MOST_SUGGESTED = 3

/** Each line an idea; what is elsewhere begins with the first step on the way there. */
function ideasIn(text: string, title: string): { step: string; likely: number; why: string }[] {
  const ideas: { step: string; likely: number; why: string }[] = []
  for (const line of linesAfter(text, title)) {
    if (!line.startsWith('{')) break
    const { command, first_step: first, likely, why } = parsed(line)
    ideas.push({ step: String(first ?? command), likely: Number(likely), why: String(why) })
  }
  return ideas
}

// `12. at landing: "take board" -> failure: It is fixed.`
const DEED = /^\d+\. at ([^:]+): "([^"]+)" -> (\w+)/

function remember(text: string): object {
  const here = /^We are at: (.+)$/m.exec(text)?.[1] ?? ''
  const [, since = '0'] = /(\d{1,9}) steps since progress/.exec(text) ?? []
  const loop = /^Loop: (.+)$/m.exec(text)?.[1] ?? 'none'
  const deeds = linesAfter(text, 'The last actions, oldest first:').flatMap((line) => {
    const [, place = '', action = '', outcome = ''] = DEED.exec(line) ?? []
    return place === here ? [{ action, outcome }] : []
  })
  const failed = [...new Set(deeds.filter(({ outcome }) => /failure|harm/.test(outcome)).map(({ action }) => action))]
  const isLooping = !loop.startsWith('none')
  return {
    agent: 'memory',
    answer:
      failed.length > 0 ? `NO to ${failed.join(', ')}: it failed here.` : 'Nothing I was told of speaks against it.',
    confidence: failed.length > 0 || isLooping ? 0.9 : 0.4,
    metadata: {
      tried_before: deeds.length > 0,
      times_tried: deeds.length,
      success_rate: deeds.length === 0 ? 0 : deeds.filter(({ outcome }) => outcome === 'success').length / deeds.length,
      loop_detected: isLooping,
      steps_since_progress: Number(since),
      vetoed_actions: failed,
    },
  }
}

function decide(text: string): object {
  const [navigator, puzzle, memory] = ['navigator', 'puzzle', 'memory'].map((member) => jsonAfter(text, `${member}: `))
  const vetoed = new Set([
    ...asList(asRecord(memory!['metadata'])['vetoed_actions']),
    ...(/^Vetoed: (.+)$/m.exec(text)?.[1] ?? '').split('; ').map((each) => each.split(': ', 1)[0]!),
  ])
  const options = [navigator!, puzzle!, memory!]
    .flatMap((response) => {
      const { suggested_action: one, suggested_actions: several } = asRecord(response['metadata'])
      const sure = Number(response['confidence'] ?? 0)
      return [one, ...asList(several)]
        .filter((command) => typeof command === 'string')
        .map((command, place) => ({ command, sure: sure - place * 0.05 }))
    })
    .filter(({ command }) => !vetoed.has(command))
    .toSorted((a, b) => b.sure - a.sure)
  const best = options[0] ?? { command: 'look', sure: 0.1 }
  return {
    agent: 'strategy',
    reasoning: `It was advised with the most confidence, ${best.sure.toFixed(2)}.`,
    final_action: best.command,
    confidence: Math.max(0, Math.min(1, best.sure)),
    current_goal: 'do what was advised',
    specialist_votes: Object.fromEntries(
      [navigator!, puzzle!, memory!].map(({ agent, confidence }) => [String(agent), Number(confidence ?? 0)]),
    ),
  }
}

/** The JSON object in the line that begins with these words, or in the line after it. */
function jsonAfter(text: string, words: string): Loose {
  const at = text.lastIndexOf(`\n${words}`)
  if (at < 0) return {}
  const rest = text.slice(at + 1 + words.length).trimStart()
  return parsed(rest.split('\n', 1)[0]!)
}

function linesAfter(text: string, words: string): string[] {
  const at = text.lastIndexOf(words)
  return at < 0
    ? []
    : text
        .slice(at + words.length)
        .trimStart()
        .split('\n')
}

function parsed(json: string): Loose {
  try {
    return asRecord(JSON.parse(json))
  } catch {
    return {}
  }
}

const asRecord = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {}
const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
