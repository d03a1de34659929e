/** Input of a game: lines from a pipe or a file, or a person at a terminal with a history and single keys. */
import { createInterface, emitKeypressEvents } from 'node:readline'
import { Writable } from 'node:stream'
import { shownText } from '../../terminal/shown.ts'
import { wrap } from '../../terminal/wrap.ts'

export interface Input {
  /** A line; nothing when there are no more, or the player wants to leave. */
  line(prompt: string): Promise<string | undefined>
  /** One key. */
  key(prompt: string): Promise<string | undefined>
  /** how the player left */
  readonly left: 'end' | 'interrupt' | undefined
  close(): void
}

/** Each line is a command; where a key is wanted, its first character, or Return when it is empty. */
export function listInput(lines: Iterable<string> | AsyncIterable<string>): Input {
  const iterator = Symbol.asyncIterator in lines ? lines[Symbol.asyncIterator]() : lines[Symbol.iterator]()
  let left: Input['left']
  const line = async () => {
    const { done, value } = await iterator.next()
    if (done !== true) return value
    left = 'end'
    return undefined
  }
  return {
    line,
    key: async () => {
      const typed = await line()
      return typed === undefined ? undefined : keyIn(typed)
    },
    get left() {
      return left
    },
    close: () => void iterator.return?.(),
  }
}

export function streamInput(stream: NodeJS.ReadableStream): Input {
  const lines = createInterface({ input: stream, crlfDelay: Infinity })
  const input = listInput(lines)
  return {
    ...input,
    get left() {
      return input.left
    },
    close: () => {
      input.close()
      lines.close()
    },
  }
}

function keyIn(line: string): string {
  const code = line.codePointAt(0)
  return code === undefined ? '\n' : String.fromCodePoint(code)
}

export interface Keyboard {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream & { readonly columns?: number }
}

const COLUMNS = 80

interface Key {
  readonly sequence?: string
  readonly ctrl?: boolean
}

/** What is typed or pasted ahead waits its turn. */
export function terminalInput({ input, output }: Keyboard): Input {
  const columns = () => output.columns ?? COLUMNS
  let isMuted = false
  const screen = new Writable({
    write: (chunk: Buffer, _, done) => {
      if (!isMuted) output.write(chunk)
      done()
    },
  })
  Object.defineProperty(screen, 'columns', { get: columns })
  const reader = createInterface({
    input,
    output: screen,
    terminal: true,
    historySize: 500,
    removeHistoryDuplicates: true,
  })
  emitKeypressEvents(input)
  const waiting: string[] = []
  let left: Input['left']
  let give: ((line: string | undefined) => void) | undefined
  const leave = (how: NonNullable<Input['left']>) => {
    left ??= how
    give?.(undefined)
    reader.close()
  }
  reader.on('line', (line) => {
    if (isMuted) return
    if (give) give(line)
    else waiting.push(line)
  })
  reader.on('SIGINT', () => leave('interrupt'))
  reader.on('close', () => leave('end'))

  /** Waits for what an event brings, once. */
  const next = () =>
    new Promise<string | undefined>((resolve) => {
      give = (line) => {
        give = undefined
        resolve(line)
      }
    })
  const line = async (prompt: string) => {
    if (left !== undefined) return waiting.shift()
    const { before, last } = fitted(prompt, columns())
    output.write(before)
    reader.setPrompt(last)
    const ahead = waiting.shift()
    if (ahead !== undefined) {
      output.write(shownText(`${last}${ahead}\n`))
      return ahead
    }
    reader.prompt()
    return next()
  }
  const key = async (prompt: string) => {
    if (left !== undefined || waiting.length > 0) {
      const ahead = await line(prompt)
      return ahead === undefined ? undefined : keyIn(ahead)
    }
    const { before, last } = fitted(prompt, columns())
    output.write(before + last)
    reader.setPrompt('')
    reader.resume()
    isMuted = true
    const onKey = (_: string | undefined, { sequence = '', ctrl = false }: Key) => {
      if (!ctrl && sequence !== '') give?.(sequence.startsWith('\u001b') && sequence.length > 1 ? ' ' : sequence)
    }
    input.on('keypress', onKey)
    const pressed = await next()
    input.off('keypress', onKey)
    // the key is no part of the next line
    if (left === undefined) reader.write(null, { ctrl: true, name: 'u' })
    isMuted = false
    output.write('\n')
    return pressed
  }
  return {
    line,
    key,
    get left() {
      return left
    },
    close: () => reader.close(),
  }
}

/** A question too long for the line: all of it but the last row stands above the cursor. */
function fitted(prompt: string, columns: number): { before: string; last: string } {
  const rows = wrap(shownText(prompt), columns - 1)
  const last = rows.pop()! + prompt.slice(prompt.trimEnd().length)
  return { before: rows.map((row) => `${row}\n`).join(''), last }
}
