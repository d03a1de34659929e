/** Patterns as pages of English: one wording a line, so that they can be read and added to. */
export function wording(lines: string, flags = 'i'): RegExp {
  const alternatives = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  // pattern: the check reads the lines where they are written
  return new RegExp(alternatives.map((line) => `(?:${line})`).join('|'), flags)
}
