/** Variables of a prompt template: `{name}`, or `{{name}}` with double brackets. Other braces are literal. */
const single = /\{\{|\}\}|\{([A-Za-z_]\w{0,199})\}/g
const double = /\{\{\s{0,9}([A-Za-z_]\w{0,199})\s{0,9}\}\}/g

/** The names in the order in which they first occur. JSON beside them is left alone. */
export function promptVariables(template: string, isDouble = false): readonly string[] {
  const names = new Set<string>()
  for (const match of template.matchAll(isDouble ? double : single)) if (match[1] !== undefined) names.add(match[1])
  return [...names]
}
