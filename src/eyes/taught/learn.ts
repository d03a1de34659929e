/** Learning: from pictures and what is where on them to a classifier of cells, in about a minute for 160 pictures. */
import type { Picture } from '../../worlds/desktop/eye.ts'
import type { Backbone } from './backbone.ts'
import { CELLS, classesOf, type Label } from './cells.ts'
import { findObjects } from './find-objects.ts'
import { createTally, type Score } from '../score.ts'
import { classify, trainSoftmax, type Softmax } from './softmax.ts'

export interface Lesson {
  readonly picture: Picture
  readonly labels: readonly Label[]
}

export interface Learned {
  /** what can be recognised, in the order of the classes */
  readonly names: readonly string[]
  readonly softmax: Softmax
}

// one byte says which class a cell has
const MOST_NAMES = 200

/** A lesson as the backbone describes it: that takes most of the time, and is done once. */
export interface Described extends Lesson {
  readonly features: Float32Array
}

export async function* describe(
  lessons: AsyncIterable<Lesson> | Iterable<Lesson>,
  backbone: Backbone,
): AsyncGenerator<Described> {
  for await (const lesson of lessons) yield { ...lesson, features: await backbone.describe(lesson.picture) }
}

export function learn(lessons: readonly Described[], { size }: Pick<Backbone, 'size'>): Learned {
  const names = [...new Set(lessons.flatMap(({ labels }) => labels.map(({ name }) => name)))]
    .toSorted()
    .slice(0, MOST_NAMES)
  const features = new Float32Array(lessons.length * CELLS * size)
  const classes = new Uint8Array(lessons.length * CELLS)
  for (const [place, lesson] of lessons.entries()) {
    features.set(lesson.features, place * CELLS * size)
    const known = lesson.labels.filter(({ name }) => names.includes(name))
    classes.set(classesOf(known, names, lesson.picture), place * CELLS)
  }
  return { names, softmax: trainSoftmax({ features, size, labels: classes, classes: names.length + 1 }) }
}

const HELD_BACK = 4

/** How good it will be, as far as these lessons can tell: every fourth picture is held back, and examined with. */
export function examine(lessons: readonly Described[], backbone: Pick<Backbone, 'size'>): Score {
  const isHeldBack = (_: unknown, place: number) => place % HELD_BACK === HELD_BACK - 1
  const { names, softmax } = learn(
    lessons.filter((lesson, place) => !isHeldBack(lesson, place)),
    backbone,
  )
  const tally = createTally()
  for (const { picture, labels, features } of lessons.filter(isHeldBack)) {
    const { objects } = findObjects(classify(softmax, features), names, picture)
    tally.count({ size: picture, plain: labels, there: new Set(labels.map(({ name }) => name)) }, objects)
  }
  return tally.score()
}
