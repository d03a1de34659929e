import { visible } from '../../../src/base/visible.ts'

/** What is shown of a long text, and whether that is all of it. Never cuts a character in half. */
export function clipText(text: string, limit: number): { readonly shown: string; readonly isClipped: boolean } {
  if (text.length <= limit) return { shown: text, isClipped: false }
  const last = text.charCodeAt(limit - 1)
  const splitsPair = last >= 0xd800 && last <= 0xdbff
  return { shown: text.slice(0, splitsPair ? limit - 1 : limit), isClipped: true }
}

/**
 * Control characters become visible ones, and so do marks that would turn the text around them the other way, and
 * whatever else would not be seen; tabs and line ends stay what they are.
 */
export const visibleText = (text: string): string =>
  visible(text.replaceAll('\r\n', '\n'), (code) =>
    code < 0x20 ? String.fromCharCode(0x2400 + code) : `⟨${code.toString(16).toUpperCase().padStart(4, '0')}⟩`,
  )

/** A little of any text, for a line that has room for no more. */
export const shortText = (text: string, limit: number): string => {
  const { shown, isClipped } = clipText(text, limit)
  return visibleText(shown) + (isClipped ? '…' : '')
}
