/** The command line that does the same as a fork made on the page. */
export interface Wished {
  readonly run: string
  readonly at: number
  readonly minds: Readonly<Record<string, string>>
  readonly edit: Readonly<Record<string, unknown>>
  /** a command of a person's own; nothing when it is empty */
  readonly say: string
}

export function forkCommand({ run, at, minds, edit, say }: Wished): string {
  return [
    `troupe fork ${quoted(run)} --at ${at}`,
    ...(say === '' ? [] : [`--say ${quoted(say)}`]),
    ...Object.entries(minds).map(([agent, mind]) => `--mind ${quoted(`${agent}=${mind}`)}`),
    ...Object.entries(edit).map(([field, value]) => `--edit ${quoted(`${field}=${JSON.stringify(value)}`)}`),
  ].join(' ')
}

/** As a shell takes it: in single quotes, unless nothing in it means anything to a shell. */
function quoted(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
