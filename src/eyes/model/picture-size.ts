/** How large a picture is sent to a model: as large as is of use, and no larger than it may cost. */
import type { Price } from '../../models/prices.ts'
import type { Picture } from '../../worlds/desktop/eye.ts'
import { pictureOf } from '../../worlds/desktop/picture.ts'
import { resized } from '../resize.ts'

/** At 640 by 400 models name what is in a room as well as they do above it. */
const WIDTHS = [640, 512, 384, 256] as const
// what providers count for pictures differs; this is between them
const PIXELS_PER_TOKEN = 750

export interface SizeLimit {
  /** of the model, in dollars per million tokens; without it nothing is known of costs */
  readonly price: Price | undefined
  /** dollars that the pixels of one picture may cost */
  readonly maxUsd: number | undefined
}

export function widthFor({ width, height }: Pick<Picture, 'width' | 'height'>, { price, maxUsd }: SizeLimit): number {
  const usdOf = (wide: number) => (((wide * wide * height) / width / PIXELS_PER_TOKEN) * (price?.input ?? 0)) / 1e6
  const fitting = WIDTHS.filter((wide) => maxUsd === undefined || usdOf(wide) <= maxUsd)
  return Math.min(width, fitting[0] ?? WIDTHS.at(-1)!)
}

export function pictureFor(picture: Picture, limit: SizeLimit): Picture {
  const width = widthFor(picture, limit)
  if (width === picture.width) return picture
  const height = Math.max(1, Math.round((picture.height * width) / picture.width))
  return pictureOf(width, height, resized(picture, width, height))
}
