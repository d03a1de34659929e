/** Who is named by what is said: whoever an act names is somebody that can be spoken of. */
import type { HousePlan } from '../../../worlds/house/plan.ts'
import type { SpeechAct } from '../fact.ts'

function namesIn(act: SpeechAct): readonly (string | undefined)[] {
  switch (act.kind) {
    case 'tell': {
      const { fact } = act
      if ('person' in fact) return [fact.person]
      return fact.kind === 'thing' ? [fact.place] : fact.kind === 'gathering' ? [fact.host] : []
    }
    case 'invite':
      return [act.gathering.host]
    case 'favour':
    case 'answerFavour':
      return [act.favour.kind === 'bring' ? act.favour.to : act.favour.who]
    case 'ask':
    case 'unknown':
      return [
        /^(?:person|plan|mood|deed|likes):([^:]+)/.exec(act.topic)?.[1],
        act.kind === 'unknown' ? act.other : undefined,
      ]
    default:
      return []
  }
}

export function peopleIn(acts: readonly SpeechAct[], plan: HousePlan, ...others: readonly string[]): readonly string[] {
  const names = new Set(others)
  for (const name of acts.flatMap(namesIn))
    if (name !== undefined && !plan.rooms.has(name) && !plan.things.has(name)) names.add(name)
  return [...names]
}
