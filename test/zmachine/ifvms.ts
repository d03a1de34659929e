/**
 * ifvms, another Z-machine in JavaScript, played turn by turn through a double of Glk that keeps only the main text.
 */
import { createRequire } from 'node:module'
import { normalise } from './script.ts'

/** The generator ifvms is given in place of its own, so that chance falls as it does in our machine. */
export interface Chance {
  /** a number from 1 to the limit */
  draw(limit: number): number
  /** 0 asks for unpredictable numbers */
  reseed(seed: number): void
}

interface Zvm {
  prepare(story: Uint8Array, options: { Glk: GlkDouble }): void
  start(): void
  resume(): void
  restart(): void
  random(range: number): number
  readonly quit: boolean
  readonly glk_event: Fields
}

const require = createRequire(import.meta.url)
const { ZVM } = require('ifvms') as { ZVM: new () => Zvm }

// Glk's numbers for events, window types and the Enter key
const CHAR_EVENT = 2
const LINE_EVENT = 3
const TEXT_BUFFER = 3
const ENTER_KEY = 0xfffffffa

/** The text before the first command and after each one, until the game ends. */
export function playIfvms(story: Uint8Array, commands: readonly string[], chance: Chance): string[] {
  const glk = new GlkDouble()
  const vm = new ZVM()
  vm.random = (range) => (range < 1 ? (chance.reseed(-range), 0) : chance.draw(range))
  const restart = vm.restart.bind(vm)
  vm.restart = () => (chance.reseed(0), restart())
  // a copy, because ifvms writes into what it is given
  vm.prepare(Uint8Array.from(story), { Glk: glk })
  vm.start()
  const turns = [glk.takeText()]
  for (const command of commands) {
    if (vm.quit) break
    glk.answer(command, vm.glk_event)
    vm.resume()
    turns.push(glk.takeText())
  }
  return turns.map(normalise)
}

interface Window {
  readonly kind: number
  readonly str: Window
}

/** Stands for Glk's RefBox and RefStruct: numbered fields ifvms reads results from. */
class Fields {
  readonly #values: unknown[] = []
  push_field(value: unknown) {
    this.#values.push(value)
  }
  get_field(index: number) {
    return this.#values[index]
  }
  set_value(value: unknown) {
    this.#values[0] = value
  }
  get_value() {
    return this.#values[0]
  }
}

/** As much of Glk as ifvms calls. The names are Glk's. */
class GlkDouble {
  readonly RefBox = Fields
  readonly RefStruct = Fields
  #window: Window | undefined
  #text = ''
  #lineBuffer: number[] | undefined

  takeText(): string {
    const text = this.#text
    this.#text = ''
    return text
  }

  answer(command: string, event: Fields) {
    const codes = Array.from(command, (character) => character.codePointAt(0) ?? 0)
    const buffer = this.#lineBuffer
    if (buffer) codes.slice(0, buffer.length).forEach((code, index) => (buffer[index] = code))
    const fields = buffer
      ? [LINE_EVENT, undefined, Math.min(codes.length, buffer.length)]
      : [CHAR_EVENT, undefined, codes[0] ?? ENTER_KEY]
    for (const field of fields) event.push_field(field)
  }

  glk_put_jstring(text: string) {
    if (this.#window?.kind === TEXT_BUFFER) this.#text += text
  }
  glk_put_jstring_stream(stream: Window, text: string) {
    if (stream.kind === TEXT_BUFFER) this.#text += text
  }
  glk_request_line_event_uni(_window: Window, buffer: number[]) {
    this.#lineBuffer = buffer
  }
  glk_request_char_event_uni() {
    this.#lineBuffer = undefined
  }
  glk_window_open(_parent: unknown, _method: number, _size: number, kind: number): Window {
    const window = { kind } as { kind: number; str: Window }
    window.str = window
    return window
  }
  glk_set_window(window: Window) {
    this.#window = window
  }
  glk_window_get_stream(window: Window) {
    return window.str
  }
  glk_window_get_size(_window: Window, width: Fields | 0, height: Fields | 0) {
    if (width) width.set_value(80)
    if (height) height.set_value(24)
  }
  glk_fileref_create_by_prompt() {
    throw new Error('ifvms asks for a file; a script that saves or writes a transcript cannot be compared')
  }
  fatal_error(error: unknown) {
    throw error
  }
  glk_gestalt() {
    return 0
  }
  glk_window_get_parent() {}
  glk_window_set_arrangement() {}
  glk_window_move_cursor() {}
  glk_window_clear() {}
  glk_window_close() {}
  glk_stylehint_set() {}
  glk_stylehint_clear() {}
  glk_set_style() {}
  glk_select() {}
  glk_exit() {}
  update() {}
}
