/** Errors of X11: what the server said no to, and connections that are lost. */

const names: Readonly<Record<number, string>> = {
  1: 'BadRequest',
  2: 'BadValue',
  3: 'BadWindow',
  8: 'BadMatch',
  9: 'BadDrawable',
  10: 'BadAccess',
  11: 'BadAlloc',
}

export class XError extends Error {
  readonly code: number
  constructor(code: number, opcode: number, minor: number) {
    super(`X11: ${names[code] ?? `error ${code}`} to request ${opcode}${minor === 0 ? '' : `.${minor}`}.`)
    this.name = 'XError'
    this.code = code
  }
}

/** Whether the server says that there is no such window any more. */
export function isGone(error: unknown): boolean {
  return error instanceof XError && (error.code === 3 || error.code === 9)
}

/** The server is gone, or was never there. */
export class XConnectionError extends Error {
  constructor(display: string, why: string) {
    super(`X11: display ${display}: ${why}`)
    this.name = 'XConnectionError'
  }
}
