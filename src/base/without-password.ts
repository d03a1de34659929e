/** An address without its password, for whatever is shown, printed or logged. Anything else stays as it is. */
export function withoutPassword(text: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text
  // what cannot be read may hold one all the same
  if (!URL.canParse(text)) return withoutUser(text)
  const url = new URL(text)
  url.password = ''
  url.searchParams.delete('password')
  return url.href
}

function withoutUser(text: string): string {
  const at = text.lastIndexOf('@')
  const from = text.indexOf('//') + 2
  return at < from ? text : `${text.slice(0, from)}***${text.slice(at)}`
}
