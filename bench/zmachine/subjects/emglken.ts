/** emglken: Bocfel in WebAssembly with RemGlk, and a display that only keeps the text. */
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { Bocfel } from 'emglken'
import { createDisplay, type Display } from '../glk-display.ts'
import type { Subject } from '../subject.ts'

const PLACE = '/story'
// each restart leaves something on the stack of this Bocfel, and after some twenty it runs into its end
const SESSIONS_PER_ENGINE = 10

export const subject: Subject = {
  async open(file) {
    const story = readFileSync(file)
    const name = `${PLACE}/story${extname(file)}`
    let { display, opening } = await start(await Bocfel(), name, story)
    let sessions = 0
    return {
      opening,
      async between() {
        if (++sessions % SESSIONS_PER_ENGINE === 0) ({ display, opening } = await start(await Bocfel(), name, story))
      },
      async play(lines) {
        for (const line of lines) {
          const answered = display.nextUpdate()
          display.send(line)
          await answered
        }
        return display.takeText()
      },
    }
  },
}

async function start(
  engine: Awaited<ReturnType<typeof Bocfel>>,
  name: string,
  story: Uint8Array,
): Promise<{ display: Display; opening: string }> {
  const display = createDisplay()
  const dirs = { storyfile: PLACE, system_cwd: PLACE, temp: PLACE, working: PLACE }
  const Dialog = {
    async: true,
    delete: () => undefined,
    exists: async (path: string) => path === name,
    read: async (path: string) => (path === name ? story : null),
    write: async () => undefined,
    get_dirs: () => dirs,
    set_storyfile_dir: () => dirs,
  }
  const started = display.nextUpdate()
  engine.start({ arguments: [name], Dialog, GlkOte: display.glkOte })
  await started
  return { display, opening: display.takeText() }
}
