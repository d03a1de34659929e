/** Lessons on the server: folders of pictures, and what is where on them. */
import type { LessonFolder, LessonPicture, LessonPictures } from '../../../src/server/api-lessons.ts'
import { createAsk } from './ask.ts'

const { get, post, address } = createAsk()
const of = (folder: string) => `/lessons/${encodeURIComponent(folder)}`

export type Label = NonNullable<LessonPicture['labels']>[number]

export const lessonsApi = {
  list: () => get<readonly LessonFolder[]>('/lessons'),
  get: (folder: string) => get<LessonPictures>(of(folder)),
  label: (folder: string, file: string, labels: readonly Label[]) =>
    post<LessonPicture>(`${of(folder)}/label`, { file, labels }),
  pictureAddress: (folder: string, file: string) => address(`${of(folder)}/pictures/${encodeURIComponent(file)}`),
}
