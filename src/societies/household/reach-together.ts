/** Shared goals on the board: whoever says yes to helping shares the goal, and what one reaches is reached for all. */
import type { Draft } from './draft.ts'
import type { Favour, SpeechAct } from './fact.ts'
import { isGoalMet, type Happened } from './goal-check.ts'
import { feel } from './hear.ts'
import type { Goal } from './person.ts'
import { agreeOnGoal, isTheSameAlone, settleSharedGoal } from './shared-goals.ts'
import { theName } from './speech/names.ts'

const REACHED_TOGETHER = { warmth: 0.06, importance: 7 } as const

/** Where goals are not shared, or they share this one already, nothing comes of it. */
export function agreeToHelp(
  draft: Draft,
  by: string,
  acts: readonly SpeechAct[],
  { to, chat }: { readonly to: string; readonly chat: string },
): void {
  for (const act of acts) {
    if (act.kind !== 'answerFavour' || !act.agrees || act.favour.kind !== 'help' || act.favour.who !== to) continue
    const people = [to, by]
    const agreed = agreeOnGoal(draft.view.chatOptions, goalsOf(draft, people), {
      people,
      goal: goalOf(draft, act.favour),
      chat,
    })
    if (agreed.ok) for (const [person, goals] of Object.entries(agreed.goals)) draft.setGoals(person, goals)
  }
}

/** The goal as whoever asked for help has it, until when they have it. */
function goalOf(draft: Draft, { thing, who }: Extract<Favour, { kind: 'help' }>): Goal {
  const goal: Goal = { id: `shared:${thing}:${who}`, text: `get ${theName(thing)}`, kind: 'hold', thing }
  const own = draft.goals(who).find((state) => isTheSameAlone(state, goal))?.goal
  return own === undefined ? goal : { ...own, id: goal.id }
}

/** What somebody shares with others, after they did something or saw what others did. */
export function settleSharedGoals(draft: Draft, person: string, happened: Happened): void {
  const house = draft.house()
  const isMet = (name: string, goal: Goal) =>
    isGoalMet(
      goal,
      name === person
        ? happened
        : {
            minute: draft.minute,
            state: house.people[name]!,
            knows: (topic) => draft.knows(name, topic),
          },
    )
  for (const { goal, status, with: others } of draft.goals(person)) {
    if (status !== 'open' || others === undefined) continue
    const people = [person, ...others]
    const settled = Object.entries(settleSharedGoal(goalsOf(draft, people), person, goal.id, isMet, draft.minute))
    for (const [name, goals] of settled) {
      draft.setGoals(name, goals)
      rejoice(draft, name, people, goal)
    }
  }
}

function rejoice(draft: Draft, name: string, people: readonly string[], { text }: Goal): void {
  const others = people.filter((other) => other !== name)
  const { warmth, importance } = REACHED_TOGETHER
  for (const other of others) feel(draft, name, other, warmth, 0)
  draft.remember(name, {
    text: `${others.join(' and ')} and I managed it together: to ${text}.`,
    importance,
    kind: `helped:${others[0]}`,
  })
}

const goalsOf = (draft: Draft, people: readonly string[]) =>
  Object.fromEntries(people.map((name) => [name, draft.goals(name)]))
