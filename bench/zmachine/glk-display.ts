/** The least display a Glk library can have: it keeps the text of the main window and sends lines. */
export type Display = {
  glkOte: object
  /** the text since it was last taken */
  takeText(): string
  /** answers what the story waits for: a line, or a key when it wants one */
  send(line: string): void
  /** resolves when the story waits again or is over */
  nextUpdate(): Promise<void>
}

type Accept = (event: object) => void
type Update = {
  type: string
  gen?: number
  message?: string
  windows?: { id: number; type: string }[]
  content?: { id: number; text?: { append?: boolean; content?: Run[] }[] }[]
  input?: { id: number; type: 'line' | 'char'; gen?: number }[]
}
/** A style and its text in turn, or both in one object. */
type Run = string | { text?: string }

const metrics = {
  width: 80,
  height: 25,
  ...Object.fromEntries(
    ['buffer', 'grid'].flatMap((kind) => [
      [`${kind}charwidth`, 1],
      [`${kind}charheight`, 1],
      [`${kind}marginx`, 0],
      [`${kind}marginy`, 0],
    ]),
  ),
  graphicsmarginx: 0,
  graphicsmarginy: 0,
  inspacingx: 0,
  inspacingy: 0,
  outspacingx: 0,
  outspacingy: 0,
}

export function createDisplay(): Display {
  let accept: Accept = () => undefined
  let generation = 0
  let main = -1
  let input: { id: number; type: 'line' | 'char' } | undefined
  let text = ''
  let updated = () => {}

  const update = (data: Update) => {
    if (data.type === 'error') throw new Error(data.message)
    generation = data.gen ?? generation
    main = data.windows?.find(({ type }) => type === 'buffer')?.id ?? main
    for (const { id, text: paragraphs = [] } of data.content ?? []) {
      if (id !== main) continue
      for (const { append, content = [] } of paragraphs) {
        if (!append) text += '\n'
        for (let at = 0; at < content.length; at++) {
          const run = content[at]!
          text += typeof run === 'string' ? content[++at] : (run.text ?? '')
        }
      }
    }
    if (data.input) input = data.input[0]
    updated()
  }
  return {
    glkOte: {
      init(options: { accept: Accept }) {
        accept = options.accept
        accept({ type: 'init', gen: 0, metrics, support: [] })
      },
      update,
      log: () => undefined,
      warning: () => undefined,
      error: (message: string) => {
        throw new Error(message)
      },
      getinterface: () => ({}),
      getlibrary: () => null,
    },
    takeText() {
      const taken = text
      text = ''
      return taken
    },
    send(line) {
      if (!input) throw new Error('The story is over.')
      const { id: window, type } = input
      accept({ type, gen: generation, window, value: type === 'line' ? line : 'return' })
    },
    nextUpdate: () => new Promise((resolve) => (updated = resolve)),
  }
}
