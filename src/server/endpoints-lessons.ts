/** The endpoints of lessons as data, and what they take and give in words. */
import type * as api from './api-lessons.ts'
import type { Endpoint, Words } from './endpoint.ts'

export const lessonEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/lessons',
    says: 'The folders of pictures that eyes are taught with.',
    gives: 'LessonFolder[]',
  },
  {
    method: 'get',
    path: '/lessons/{folder}',
    says: 'The pictures of a folder, with what is where on them.',
    gives: 'LessonPictures',
  },
  { method: 'get', path: '/lessons/{folder}/pictures/{file}', says: 'A picture of a folder.', gives: 'image/png' },
  {
    method: 'post',
    path: '/lessons/{folder}/label',
    says: 'Says what is where on a picture, in place of what was said before.',
    takes: 'LabelRequest',
    gives: 'LessonPicture',
  },
]

export interface LessonShapes {
  readonly LessonFolder: Words<api.LessonFolder>
  readonly LessonPicture: Words<api.LessonPicture>
  readonly LessonPictures: Words<api.LessonPictures>
  readonly LabelRequest: Words<api.LabelRequest>
}

const folder: Words<api.LessonFolder> = {
  name: 'text',
  pictures: 'number',
  labelled: 'number: pictures somebody has said something about',
  names: 'array of text: of things, as people called them',
}
const labels = 'array: name and box (x, y, width and height in pixels) of what is on it'

export const lessonShapes: LessonShapes = {
  LessonFolder: folder,
  LessonPicture: { file: 'text', labels: `${labels}; null where nobody has said anything` },
  LessonPictures: { ...folder, files: 'array of LessonPicture' },
  LabelRequest: { file: 'text: which picture of the folder', labels },
}
