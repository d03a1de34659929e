/** Fills a prompt template with values. Only known `{names}` are touched, so JSON in a prompt stays as it is. */

// {name}, or {{name}} for a name in braces that is meant as it stands
const PLACE = /\{\{(\w+)\}\}|\{(\w+)\}/g

export function fill(template: string, values: Readonly<Record<string, unknown>>): string {
  // in one pass: what a value says is never taken for a name
  return template.replaceAll(PLACE, (whole, escaped: string | undefined, name = '') => {
    if (escaped !== undefined) return `{${escaped}}`
    return Object.hasOwn(values, name) && values[name] !== undefined ? asText(values[name]) : whole
  })
}

/** The names a template waits for. What begins with a digit is none: `[a-z]{2}` is how people write patterns. */
export function namesIn(template: string): string[] {
  const names = [...template.matchAll(PLACE)].map(([, , name]) => name)
  return [...new Set(names.filter((name) => name !== undefined && /^\D/.test(name)))] as string[]
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
