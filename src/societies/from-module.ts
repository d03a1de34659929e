/** A society from the exports of a module: what `society()` gave, or a flow with a few more exports beside it. */
import type { Fields } from '../board/field.ts'
import type { Flow } from '../engine/flow.ts'
import { isSociety } from './is-flow.ts'
import type { Board } from './paths.ts'
import { completed } from './completed.ts'
import type { Society, SocietyDescription } from './society.ts'

/** What a module may export beside its flow; a value of the same names is accepted wherever a society is. */
export interface SocietyParts extends Partial<Omit<SocietyDescription<never>, 'flow' | 'input' | 'options'>> {
  readonly flow: Flow
  readonly create?: Society['create']
  readonly input?: Board
  readonly options?: Society['options']
  /** the older name for what is now said beside the flow */
  readonly studio?: Partial<Omit<Society, 'name' | 'flow' | 'create'>>
}

const partNames = [
  'title',
  'says',
  'version',
  'handlers',
  'input',
  'schema',
  'cast',
  'thinkers',
  'options',
  'view',
  'paceMs',
  'turns',
  'example',
  'prepare',
  'keep',
  'checkEdit',
  'nameOf',
  'scoreOf',
  'asking',
  'measure',
  'result',
  'files',
  'evaluation',
  'terminal',
] as const

const isDescribed = (given: Society | SocietyParts): given is Society => isSociety(given)

/** `name`: what runs remember it by, whatever it calls itself. */
export function societyFrom(name: string, given: Society | SocietyParts): Society {
  if (isDescribed(given)) return { ...given, name }
  const parts = { ...given.studio, ...given } as Readonly<Record<string, unknown>>
  const known = Object.fromEntries(
    partNames.flatMap((part) => (parts[part] === undefined ? [] : [[part, parts[part]]])),
  )
  const { flow, create } = given
  // a name of its own for the check: that of a file holds slashes
  const made = completed({ title: flow.name, ...known, name: 'society' } as SocietyDescription<Fields>, flow, create)
  return { ...made, name }
}
