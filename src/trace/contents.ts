/** What was said: prompts, replies, arguments, results. Left out of a trace unless somebody asks for it. */
import type { Span } from './span.ts'

type Contents = Readonly<Record<string, string>>

export function contentsOf(span: Span): Contents {
  switch (span.kind) {
    case 'model': {
      const { system, prompt, reply } = span.call
      return {
        ...(system !== undefined && { 'gen_ai.system_instructions': JSON.stringify([text(system)]) }),
        ...(prompt !== undefined && {
          'gen_ai.input.messages': JSON.stringify([{ role: 'user', parts: [text(prompt)] }]),
        }),
        'gen_ai.output.messages': JSON.stringify([{ role: 'assistant', parts: [text(reply)], finish_reason: 'stop' }]),
      }
    }
    case 'agent':
      return written('troupe.payload', span.payload)
    case 'tool':
      return {
        ...written('gen_ai.tool.call.arguments', span.input),
        ...written('gen_ai.tool.call.result', span.output),
      }
    case 'question':
      return { ...written('troupe.question', span.question), ...written('troupe.answer', span.answer) }
    case 'effect':
      return { ...written('troupe.effect', span.effect), ...written('troupe.effect.result', span.result) }
    case 'call':
      return written('troupe.call.value', span.value)
    default:
      return {}
  }
}

const text = (content: string) => ({ type: 'text', content })

function written(name: string, value: unknown): Contents {
  return value === undefined ? {} : { [name]: JSON.stringify(value) }
}
