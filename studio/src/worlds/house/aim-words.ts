/** What somebody is after, in words: on the board an aim is a need, a goal by its id, or a wish by what it is about. */
import type { Moment } from '../../contract.ts'
import { listOf, own, placeWords, recordAt, recordOf, textOf } from './read.ts'

const needWords: Readonly<Record<string, string>> = {
  food: 'something to eat',
  company: 'company',
  fun: 'something nice to do',
  tidiness: 'tidying up',
  chat: 'a talk',
  stroll: 'a stroll',
  idle: 'nothing in particular',
}

export function aimWords(aim: string, name: string, moment: Moment): string {
  const [, kind, of] = /^(goal|wish:(?:be|hold|use|meet)):(.*)$/s.exec(aim) ?? []
  if (kind === undefined || of === undefined) return Object.hasOwn(needWords, aim) ? needWords[aim]! : aim
  if (kind === 'goal') return goalWords(of, name, moment)
  if (kind === 'wish:be') return `going to ${placeWords(of)}`
  if (kind === 'wish:meet') return `seeing ${of}`
  return `${kind === 'wish:hold' ? 'getting' : 'using'} ${placeWords(of)}`
}

function goalWords(id: string, name: string, moment: Moment): string {
  for (const state of listOf(own(recordAt(moment, 'goals'), name))) {
    const goal = recordOf(recordOf(state)['goal'])
    if (goal['id'] === id) return textOf(goal['text'])
  }
  return 'a goal'
}
