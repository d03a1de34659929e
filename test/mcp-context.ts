/** What a tool is given when it is called, for tests that call one without a run. */
import type { ReadingContext, Tool } from '../src/tools/tool.ts'

export interface Asked {
  readonly question: unknown
  readonly key: string | undefined
}

/** `answers` are given in turn; every question is kept in `asked`. */
export function contextOf(answers: readonly unknown[] = [], asked: Asked[] = []): ReadingContext {
  return {
    id: 'call 1',
    run: 'run',
    agent: 'ana',
    step: 1,
    now: 0,
    report: () => {},
    signal: new AbortController().signal,
    random: undefined as never,
    society: undefined as never,
    ask: async (question, options) => {
      asked.push({ question, key: options?.key })
      const result = options?.schema?.['~standard'].validate(answers[asked.length - 1])
      if (result === undefined || result instanceof Promise) return answers[asked.length - 1] as never
      if (result.issues !== undefined) throw new Error(result.issues.map(({ message }) => message).join('; '))
      return result.value
    },
  }
}

/** Calls one by its name, as a mind would. */
export async function call(tools: readonly Tool[], name: string, input: unknown = {}, context = contextOf()) {
  const found = tools.find((each) => each.name === name)
  if (found?.does === undefined)
    throw new Error(`there is no ${name} among ${tools.map((each) => each.name).join(', ')}`)
  return found.does(input, context)
}
