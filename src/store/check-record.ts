/** Whether something from outside is a record this Troupe can fold; for files that others may have touched. */

type Fault = string | undefined
type Given = Record<string, unknown>

/** What is wrong with it, or nothing. */
export function checkRecord(record: unknown): Fault {
  if (!isRecord(record)) return 'it has no record'
  const { kind, v, step } = record
  const check = typeof kind === 'string' && Object.hasOwn(checks, kind) ? checks[kind] : undefined
  if (check === undefined) return `it has a record of the unknown kind ${JSON.stringify(kind)}`
  if (v !== 1) return `its record has the unknown format ${JSON.stringify(v)}`
  if (!isCount(step)) return `its ${kind as string} record has no step number`
  const wrong = check(record)
  return wrong === undefined ? undefined : `its ${kind as string} record is damaged: ${wrong}`
}

const checks: Readonly<Record<string, (record: Given) => Fault>> = {
  start: ({ flow, seed, changes, next, parent, within, society, waiting }) =>
    need(typeof flow === 'string', 'flow') ??
    need(typeof seed === 'string' || typeof seed === 'number', 'seed') ??
    checkChanges(changes) ??
    checkNext(next, waiting) ??
    need(parent === undefined || (isRecord(parent) && isText(parent['run']) && isCount(parent['step'])), 'parent') ??
    need(isTextOrNothing(within) && isTextOrNothing(society), 'within or society'),
  step: ({ did, next, waiting }) =>
    need(Array.isArray(did), 'did') ??
    (did as unknown[]).map(checkDeed).find((wrong) => wrong !== undefined) ??
    checkNext(next, waiting),
  call: ({ slot, attempt, call, name }) =>
    need(isCount(slot) && isCount(attempt) && isCount(call) && isText(name), 'its place'),
  ask: ({ slot, agent, key }) => need(isCount(slot) && isText(agent) && isText(key), 'its place'),
  answer: ({ slot, key }) => need(isCount(slot) && isText(key), 'its place'),
  think: ({ slot, agent, outcome }) => need(isCount(slot) && isText(agent) && isRecord(outcome), 'its outcome'),
  effect: ({ slot, place, id }) => need(isCount(slot) && isCount(place) && isText(id), 'its place'),
  done: ({ slot, place }) => need(isCount(slot) && isCount(place), 'its place'),
  fail: ({ slots, code, message }) => need(Array.isArray(slots) && isText(code) && isText(message), 'its reason'),
  end: ({ reason }) => need(isText(reason), 'its reason'),
}

function checkDeed(deed: unknown): Fault {
  if (!isRecord(deed) || !isText(deed['agent'])) return 'a deed without an agent'
  const { changes, effects } = deed
  return (
    need(effects === undefined || (Array.isArray(effects) && effects.every(isPerformed)), 'effects') ??
    (changes === undefined ? undefined : checkChanges(changes))
  )
}

function isPerformed(effect: unknown): boolean {
  return isRecord(effect) && isRecord(effect['effect']) && isText(effect['effect']['type'])
}

function checkNext(next: unknown, waiting: unknown): Fault {
  const isActivation = (each: unknown) => isText(each) || (isRecord(each) && isText(each['agent']))
  return (
    need(Array.isArray(next) && next.every(isActivation), 'next') ??
    need(waiting === undefined || (isRecord(waiting) && Object.values(waiting).every(Array.isArray)), 'waiting')
  )
}

function checkChanges(changes: unknown): Fault {
  if (!isRecord(changes)) return 'changes'
  const wrong = Object.keys(changes).find((field) => !isChange(changes[field]))
  return wrong === undefined ? undefined : `the change of field "${wrong}"`
}

function isChange(change: unknown): boolean {
  if (!isRecord(change)) return false
  if ('set' in change) return true
  if ('push' in change) return Array.isArray(change['push'])
  if ('put' in change) return isRecord(change['put']) && (change['cut'] === undefined || Array.isArray(change['cut']))
  return Array.isArray(change['patch']) && change['patch'].every(isPatch)
}

function isPatch(patch: unknown): boolean {
  return Array.isArray(patch) && isCount(patch[0]) && (patch.length === 1 || isRecord(patch[1]))
}

function need(holds: boolean, what: string): Fault {
  return holds ? undefined : what
}

function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || isText(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
