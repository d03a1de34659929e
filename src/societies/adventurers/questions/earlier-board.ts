/**
 * Boards of earlier versions, which kept what they believed as texts under texts: the same as records, so that members
 * of a game played with them can still be asked.
 */
type Values = Readonly<Record<string, unknown>>

const MOST_KEPT = 20_000

export function asNow(values: Values): Values {
  const { beliefs, objectsSeen, deposit } = values
  return {
    ...values,
    ...(isRecord(beliefs) && fromBeliefs(beliefs)),
    ...(Array.isArray(objectsSeen) && { objectsSeen: objectsSeen.map(withPlace) }),
    ...(typeof deposit === 'string' && { deposit: depositOf(deposit) }),
  }
}

/** `need rope`: a place; `pair bell|rope`: when it was read. */
function fromBeliefs(beliefs: Values): Values {
  const needs: [string, unknown][] = []
  const hints = new Map<string, string[]>()
  for (const [key, value] of Object.entries(beliefs).slice(0, MOST_KEPT)) {
    const [kind = '', ...words] = key.split(' ')
    const rest = words.join(' ')
    if (kind === 'need') needs.push([rest, { place: value, isSettled: value === '' }])
    const [one = '', other] = rest.split('|')
    if (kind === 'pair' && other !== undefined) hints.set(one, [...(hints.get(one) ?? []), other])
  }
  return { needs: Object.fromEntries(needs), hints: Object.fromEntries(hints) }
}

const INSIDE = 'inside '

/** `inside sack` among the properties was where a thing is. */
function withPlace(object: unknown): unknown {
  if (!isRecord(object) || !Array.isArray(object['properties'])) return object
  const properties = object['properties'] as readonly unknown[]
  const inside = properties.find((each): each is string => typeof each === 'string' && each.startsWith(INSIDE))
  return inside === undefined ? object : { ...object, inside: inside.slice(INSIDE.length) }
}

/** `case@living_room` */
function depositOf(deposit: string): unknown {
  const [holder, at] = deposit.split('@')
  return at === undefined ? null : { holder, at }
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
