/** A person at a display, as far as tests need one: presses keys, moves the mouse, moves windows. */
import { onTestFinished } from 'vitest'
import { connectX, pair } from '../../src/worlds/desktop/x11/connection.ts'
import { openFake } from '../../src/worlds/desktop/x11/extensions.ts'
import { readKeyboard } from '../../src/worlds/desktop/x11/keys.ts'

const [DESTROY, MAP, UNMAP, CONFIGURE, WARP] = [4, 8, 10, 12, 41]

export async function sitAt(display: string) {
  const x = await connectX(display)
  onTestFinished(() => x.close())
  const [fake, codeOf] = await Promise.all([openFake(x), readKeyboard(x)])
  return {
    async press(key: string) {
      fake.key(codeOf(key), true)
      await x.settled()
    },
    async release(key: string) {
      fake.key(codeOf(key), false)
      await x.settled()
    },
    async pointAt(left: number, top: number) {
      x.tell(WARP, 0, 0, x.screen.root, 0, 0, pair(left, top))
      await x.settled()
    },
    async move(window: number, left: number, top: number) {
      x.tell(CONFIGURE, 0, window, 3, left, top)
      await x.settled()
    },
    async minimise(window: number) {
      x.tell(UNMAP, 0, window)
      await x.settled()
    },
    async show(window: number) {
      x.tell(MAP, 0, window)
      await x.settled()
    },
    async close(window: number) {
      x.tell(DESTROY, 0, window)
      await x.settled()
    },
  }
}
