/** Troupe as it is published. */
import { readFileSync } from 'node:fs'
import { createMachine, openStory, type Turn } from '../../../dist/worlds/index.js'
import type { Subject } from '../subject.ts'

export const subject: Subject = {
  async open(file) {
    const machine = createMachine(openStory(readFileSync(file)))
    let { text: opening, stop } = machine.run()
    const turn = (line: string): string => {
      const reply: Turn = machine.run(stop.kind === 'key' ? '\n' : line)
      stop = reply.stop
      if (stop.kind === 'fault') throw new Error(`The story failed: ${stop.reason}`)
      return reply.text
    }
    return {
      opening,
      play(lines) {
        let text = ''
        for (const line of lines) text += turn(line)
        return text
      },
    }
  },
}
