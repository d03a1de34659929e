/** What is shown of a long text, and whether that is all of it. Never cuts a character in half. */
export function clipText(text: string, limit: number): { readonly shown: string; readonly isClipped: boolean } {
  if (text.length <= limit) return { shown: text, isClipped: false }
  const last = text.charCodeAt(limit - 1)
  const splitsPair = last >= 0xd800 && last <= 0xdbff
  return { shown: text.slice(0, splitsPair ? limit - 1 : limit), isClipped: true }
}

/**
 * Control characters become visible ones, and so do marks that would turn the text around them the other way;
 * tabs and line ends stay what they are.
 */
export const visibleText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, (each) => String.fromCharCode(0x2400 + each.charCodeAt(0)))
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, (each) => `⟨${each.charCodeAt(0).toString(16).toUpperCase()}⟩`)

/** A little of any text, for a line that has room for no more. */
export const shortText = (text: string, limit: number): string => {
  const { shown, isClipped } = clipText(text, limit)
  return visibleText(shown) + (isClipped ? '…' : '')
}
