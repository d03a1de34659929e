/**
 * Checks whether something that was read is a record this Troupe can fold. Every record is asked, wherever it comes
 * from: a file, another process, another machine.
 */
import { namesOf, partsOf } from '../base/inside-ids.ts'
import { isCount, isRecord } from '../base/json-kinds.ts'
import { faultInName, LONGEST_RUN_ID } from '../base/names.ts'
import { isChange } from '../board/check-change.ts'

type Fault = string | undefined
type UncheckedRecord = Record<string, unknown>

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

const checks: Readonly<Record<string, (record: UncheckedRecord) => Fault>> = {
  start: ({ flow, seed, step, changes, next, parent, within, society, waiting, after, inside }) =>
    need(typeof flow === 'string', 'flow') ??
    need(typeof seed === 'string' || typeof seed === 'number', 'seed') ??
    checkChanges(changes) ??
    checkNext(next, waiting) ??
    need(parent === undefined || isFork(parent, step), 'parent') ??
    need(parent !== undefined || step === 0, 'its step, which is not 0') ??
    need(isTextOrNothing(within) && isTextOrNothing(society), 'within or society') ??
    need(after === undefined || (isCount(after) && within !== undefined), 'after') ??
    need(inside === undefined || (parent !== undefined && isInsideFork(inside, step as number)), 'inside'),
  step: ({ did, next, waiting, now, told }) =>
    need(Array.isArray(did), 'did') ??
    need(told === undefined || told === true, 'told') ??
    (did as unknown[]).map(checkDeed).find((wrong) => wrong !== undefined) ??
    need(now === undefined || typeof now === 'number', 'now') ??
    checkNext(next, waiting),
  call: ({ slot, attempt, call, name }) =>
    need(isCount(slot) && isCount(attempt) && isCount(call) && isText(name), 'its place'),
  ask: ({ slot, agent, key, fault }) =>
    need(isCount(slot) && isText(agent) && isText(key) && isTextOrNothing(fault), 'its place'),
  answer: ({ slot, key }) => need(isCount(slot) && isText(key), 'its place'),
  think: ({ slot, agent, outcome }) =>
    need(isCount(slot) && isText(agent) && isRecord(outcome) && isOutcome(outcome), 'its outcome'),
  effect: ({ slot, place, id }) => need(isCount(slot) && isCount(place) && isText(id), 'its place'),
  done: ({ slot, place }) => need(isCount(slot) && isCount(place), 'its place'),
  fail: ({ slots, code, message, step }) =>
    need(Array.isArray(slots) && slots.every(isCount) && isText(code) && isText(message), 'its reason') ??
    need((step as number) > 0, 'its step'),
  end: ({ reason, limit }) => need(isText(reason) && (limit === undefined || limit === true), 'its reason'),
}

function isFork(parent: unknown, step: unknown): boolean {
  return isRecord(parent) && isText(parent['run']) && isCount(parent['step']) && parent['step'] === step
}

/** It names a society of the step that the fork begins with; those deeper are of any step. */
function isInsideFork(inside: unknown, step: number): boolean {
  if (!isRecord(inside)) return false
  const { name, step: at, edit, head } = inside
  if (!isText(name) || !isCount(at) || !isCount(head) || (edit !== undefined && !isRecord(edit))) return false
  const parts = namesOf(name).map(partsOf)
  return parts.every((part) => part !== undefined && part.step > 0) && parts[0]!.step === step + 1
}

function isOutcome({ update, effects, ...told }: UncheckedRecord): boolean {
  const hasEffects = effects === undefined || (Array.isArray(effects) && effects.every(isEffect))
  return hasEffects && (update === undefined || isRecord(update)) && isTold(told)
}

/** What is told of a thought besides what came of it. */
function isTold({ tries, by, mind, skipped }: UncheckedRecord): boolean {
  return (tries === undefined || isCount(tries)) && [by, mind, skipped].every(isTextOrNothing)
}

const isEffect = (effect: unknown) => isRecord(effect) && isText(effect['type'])

function checkDeed(deed: unknown): Fault {
  if (!isRecord(deed) || !isText(deed['agent'])) return 'a deed without an agent'
  const { changes, effects, ...told } = deed
  return (
    need(isTold(told), 'what is told of a deed') ??
    need(effects === undefined || (Array.isArray(effects) && effects.every(isPerformed)), 'effects') ??
    (changes === undefined ? undefined : checkChanges(changes))
  )
}

function isPerformed(effect: unknown): boolean {
  return isRecord(effect) && isEffect(effect['effect'])
}

function checkNext(next: unknown, waiting: unknown): Fault {
  const isActivation = (each: unknown) => isText(each) || (isRecord(each) && isText(each['agent']))
  return (
    need(Array.isArray(next) && next.every(isActivation), 'next') ??
    need(waiting === undefined || (isRecord(waiting) && Object.values(waiting).every(areTexts)), 'waiting')
  )
}

const areTexts = (list: unknown) => Array.isArray(list) && list.every(isText)

/** What is wrong with changes, or nothing. Checkpoints hold them, too. */
export function checkChanges(changes: unknown): Fault {
  if (!isRecord(changes)) return 'changes'
  const wrong = Object.keys(changes).find((field) => !isChange(changes[field]))
  return wrong === undefined ? undefined : `the change of field "${wrong}"`
}

/**
 * What is wrong with the names in a record from a file, or nothing: they are listed and printed everywhere. What was
 * written here may be called as its author likes.
 */
export function checkNames(record: unknown): Fault {
  const { flow, society, parent, within, inside, agent, key, name, code, did, next } = record as UncheckedRecord
  const named: readonly (readonly [what: string, value: unknown, longest?: number])[] = [
    ['flow', flow],
    ['society', society, LONGEST_PATH],
    ['parent', isRecord(parent) ? parent['run'] : undefined, LONGEST_RUN_ID],
    ['within', within, LONGEST_RUN_ID],
    ['inside', isRecord(inside) ? inside['name'] : undefined, LONGEST_RUN_ID],
    ['agent', agent],
    ['key', key],
    ['name', name],
    ['code', code],
    ...(Array.isArray(did) ? did.flatMap(namesOfDeed) : []),
    ...(Array.isArray(next) ? next.map((each) => ['agent', isRecord(each) ? each['agent'] : each] as const) : []),
  ]
  for (const [what, value, longest] of named) {
    const fault = value === undefined ? undefined : faultInName(value, longest)
    if (fault !== undefined) return `its ${what} ${fault}`
  }
  return undefined
}

const LONGEST_PATH = 4096

function namesOfDeed(deed: unknown) {
  const { agent, by, mind } = deed as UncheckedRecord
  return [['agent', agent] as const, ['agent', by] as const, ['mind', mind] as const]
}

function need(holds: boolean, what: string): Fault {
  return holds ? undefined : what
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || isText(value)
}
