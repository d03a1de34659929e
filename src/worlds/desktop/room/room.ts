/**
 * The room: a furnished first-person house of our own in a window of Chromium, walked through by keys. It is made from
 * a seed, or is a scene that the director made (a GLB file), writes true poses, and knows what is visible.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf, TroupeError } from '../../../base/errors.ts'
import type { Seed } from '../../../base/random.ts'
import { writeGlb } from '../../scene/files/glb.ts'
import type { Program } from '../program.ts'
import { startBrowser } from './browser.ts'
import { furnish } from './furnish.ts'
import { roomScript } from './room-script.ts'
import { titleOf } from './room-page.ts'
import { namesInGlb } from './scene-names.ts'
import { serveRoom, type ServedRoom } from './serve-room.ts'

export interface RoomOptions {
  /** which arrangement of furniture; 1 unless told */
  readonly seed?: Seed
  /** which walls and floors, from 0; the seed decides unless told. 3 and 4 are no seed's choice */
  readonly style?: number
  /** how many rooms; 4 unless told */
  readonly rooms?: number
  /** a GLB file of a scene, in place of a house of ours */
  readonly scene?: string
}

const START_MS = 60_000

/** The house behind a server, before anybody has a window on it. */
export async function openRoom({ seed = 1, style, rooms, scene }: RoomOptions = {}): Promise<ServedRoom> {
  const script = await roomScript()
  if (scene !== undefined) {
    const bytes = await readScene(scene)
    return serveRoom({ scene: bytes, script, things: namesInGlb(bytes, scene) })
  }
  const house = furnish({ seed, ...(style !== undefined && { style }), ...(rooms !== undefined && { rooms }) })
  return serveRoom({ scene: await writeGlb(house), script, things: house.objects.map(({ name }) => name) })
}

/** The room as a program for `openDesktop`: each agent has a window of its own, and all stand in the same house. */
export async function roomProgram(options: RoomOptions = {}): Promise<Program & { readonly room: ServedRoom }> {
  const room = await openRoom(options)
  return {
    name: 'room',
    things: room.things.length,
    room,
    async start({ agent, display, folder, width, height, began }) {
      await mkdir(folder, { recursive: true })
      const poses = join(folder, 'poses.csv')
      const browser = startBrowser({
        url: room.url(agent, { csv: poses }),
        folder: join(folder, 'chromium'),
        width,
        height,
        display,
        ...(began && { began }),
      })
      try {
        await room.ready(agent, AbortSignal.timeout(START_MS))
      } catch (error) {
        await browser.stop()
        throw new TroupeError('ROOM_NO_CHROMIUM', `Chromium did not show the room in time: ${messageOf(error)}`)
      }
      return {
        pid: browser.pid,
        window: { pid: browser.pid, title: titleOf(agent) },
        poses,
        reset: ({ position, rotation }) => room.stand(agent, { ...position, ...rotation }),
        heed: () => room.heed(agent),
        stop: () => browser.stop(),
      }
    },
  }
}

async function readScene(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new TroupeError('ROOM_BAD_SCENE', `${file} cannot be read: ${messageOf(error)}`, { cause: error })
  }
}
