/** The stories that are played: Zork I or the one that is named, and our own with its walkthrough. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { root } from '../places.ts'
import type { Task } from './plan.ts'

// beside the project, or where `troupe stories get zork1` puts it
const zorkPlaces = [join(root, '../shared/stories/zork1.z3'), join(root, '.troupe/stories/zork1.z3')]

/** The first is the one that the goals are about. */
export function findTasks(story: string | undefined): Task[] {
  const named = story ?? zorkPlaces.find((file) => existsSync(file))
  if (named !== undefined && !existsSync(named)) throw new Error(`There is no story ${named}.`)
  return [...(named === undefined ? [] : [taskOf(named)]), ...ownTasks()]
}

function taskOf(file: string): Task {
  return isZork1(file)
    ? { title: 'Zork I, a tour', file, list: 'zork1' }
    : { title: `${basename(file)}, words that any story knows`, file, list: 'any' }
}

/** By its release and serial number, whatever the file is called. */
function isZork1(file: string): boolean {
  const header = readFileSync(file).subarray(0, 64)
  if (header.length < 64) return false
  const version = `${header[0]}/${header.readUInt16BE(2)}/${header.toString('latin1', 0x12, 0x18)}`
  return ['3/119/880429', '3/88/840726'].includes(version)
}

function ownTasks(): Task[] {
  const folder = join(root, 'stories')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /\.z[3458]$/.test(name))
    .map((name) => {
      const own = basename(name, extname(name))
      const walkthrough = readdirSync(folder).find((other) => other.startsWith(own) && /walkthrough/.test(other))
      const file = join(folder, name)
      return walkthrough === undefined
        ? { title: own, file, list: 'any' }
        : { title: `${own}, its walkthrough`, file, list: join(folder, walkthrough) }
    })
}
