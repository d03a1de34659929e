/** Keys by our names, as the screen's package calls them. */
import { TroupeError } from '../../../base/errors.ts'
import type { ScreenPackages } from './packages.ts'

const others: Readonly<Record<string, string>> = {
  space: 'Space',
  BackSpace: 'Backspace',
  Page_Up: 'PageUp',
  Page_Down: 'PageDown',
  Shift_L: 'LeftShift',
  Shift_R: 'RightShift',
  Control_L: 'LeftControl',
  Control_R: 'RightControl',
  Alt_L: 'LeftAlt',
  Alt_R: 'RightAlt',
  Super_L: 'LeftSuper',
  '`': 'Grave',
  '-': 'Minus',
  '=': 'Equal',
  '[': 'LeftBracket',
  ']': 'RightBracket',
  '\\': 'Backslash',
  ';': 'Semicolon',
  "'": 'Quote',
  ',': 'Comma',
  '.': 'Period',
  '/': 'Slash',
}

export function screenKey({ key }: Pick<ScreenPackages, 'key'>, name: string): number {
  const theirs = /^[a-z]$/i.test(name) ? name.toUpperCase() : /^\d$/.test(name) ? `Num${name}` : (others[name] ?? name)
  const number = key(theirs)
  if (number !== undefined) return number
  throw new TroupeError('DESKTOP_BAD_CONFIG', `The key "${name}" cannot be pressed on this screen. Choose another key.`)
}
