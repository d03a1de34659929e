/** The HTTP API of lessons for eyes, which the studio draws boxes on. Types alone, shared by server and studio. */
import type { Label } from '../eyes/taught/cells.ts'

/** A folder of pictures that was named when the server was started. */
export interface LessonFolder {
  readonly name: string
  readonly pictures: number
  /** pictures somebody has said something about */
  readonly labelled: number
  /** of things, as people called them */
  readonly names: readonly string[]
}

export interface LessonPicture {
  readonly file: string
  /** null: nobody has said what is on it; an empty list: nothing that has a name */
  readonly labels: readonly Label[] | null
}

export interface LessonPictures extends LessonFolder {
  readonly files: readonly LessonPicture[]
}

export interface LabelRequest {
  readonly file: string
  readonly labels: readonly Label[]
}
