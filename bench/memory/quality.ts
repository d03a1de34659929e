/** How well an embedder tells a paraphrase from anything else. */
import type { Embedder } from '../../dist/memory/index.js'
import { paraphrases } from './paraphrases.ts'

export type Quality = {
  /** how often a paraphrase is nearer than the paraphrase of another sentence */
  auc: number
  /** how often a paraphrase is nearer than the distractor with much the same words */
  hardAuc: number
  /** how often the paraphrase is the nearest of all paraphrases */
  first: number
  /** CPU of one text, the model loaded */
  cpuMs: number
}

export async function measureQuality(embedder: Embedder): Promise<Quality> {
  await embedder.embed(['load the model'])
  const before = process.cpuUsage()
  const texts = await embedder.embed(paraphrases.map(([text]) => text))
  const others = await embedder.embed(paraphrases.map(([, paraphrase]) => paraphrase))
  const distractors = await embedder.embed(paraphrases.map(([, , distractor]) => distractor))
  const { user, system } = process.cpuUsage(before)

  const right = texts.map((text, at) => distance(text, others[at]!))
  const wrong = texts.flatMap((text, at) =>
    others.filter((_, other) => other !== at).map((each) => distance(text, each)),
  )
  const hard = texts.map((text, at) => distance(text, distractors[at]!))
  const nearest = texts.filter((text, at) => others.every((other) => distance(text, other) >= right[at]!))
  return {
    auc: areaUnderCurve(right, wrong),
    hardAuc: areaUnderCurve(right, hard),
    first: nearest.length / texts.length,
    cpuMs: (user + system) / 1000 / (3 * texts.length),
  }
}

function areaUnderCurve(right: number[], wrong: number[]): number {
  let nearer = 0
  for (const one of right) for (const other of wrong) nearer += one < other ? 1 : one === other ? 0.5 : 0
  return nearer / (right.length * wrong.length)
}

function distance(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at]! - other[at]!) ** 2
  return Math.sqrt(sum)
}
