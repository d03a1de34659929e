/** Prompt templates: `{name}` or `{{name}}` stand for what is wired to that name. Other braces are left alone. */
import type { Call, Component } from '../component.ts'
import { message, sayJson, type Value } from '../values.ts'

const prompt: Component = {
  says: 'The template with its variables filled in, in either bracket style; braces of JSON survive.',
  run(call) {
    const isDouble = call.flag('use_double_brackets')
    return message(fillTemplate(call.text('template'), (name) => variableOf(call, name), isDouble))
  },
}

function variableOf(call: Call, name: string): string | undefined {
  const wired = call.wired(name)
  if (wired.length > 0) return partOf(wired, name) ?? call.text(name)
  if (name === 'template' || call.node.settings[name] === undefined) return partOf(call.wired('input'), name)
  // in the simpler dialect all values come in at one place, and are taken out by name
  return partOf(call.wired('input'), name) ?? call.text(name)
}

/** The part of that name, of a Data that has no text of its own. */
function partOf(values: readonly Value[], name: string): string | undefined {
  for (const value of values) {
    if (value.kind === 'data' && !('text' in value.data) && Object.hasOwn(value.data, name))
      return sayJson(value.data[name]!)
  }
  return undefined
}

const NAME = /^[A-Za-z_][\w .-]*$/

/**
 * Python's way, in which `{{` is a brace, where the whole template keeps to it; where it does not, as with JSON that
 * nobody escaped, only the variables that are known are filled in.
 */
export function fillTemplate(
  template: string,
  variable: (name: string) => string | undefined,
  isDouble = false,
): string {
  const named = (given: string) => (NAME.test(given.trim()) ? variable(given.trim()) : undefined)
  if (isDouble) return template.replaceAll(/\{\{([^{}]*)\}\}/g, (all, name: string) => named(name) ?? all)
  const isPython = [...template.matchAll(/\{\{|\}\}|\{([^{}]*)\}|[{}]/g)].every(
    ([all, name]) => all === '{{' || all === '}}' || (name !== undefined && named(name) !== undefined),
  )
  if (!isPython) return template.replaceAll(/\{([^{}]*)\}/g, (all, name: string) => named(name) ?? all)
  return template.replaceAll(/\{\{|\}\}|\{([^{}]*)\}/g, (all, name?: string) =>
    name === undefined ? all[0]! : (named(name) ?? all),
  )
}

export const promptComponents = { Prompt: prompt }
