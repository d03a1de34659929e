/** Where a text stops being JSON. Browsers say it in words of their own, and some do not say it at all. */
const SPACE = /[ \t\n\r]*/y
// oxlint-disable-next-line no-control-regex -- JSON forbids them in text
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** The position of the first character that cannot be there; the length of the text when it ends too soon. */
export function faultIn(text: string): number {
  let at = 0
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found !== null
  }
  const is = (character: string): boolean => {
    skip(SPACE)
    if (text[at] !== character) return false
    at++
    return true
  }
  // each function says whether it could go on to its end; where not, `at` is the place
  const name = () => {
    skip(SPACE)
    return skip(TEXT) && is(':') && value()
  }
  const items = (item: () => boolean, close: string): boolean => {
    if (is(close)) return true
    for (;;) {
      if (!item()) return false
      if (is(close)) return true
      if (!is(',')) return false
    }
  }
  const value = (): boolean => {
    if (is('{')) return items(name, '}')
    if (is('[')) return items(value, ']')
    return skip(TEXT) || skip(OTHER)
  }
  if (value()) skip(SPACE)
  return at
}
