/** What the models of the killed societies do: for each task, replies with their calls, one after the other. */
export interface PlannedCall {
  readonly name: string
  readonly input: Readonly<Record<string, string>>
}

const write = (key: string): PlannedCall => ({ name: 'write', input: { key, text: `about ${key}` } })
const look = (key: string): PlannedCall => ({ name: 'look', input: { key } })
const hand = (name: string, task: string): PlannedCall => ({ name, input: { task: `task ${task}` } })

/** Replies of one task; each is a list of calls that are made at once. Keys are never used twice. */
export const plans: Readonly<Record<string, readonly (readonly PlannedCall[])[]>> = {
  reading: [[look('r1')], [look('r2')], [look('r3')], [look('r4')]],
  effectful: [[write('e1')], [write('e2')], [write('e3')], [write('e4')]],
  // how a person answers goes by the end of the key
  approved: [[write('a1'), write('a2-deny'), write('a3-edit')], [write('a4-edit')], [look('a5'), write('a6')]],
  parallel: [
    [look('p1'), write('p2'), look('p3'), write('p4'), write('p5')],
    [{ name: 'write', input: { words: 'no key' } }, { name: 'wirte', input: { key: 'p6' } }, write('p7'), look('p8')],
    [look('p9'), look('p10'), look('p11')],
  ],
  nested: [[hand('clerk', 'clerk-1'), hand('chief', 'chief-1'), write('n1')], [hand('chief', 'chief-2')]],
  'clerk-1': [[write('c1')], [look('c2'), write('c3')]],
  'chief-1': [[look('d1')], [write('d2'), write('d3-deny')]],
  'chief-2': [[hand('clerk', 'clerk-2')], [write('d4')]],
  'clerk-2': [[write('c4')], [write('c5'), write('c6')]],
  rules: [[look('u1'), write('u2'), write('u3'), look('u4'), write('u5-edit')]],
}

/** A person edits it before it is done. */
export const isEdit = (key: string) => key.endsWith('-edit')

/** Who can ask whom for help: what a task leads to, with what its helpers do. */
export function callsOf(task: string): readonly PlannedCall[] {
  const own = (plans[task] ?? []).flat()
  return [...own, ...own.flatMap(({ input }) => (input['task'] ? callsOf(input['task'].slice('task '.length)) : []))]
}
