/** Ideas by switch: what is proposed besides, off unless a variant has it on. */
import { isOn } from '../../../variant.ts'
import type { Proposal } from '../../protocol.ts'
import type { PuzzleKnowledge } from '../../views.ts'
import type { Switch } from '../../variants/switches.ts'
import { fitTogether } from './fit-together.ts'
import type { Idea } from './idea.ts'
import { obeyNotices } from './obey-notices.ts'
import { showToPeople } from './show-to-people.ts'
import { tellOfFinds } from './tell-of-finds.ts'
import { thereNotHere } from './there-not-here.ts'
import { wantedByAnyName } from './wanted-by-any-name.ts'

const ideas: Readonly<Partial<Record<Switch, Idea>>> = {
  'tell-of-finds': tellOfFinds,
  'wanted-by-any-name': wantedByAnyName,
  'show-to-people': showToPeople,
  'there-not-here': thereNotHere,
  'fit-together': fitTogether,
  'obey-notices': obeyNotices,
}

export function* ideasIn(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { variant } = knowledge.view
  for (const [name, idea] of Object.entries(ideas)) if (isOn(variant, name)) yield* idea(knowledge)
}
