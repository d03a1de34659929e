/** `--desktop CONFIG`: a file that describes windows, or the room that comes with Troupe. */
import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { messageOf } from '../../../base/errors.ts'
import { createRunId } from '../../../base/ids.ts'
import { badConfig, readDesktop, type DesktopConfig } from '../../../worlds/desktop/config.ts'
import { MOST_ROOMS } from '../../../worlds/desktop/room/most-rooms.ts'
import type { DesktopSource } from '../../../worlds/desktop/source.ts'
import { explorerNames } from '../names.ts'
import { trustDesktop } from './trust.ts'

// each has a browser of its own
const ROOM_MATES = 2

/** What a person named; `flag` gives what else was said on the line. */
export async function readDesktopFlag(
  named: string,
  flag: (name: string) => string | undefined,
): Promise<DesktopSource> {
  const plain = named === 'room' ? await roomConfig(flag) : readConfig(named)
  const eye = flag('eye')
  const config = eye === undefined ? plain : { ...plain, eye: eyeNamed(eye) }
  const desktop = { pictures: resolve('.troupe', 'pictures', createRunId()), ...config }
  trustDesktop(desktop)
  return { desktop }
}

/** Nothing but what changed, what a folder of lessons teaches, or a vision model. */
function eyeNamed(eye: string): NonNullable<DesktopConfig['eye']> {
  if (eye === 'changes') return eye
  return statSync(eye, { throwIfNoEntry: false })?.isDirectory() ? { taught: resolve(eye) } : { model: eye }
}

async function roomConfig(flag: (name: string) => string | undefined): Promise<DesktopConfig> {
  const [said, scene, seed, rooms] = [flag('agents'), flag('scene'), flag('seed'), roomsOf(flag('rooms'))]
  if (scene !== undefined && rooms !== undefined)
    throw badConfig('A scene has the rooms it has: leave out --rooms, or --scene.')
  const names =
    said === undefined
      ? explorerNames(ROOM_MATES)
      : /^\d+$/.test(said)
        ? explorerNames(Number(said))
        : said.split(',').map((name) => name.trim())
  const { furnish } = await import('../../../worlds/desktop/room/furnish.ts')
  const known =
    scene === undefined
      ? furnish({ seed: seed ?? 1, ...(rooms !== undefined && { rooms }) }).objects.map(({ name }) => name)
      : []
  return readDesktop({
    program: 'room',
    agents: Object.fromEntries(names.map((name) => [name, {}])),
    gait: { stride: 0.6, turn: 30 },
    ...(known.length > 0 && { things: new Set(known).size }),
    ...(scene !== undefined && { scene: resolve(scene) }),
    ...(seed !== undefined && { seed }),
    ...(rooms !== undefined && { rooms }),
  })
}

function roomsOf(said: string | undefined): number | undefined {
  if (said === undefined) return undefined
  const rooms = Number(said)
  if (Number.isInteger(rooms) && rooms >= 1 && rooms <= MOST_ROOMS) return rooms
  throw badConfig(`--rooms takes a number from 1 to ${MOST_ROOMS}, and not "${said}".`)
}

function readConfig(file: string): DesktopConfig {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw badConfig(`--desktop takes "room" or a file, and ${file} cannot be read: ${messageOf(error)}.`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw badConfig(`${file} is no JSON: ${messageOf(error)}.`)
  }
  const config = readDesktop(value, file)
  // what it names lies beside it
  const beside = (path: string) => resolve(dirname(file), path)
  return { ...config, ...(config.pictures !== undefined && { pictures: beside(config.pictures) }) }
}
