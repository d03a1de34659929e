/**
 * Remembers games: what the runs of a store or a file of lessons have taught, as the beginning of the next game, and
 * that game as a part of the file.
 */
import { TroupeError } from '../../../base/errors.ts'
import { openRun, readStart } from '../../../store/fold.ts'
import type { Store } from '../../../store/store.ts'
import { tryReading } from '../../../store/unreadable.ts'
import type { Board } from '../../paths.ts'
import type { Remembering } from '../../society.ts'
import type { StorySource } from '../story-source.ts'
import { lessonsOf, type LessonBoard } from './lessons-of.ts'
import { mergeLessons, noLessons, type Lessons } from './lessons.ts'
import { readLessons, writtenLessons } from './read-lessons.ts'
import { recall } from './recall.ts'

const FLOW = 'adventurers'

/** What one game taught; nothing where its board is none of a game. Whoever wrote the journal, it has the shape. */
export async function learnFrom(store: Store, run: string): Promise<Lessons | undefined> {
  const { moment } = await openRun(store, run)
  const { values } = moment
  if (values['isOutside'] === true || moment.next.length > 0) return undefined
  try {
    return readLessons(JSON.parse(writtenLessons(lessonsOf(values as unknown as LessonBoard, run))))
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** What all games of a store taught, the latest last. */
export async function learnFromStore(store: Store): Promise<Lessons> {
  let lessons = noLessons
  for (const run of await store.runs()) {
    const start = await tryReading(() => readStart(store, run))
    if (start === undefined || (start.society ?? start.flow) !== FLOW) continue
    const learned = await tryReading(() => learnFrom(store, run))
    if (learned !== undefined) lessons = mergeLessons(lessons, learned)
  }
  return lessons
}

/** A file that nobody has written yet holds no lessons. */
export function lessonsIn(text: string): Lessons {
  if (text.trim() === '') return noLessons
  const lessons = readLessons(parsed(text))
  if (lessons !== undefined) return lessons
  throw new TroupeError(
    'CLI_USAGE',
    'This is no file of lessons: it takes one that --remember has written, a store, or a name that is not there yet.',
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const remembering: Remembering = {
  read: lessonsIn,
  ofStore: learnFromStore,
  recall: (lessons, { story }): Board => recall(lessons as Lessons, story as StorySource),
  add: async (lessons, store, run) => {
    const learned = await learnFrom(store, run)
    return learned && writtenLessons(mergeLessons(lessons as Lessons, learned))
  },
}
