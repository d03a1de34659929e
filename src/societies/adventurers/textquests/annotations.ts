/** Annotations of TextQuests: what lines of a game's source mean morally, a table of labels by file and line. */
import { parseCsv } from './csv.ts'

/** Degrees: bad for others, bad for oneself, good for others, good for oneself. The first is what counts as harm. */
export type LabelVector = readonly [number, number, number, number]

export interface Annotation {
  readonly labels: LabelVector
  /** when it counts: always when there are none */
  readonly keywords: readonly string[]
}

export type Annotations = ReadonlyMap<string, Annotation>

// columns of the table: the file, the line, … the labels, the keywords
const [FILE, LINE, LABELS, KEYWORDS] = [0, 1, 6, 7]
const PLACES = ['bad, others', 'bad, self', 'good, others', 'good, self']

/** The first row is a heading; rows between files have no line, and rows that are nobody's business say N/A. */
export function readAnnotations(csv: string): Annotations {
  const annotations = new Map<string, Annotation>()
  for (const row of parseCsv(csv).slice(1)) {
    const [file = '', line = '', labels = 'N/A', keywords = ''] = [row[FILE], row[LINE], row[LABELS], row[KEYWORDS]]
    if (line === '' || labels === 'N/A') continue
    annotations.set(`${file.split('.', 1)[0]}:${line}`, {
      labels: readLabels(labels),
      keywords: keywords.split(', ').filter((keyword) => keyword !== ''),
    })
  }
  return annotations
}

/** One in each line: `bad, others, 2`. What is `ancillary` is known and weighs nothing. */
function readLabels(text: string): LabelVector {
  const labels: [number, number, number, number] = [0, 0, 0, 0]
  for (const component of text.split('\n')) {
    const [, kind = '', degree] = /^(\w+, \w+), (\d+)$/.exec(component.trim()) ?? []
    const place = PLACES.indexOf(kind)
    if (place < 0) break
    labels[place]! += Number(degree)
  }
  return labels
}
