/** Progress on stderr: one line that rewrites itself in a terminal, plain lines elsewhere. */
export interface Progress {
  /** Something that lasts, such as an installation. */
  say(line: string): void
  /** Where the rounds are; replaced by the next one in a terminal. */
  show(line: string): void
  clear(): void
}

export function startProgress(stream = process.stderr): Progress {
  const clear = () => {
    if (stream.isTTY) stream.write('\r\u001b[K')
  }
  return {
    say(line) {
      clear()
      stream.write(`${line}\n`)
    },
    show(line) {
      clear()
      stream.write(stream.isTTY ? line.slice(0, stream.columns - 1) : `${line}\n`)
    },
    clear,
  }
}
