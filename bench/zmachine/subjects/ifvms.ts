/** ifvms.js as it is embedded: its machine and the Glk API it comes with, and a display that only keeps the text. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createDisplay, type Display } from '../glk-display.ts'
import type { Subject } from '../subject.ts'

type Machine = { prepare(story: Uint8Array, options: object): void }
type Glk = { init(options: object): void }

const require = createRequire(import.meta.url)

export const subject: Subject = {
  async open(file) {
    const { ZVM } = require('ifvms') as { ZVM: new () => Machine }
    // what the main file of glkote-term adds is for terminals
    const Glk = require('glkote-term/src/glkapi.js') as Glk
    const display: Display = createDisplay()
    const vm = new ZVM()
    const options = { vm, Glk, GlkOte: display.glkOte, Dialog: { streaming: false } }
    vm.prepare(readFileSync(file), options)
    Glk.init(options)
    return {
      opening: display.takeText(),
      play(lines) {
        // everything happens inside these calls
        for (const line of lines) display.send(line)
        return display.takeText()
      },
    }
  },
}
