/** Reads the score: points a text speaks of, as a report or as news that they changed. */
export interface ScoreReport {
  readonly points: number
  readonly of?: number
  readonly moves?: number
}

const REPORTS = [
  /\byour (?:current |total |final )?score (?:is|was|would be|stands at)\s*(?::\s*)?(-?\d+)(.{0,80})/i,
  /\byou (?:have |had )?(?:so far |already |now )?(?:scored|earned|have|got)\s+(?:a total of )?(-?\d+)(?= (?:points?|out|of)\b)(.{0,80})/i,
  /^[^\S\n\r\u2028\u2029]*score\s*:\s*(-?\d+)(.{0,80})/im,
  /\bin that game you scored (-?\d+)(.{0,80})/i,
]
const OUT_OF = /(?:out of|of|\/|maximum(?: of)?)\s*(?:a |an )?(?:possible |total of |maximum (?:of )?){0,3}(\d+)/i
const IN_MOVES = /\bin (\d+) (?:moves?|turns?)/i
const CHANGES = [
  /\bscore has (?:just )?(?:now )?(gone (?:up|down)|increased|decreased|dropped|risen)(?: by)? ([a-z-]+|\d+)/i,
  /\b(?:you|your score) (?:have )?(?:just )?(gains?|gained|went up|goes up|earns?|earned|loses?|lost)(?: by)? ([a-z-]+|\d+) points?/i,
  /\[?(\+)(\d+) points?/i,
]

const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** `35`, `five`, `twenty-five` */
export function numberSaid(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const [first = '', second = ''] = text.toLowerCase().split('-')
  if (first === 'a' || first === 'an') return 1
  const ten = TENS.indexOf(first)
  const one = ONES.indexOf(ten < 0 ? first : second)
  if (ten < 0) return one < 0 ? undefined : one
  return (ten + 2) * 10 + Math.max(0, one)
}

export function scoreIn(text: string): ScoreReport | undefined {
  for (const pattern of REPORTS) {
    const match = pattern.exec(text)
    if (!match) continue
    const rest = match[2] ?? ''
    const [of, moves] = [OUT_OF.exec(rest)?.[1], IN_MOVES.exec(rest)?.[1]]
    return {
      points: Number(match[1]),
      ...(of === undefined ? {} : { of: Number(of) }),
      ...(moves === undefined ? {} : { moves: Number(moves) }),
    }
  }
  return undefined
}

/** How many points were just won, negative when lost. */
export function gainIn(text: string): number | undefined {
  for (const pattern of CHANGES) {
    const match = pattern.exec(text)
    const amount = match ? numberSaid(match[2]!) : undefined
    if (amount !== undefined) return /down|decreased|dropped|los/i.test(match![1]!) ? -amount : amount
  }
  return undefined
}
