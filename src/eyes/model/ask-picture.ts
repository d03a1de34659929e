/** One question to a vision model about a picture: asked again once with what was wrong, and every call counted. */
import { messageOf } from '../../base/errors.ts'
import type { Schema } from '../../base/schema.ts'
import { readReply } from '../../minds/read-reply.ts'
import type { LanguageModel } from '../../models/model.ts'
import { costOf, priceOf, type Price } from '../../models/prices.ts'
import type { EyeCall, Picture } from '../../worlds/desktop/eye.ts'
import { pictureFor } from './picture-size.ts'

export interface PictureQuestion<T> {
  readonly system: string
  readonly prompt: string
  readonly schema: Schema<T>
  readonly picture: Picture
  readonly signal?: AbortSignal | undefined
}

export interface AskOptions {
  /** prices that ours do not know, or yours, in dollars per million tokens */
  readonly prices?: Readonly<Record<string, Price>>
  /** dollars that the pixels of one picture may cost; it is made smaller until they do */
  readonly maxUsdPerPicture?: number
}

export interface PictureAnswer<T> {
  /** what was said, or why nothing can be made of it */
  readonly answer: { readonly value: T } | { readonly fault: string }
  /** what was paid, also for replies that nobody could read */
  readonly calls: readonly EyeCall[]
}

const TRIES = 2
const MOST_OUTPUT_TOKENS = 1500

export async function askPicture<T>(
  model: LanguageModel,
  { system, prompt, schema, picture, signal }: PictureQuestion<T>,
  { prices, maxUsdPerPicture }: AskOptions,
): Promise<PictureAnswer<T>> {
  const price = priceOf(model.name, prices)
  const calls: EyeCall[] = []
  const data = await pictureFor(picture, { price, maxUsd: maxUsdPerPicture }).png()
  let fault = ''
  for (let round = 0; round < TRIES; round++) {
    try {
      const reply = await model.generate({
        system,
        prompt: fault === '' ? prompt : `${prompt}\n\nYour last reply could not be used: ${fault}`,
        images: [{ mediaType: 'image/png', data }],
        schema,
        temperature: 0,
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        ...(signal && { signal }),
      })
      const { inputTokens, outputTokens } = reply.usage
      calls.push({ model: model.name, inputTokens, outputTokens, ...(price && { usd: costOf(reply.usage, price) }) })
      const read = await readReply(reply.value === undefined ? reply.text : JSON.stringify(reply.value), schema)
      if (read.ok) return { answer: { value: read.value }, calls }
      ;({ fault } = read)
    } catch (error) {
      // its provider was asked again already, where that could help
      signal?.throwIfAborted()
      return { answer: { fault: messageOf(error) }, calls }
    }
  }
  return { answer: { fault }, calls }
}
