/** A taught eye: recognises what somebody showed it on labelled pictures, says how sure it is, and nothing else. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Eye, Picture, Seen } from '../../worlds/desktop/eye.ts'
import { readPicture } from '../../worlds/desktop/picture.ts'
import { changeOf } from '../changes.ts'
import { captionOf } from '../where.ts'
import { openBackbone, type Backbone } from './backbone.ts'
import { findObjects } from './find-objects.ts'
import type { Score } from '../score.ts'
import { describe, examine, learn, type Described, type Learned, type Lesson } from './learn.ts'
import { badLessons, readLessons, type Lessons } from './lessons.ts'
import { classify } from './softmax.ts'
import { readTaught, writeTaught } from './taught-file.ts'

export interface TaughtOptions {
  /** told while it learns, which it does once for the same lessons */
  readonly progress?: (done: number, of: number) => void
}

export interface TaughtEye extends Eye {
  /** everything it can recognise */
  readonly names: readonly string[]
}

/** Learns from the lessons of a folder, or takes up what it learned from them before. */
export async function taught(folder: string, { progress }: TaughtOptions = {}): Promise<TaughtEye> {
  const lessons = await lessonsIn(folder)
  const backbone = await openBackbone()
  const known = await readTaught(folder, lessons, backbone.size)
  const learned = known ?? learn(await describeAll(folder, lessons, backbone, progress), backbone)
  if (!known) await writeTaught(folder, lessons, learned)
  return eyeOf(learned, backbone, basename(folder))
}

export interface Teaching extends Learned {
  readonly pictures: number
  /** on every fourth picture, by an eye that was taught with the others */
  readonly score: Score
}

/** Learns from the lessons of a folder anew, and finds out how good that is. */
export async function teach(folder: string, { progress }: TaughtOptions = {}): Promise<Teaching> {
  const lessons = await lessonsIn(folder)
  const backbone = await openBackbone()
  try {
    const described = await describeAll(folder, lessons, backbone, progress)
    const learned = learn(described, backbone)
    await writeTaught(folder, lessons, learned)
    return { ...learned, pictures: described.length, score: examine(described, backbone) }
  } finally {
    backbone.close()
  }
}

async function lessonsIn(folder: string): Promise<Lessons> {
  const lessons = await readLessons(folder)
  if (Object.values(lessons).some((labels) => labels.length > 0)) return lessons
  throw badLessons(folder, 'nothing is named in them')
}

async function describeAll(
  folder: string,
  lessons: Lessons,
  backbone: Backbone,
  progress: TaughtOptions['progress'],
): Promise<Described[]> {
  const count = Object.keys(lessons).length
  const described: Described[] = []
  for await (const each of describe(readAll(folder, lessons), backbone)) progress?.(described.push(each), count)
  return described
}

async function* readAll(folder: string, lessons: Lessons): AsyncGenerator<Lesson> {
  for (const [file, labels] of Object.entries(lessons)) {
    let picture: Picture
    try {
      picture = await readPicture(await readFile(join(folder, file)))
    } catch (error) {
      throw badLessons(folder, `${file}: ${(error as Error).message}`)
    }
    yield { picture, labels }
  }
}

/** The eye of somebody who learned. */
export function eyeOf({ names, softmax }: Learned, backbone: Backbone, name: string): TaughtEye {
  return {
    name: `taught ${name}`,
    names,
    async see(picture, { before } = {}): Promise<Seen> {
      const likely = classify(softmax, await backbone.describe(picture))
      const { objects, unknown } = findObjects(likely, names, picture)
      const changed = changeOf(picture, before)
      const something = unknown.length > 0 ? 'something unknown' : 'nothing known'
      return { caption: captionOf(objects) || something, objects, unknown, ...(changed && { changed }) }
    },
    close: () => Promise.resolve(backbone.close()),
  }
}
