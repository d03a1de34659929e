/**
 * One run as a file that needs no server: the studio's reading part with the journal in it.
 * What anybody wrote stands in it only deflated and in base64, so none of it can be taken for markup.
 */
import { pipeline, Readable } from 'node:stream'
import { createDeflateRaw } from 'node:zlib'
import type { Entry } from '../store/record.ts'
import type { RunDetail } from './api.ts'
import { encode, encodeEntry } from './without-folders.ts'

/** Where the template is filled: once each, in this order. */
const PLACES = ['{{title of the run}}', '{{the fonts}}', '{{the run, deflated}}'] as const

/** A page of the studio's build, and the fonts that all of them share. */
export interface ShareTemplate {
  readonly page: string
  readonly fonts: string
}

/** The template of the view a run is shown with; of a view nobody drew, the plain one. Nothing before the build. */
export async function readTemplate(
  read: (name: string) => Promise<string | undefined>,
  view: string,
): Promise<ShareTemplate | undefined> {
  const page = (await read(`share/${view}.html`)) ?? (await read('share/plain.html'))
  const fonts = await read('share/fonts.css')
  return page === undefined || fonts === undefined ? undefined : { page, fonts }
}

// three bytes are four letters: parts of other lengths would end in padding in the middle
const BYTES_PER_PART = 3 * 16_384

/**
 * The parts of the file, in order: a run of any length is never held as a whole.
 * `entries` are those the studio would load: of the forebears of a fork up to where it was made, then its own.
 */
export async function* sharePage(
  template: ShareTemplate,
  detail: RunDetail,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
): AsyncGenerator<string> {
  const [head, toFonts, toRun, tail] = cutTemplate(template.page)
  yield `${head}${asText(`${detail.title} · Troupe`)}${toFonts}${template.fonts}${toRun}`
  // a pipeline, so that an entry that cannot be read ends the file with its error; whoever reads here is told of it
  yield* inBase64(pipeline(Readable.from(linesOf(detail, entries)), createDeflateRaw(), () => {}))
  yield tail
}

/** The name it is saved under: letters and digits, whatever the run is called. */
export function shareFileName({ title, id }: Pick<RunDetail, 'title' | 'id'>): string {
  const words =
    `${title} ${id}`
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return `troupe-${words.join('-').slice(0, 80)}.html`
}

type Cut = readonly [head: string, toFonts: string, toRun: string, tail: string]

function cutTemplate(page: string): Cut {
  const parts: string[] = []
  let rest = page
  for (const place of PLACES) {
    const at = rest.indexOf(place)
    if (at < 0) throw new Error(`The template of shared runs lacks ${place}. Build the studio again.`)
    parts.push(rest.slice(0, at))
    rest = rest.slice(at + place.length)
  }
  return [...parts, rest] as unknown as Cut
}

async function* linesOf(detail: RunDetail, entries: AsyncIterable<Entry> | Iterable<Entry>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${encode(detail)}\n`)
  for await (const entry of entries) yield Buffer.from(`${encodeEntry(entry)}\n`)
}

async function* inBase64(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let left = Buffer.alloc(0)
  for await (const more of bytes) {
    left = Buffer.concat([left, more])
    const whole = left.length - (left.length % BYTES_PER_PART)
    if (whole > 0) yield left.toString('base64', 0, whole)
    left = left.subarray(whole)
  }
  yield left.toString('base64')
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const asText = (text: string) => text.replaceAll(/[&<>]/g, (mark) => marks[mark]!)
