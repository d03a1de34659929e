/** `troupe/eyes`: what a picture of a window shows, by a vision model, by teaching, or by what changed. */
export { changes } from './changes.ts'
export { labelPicture, type Labelled } from './model/label-picture.ts'
export { model, type ModelEye, type ModelEyeOptions } from './model/model-eye.ts'
export type { Label } from './taught/cells.ts'
export { readLessons, writeLabels, type Lessons } from './taught/lessons.ts'
export type { Score } from './score.ts'
export { taught, teach, type TaughtEye, type TaughtOptions, type Teaching } from './taught/taught.ts'
export { pictureOf, readPicture } from '../worlds/desktop/picture.ts'
export type {
  Box,
  Change,
  Direction,
  Distance,
  Eye,
  EyeCall,
  Picture,
  Seen,
  SeenObject,
} from '../worlds/desktop/eye.ts'
