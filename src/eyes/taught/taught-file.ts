/** What a taught eye learned, kept beside its lessons so that it is learned once: `taught.json`. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Learned } from './learn.ts'
import type { Lessons } from './lessons.ts'

const FILE = 'taught.json'
const VERSION = 1
const numbers = z.string().transform((text) => {
  const bytes = Buffer.from(text, 'base64')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~3)))
})

const taughtSchema = z
  .strictObject({
    version: z.literal(VERSION),
    lessons: z.string(),
    names: z.array(z.string()),
    size: z.int().positive(),
    mean: numbers,
    scale: numbers,
    weights: numbers,
    bias: numbers,
  })
  .refine(
    ({ names, size, mean, scale, weights, bias }) =>
      mean.length === size &&
      scale.length === size &&
      bias.length === names.length + 1 &&
      weights.length === size * bias.length &&
      [mean, scale, weights, bias].every((part) => part.every(Number.isFinite)),
  )

/** Other lessons, another hash: what was learned of them no longer counts. */
export const hashOf = (lessons: Lessons): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(lessons).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex')

/** Nothing where it was not learned yet, of other lessons, or where the file cannot be believed. */
export async function readTaught(folder: string, lessons: Lessons, size: number): Promise<Learned | undefined> {
  try {
    const read = taughtSchema.safeParse(JSON.parse(await readFile(join(folder, FILE), 'utf8')))
    if (!read.success || read.data.lessons !== hashOf(lessons) || read.data.size !== size) return undefined
    const { names, mean, scale, weights, bias } = read.data
    return { names, softmax: { classes: names.length + 1, size, mean, scale, weights, bias } }
  } catch {
    return undefined
  }
}

export async function writeTaught(folder: string, lessons: Lessons, { names, softmax }: Learned): Promise<void> {
  const packed = (part: Float32Array) => Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('base64')
  const { size, mean, scale, weights, bias } = softmax
  const all = { mean: packed(mean), scale: packed(scale), weights: packed(weights), bias: packed(bias) }
  await writeFile(
    join(folder, FILE),
    JSON.stringify({ version: VERSION, lessons: hashOf(lessons), names, size, ...all }),
  )
}
