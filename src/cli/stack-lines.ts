/** The stack of an error as lines, printed with TROUPE_DEBUG. */
export function stackLines(error: unknown): string[] {
  const { message = '', stack = '' } = (error ?? {}) as Partial<Error>
  // the message is anybody's text, with lines that could look like calls: it is told elsewhere, as one line
  const at = Math.max(0, stack.indexOf(message))
  const own = stack.startsWith(message, at) ? [stack.slice(0, at), stack.slice(at + message.length)] : [stack]
  return own.flatMap((part) => part.split('\n')).filter((line) => line.trim() !== '')
}
