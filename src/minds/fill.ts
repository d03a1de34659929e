/** Puts values into a prompt. Only known `{names}` are touched, so JSON in a prompt stays as it is. */
export function fill(template: string, values: Readonly<Record<string, unknown>>): string {
  // in one pass: what a value says is never taken for a name
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) && values[name] !== undefined ? asText(values[name]) : whole,
  )
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
