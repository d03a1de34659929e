/** Lets people live for some days with as little of a house and of chat as they need: a stand-in for tests. */
import { createRandom } from '../../src/base/random.ts'
import type { ChatRequest, Conversation } from '../../src/mail/chat/chat.ts'
import type { Decision, NeedsAt, PlanOf, Relation } from '../../src/societies/household/board.ts'
import { dayLines, dayOf, planDay } from '../../src/societies/household/day-plan.ts'
import {
  isKnown,
  topicOf,
  type Belief,
  type Fact,
  type SpeechAct,
  type Statement,
} from '../../src/societies/household/fact.ts'
import { checkGoals } from '../../src/societies/household/goal-check.ts'
import {
  applyGives,
  CHAT_GIVES,
  FIRST_LEVELS,
  minutesAtZero,
  settleNeeds,
} from '../../src/societies/household/needs.ts'
import { outOfPlace } from '../../src/societies/household/out-of-place.ts'
import type { GoalState, PersonFile } from '../../src/societies/household/person.ts'
import { planAfter } from '../../src/societies/household/plan-after.ts'
import type { HeardRequest, Intention, Situation } from '../../src/societies/household/situation.ts'
import type { HouseFile, NeedAmounts } from '../../src/worlds/house/house-file.ts'
import type { PersonState } from '../../src/worlds/house/state.ts'
import { planOfTiny } from './house.ts'
import { createTinyWorld } from './world.ts'

export interface Life {
  readonly file: PersonFile
  state: PersonState
  needs: NeedsAt
  goals: readonly GoalState[]
  plans: PlanOf
  last?: Decision
  whisper?: string
  readonly beliefs: Map<string, Belief>
  readonly relations: Record<string, Relation>
  readonly decisions: (Decision & { readonly aim?: string })[]
  readonly atZero: Record<string, number>
}

interface Setup {
  readonly days?: number
  readonly seed?: number
  readonly canTalk?: boolean
  readonly whispers?: Readonly<Record<string, { readonly minute: number; readonly text: string }>>
}

const MINUTES_PER_TURN = 5
const FIRST_MINUTE = 360
const ACTIONS_PER_TURN = 6

export function simulate(
  house: HouseFile,
  people: readonly PersonFile[],
  decide: (situation: Situation) => Intention,
  { days = 1, seed = 1, canTalk = true, whispers = {} }: Setup = {},
) {
  const plan = planOfTiny(house)
  const world = createTinyWorld(plan, people)
  const lives = new Map(people.map((file) => [file.name, born(file, world.person(file.name))]))
  const requests: HeardRequest[] = []
  const conversations: Conversation[] = []
  const said: Statement[] = []
  const notBefore = new Map<string, number>()
  const lastMinute = FIRST_MINUTE + days * 1440
  const counts = { requests: 0, messages: 0, refused: 0, decisions: 0, stalled: 0 }
  const random = createRandom(`household ${seed}`)

  for (let minute = FIRST_MINUTE, round = 0; minute < lastMinute; minute += MINUTES_PER_TURN, round++) {
    if (minute % 1440 === 300) world.refill()
    for (const life of lives.values()) {
      const { name } = life.file
      live(life, minute)
      expire(name, round)
      const { using } = life.state
      const isBusy = using !== undefined && using.until > minute
      if (isBusy && (world.isAsleep(name) || !requests.some(({ recipient }) => recipient === name))) continue
      if (using && !isBusy) world.stop(name)
      if (life.plans.day.length === 0 || minute % 1440 === (life.file.wakes ?? 420))
        life.plans = { ...life.plans, day: dayLines(planDay(life.file, life.goals, dayOf(minute))) }
      let endsTurn = false
      for (let done = 0; !endsTurn; done++) {
        if (done >= ACTIONS_PER_TURN) {
          counts.stalled++
          break
        }
        const situation = situationOf(life, minute, round, done)
        const intention = decide(situation)
        const outcome = perform(life, intention, minute, round)
        const { command, reason, aim } = intention
        const decision = { minute, command, reason, result: outcome.text, ok: outcome.ok }
        counts.decisions++
        if (!outcome.ok) counts.refused++
        life.decisions.push({ ...decision, ...(aim !== undefined && { aim }) })
        life.last = decision
        life.plans = planAfter(life.plans, intention, minute)
        delete life.whisper
        endsTurn = outcome.endsTurn
        live(life, minute, outcome)
      }
    }
  }
  return { lives, counts, said, world }

  function live(
    life: Life,
    minute: number,
    happened: { gives?: NeedAmounts; consumed?: string; talkedWith?: readonly string[] } = {},
  ) {
    const { name } = life.file
    const whisper = whispers[name]
    if (whisper?.minute === minute) life.whisper = whisper.text
    const perception = world.perceive(name, minute)
    const around = { outOfPlace: outOfPlace(plan, perception).length }
    for (const [need, minutes] of Object.entries(minutesAtZero(life.needs, life.state, plan, minute, around)))
      life.atZero[need] = (life.atZero[need] ?? 0) + minutes
    life.needs = settleNeeds(life.needs, life.state, plan, minute, around)
    if (happened.gives) life.needs = applyGives(life.needs, happened.gives)
    life.state = world.person(name)
    if (!world.isAsleep(name)) for (const fact of world.factsFor(name)) learn(life, fact, minute, 'seen')
    const known = { belief: (topic: string) => life.beliefs.get(topic), topics: [...life.beliefs.keys()] }
    const knows = (topic: string) => isKnown(topic, known)
    life.goals = checkGoals(life.goals, { minute, state: life.state, knows, ...happened })
  }

  function situationOf(life: Life, minute: number, round: number, actionsDone: number): Situation {
    const { name } = life.file
    return {
      self: life.file,
      state: life.state,
      plan,
      perception: world.perceive(name, minute),
      minute,
      round,
      minutesPerTurn: MINUTES_PER_TURN,
      lastMinute,
      actionsDone,
      needs: life.needs.levels,
      goals: life.goals,
      plans: life.plans,
      ...(life.last && { last: life.last }),
      pending: requests.filter(({ recipient }) => recipient === name),
      conversations: conversations.filter(({ members }) => members.includes(name)),
      news: [],
      asked: requests.filter(({ sender }) => sender === name),
      notYet: new Set(
        people.flatMap((each) => ((notBefore.get(`${name}|${each.name}`) ?? 0) > round ? [each.name] : [])),
      ),
      canTalk,
      belief: (topic) => life.beliefs.get(topic),
      topics: [...life.beliefs.keys()],
      relations: life.relations,
      saidTo: (listener) => said.filter(({ speaker, listeners }) => speaker === name && listeners.includes(listener)),
      heardFrom: (other) => said.filter(({ speaker, listeners }) => speaker === other && listeners.includes(name)),
      statementsOf: (chat) => said.filter((statement) => statement.chat === chat),
      ...(life.whisper !== undefined && { whisper: life.whisper }),
      random,
    }
  }

  function perform(life: Life, { command, acts = [] }: Intention, minute: number, round: number) {
    const { name } = life.file
    const [, kind, recipient = '', text = ''] = /^chat (request|message) (\S+) (.*)$/.exec(command) ?? []
    if (kind === 'request') return request(name, recipient, text, acts, minute, round)
    if (kind === 'message') return message(life, recipient, text, acts, minute, round)
    const answer = /^(accept|reject) chat (\S+)/.exec(command)
    if (!answer) return world.perform(name, command, minute)
    const asked = requests.find(({ id, recipient: to }) => id === answer[2] && to === name)
    if (!asked) return { ok: false, text: 'No such request.', endsTurn: false }
    requests.splice(requests.indexOf(asked), 1)
    notBefore.set(`${asked.sender}|${name}`, round + 6)
    if (answer[1] === 'accept')
      conversations.push({ id: asked.id, members: [asked.sender, name], speaker: name, left: 1, round })
    return { ok: true, text: `${answer[1]}ed.`, endsTurn: false }
  }

  function request(
    sender: string,
    recipient: string,
    text: string,
    acts: readonly SpeechAct[],
    minute: number,
    round: number,
  ) {
    const isThere = world.perceive(sender, minute).chatable_agents.includes(recipient)
    if (!canTalk || !isThere || (notBefore.get(`${sender}|${recipient}`) ?? 0) > round)
      return { ok: false, text: `${recipient} cannot be asked now.`, endsTurn: true }
    const id = `req_${++counts.requests}`
    const asked: ChatRequest = { id, sender, recipient, message: text, time: '', round, status: 'pending' }
    requests.push({ ...asked, acts })
    say(id, 'reason', sender, recipient, text, acts, minute, round)
    return { ok: true, text: `Chat request sent to ${recipient}.`, endsTurn: true }
  }

  function message(life: Life, to: string, text: string, acts: readonly SpeechAct[], minute: number, round: number) {
    const { name } = life.file
    const open = conversations.find(({ members, speaker }) => speaker === name && members.includes(to))
    const listener = lives.get(to)
    if (!open || !listener) return { ok: false, text: `${to} has not agreed to talk.`, endsTurn: true }
    conversations.splice(conversations.indexOf(open), 1)
    counts.messages++
    notBefore.set(`${name}|${to}`, round + 6)
    // whoever is asked for something they know tells it: as little of talk as a plan needs
    const asked = said.filter(({ chat, part }) => chat === open.id && part === 'reason').flatMap((each) => each.acts)
    for (const act of asked) {
      const known = act.kind === 'ask' ? life.beliefs.get(act.topic) : undefined
      if (known) learn(listener, known.fact, minute, 'told')
    }
    say(open.id, 'message', name, to, text, acts, minute, round)
    live(listener, minute, { gives: CHAT_GIVES, talkedWith: [name] })
    return { ok: true, text: `You said it to ${to}.`, endsTurn: true, gives: CHAT_GIVES, talkedWith: [to] }
  }

  function say(
    chat: string,
    part: 'reason' | 'message',
    speaker: string,
    listener: string,
    text: string,
    acts: readonly SpeechAct[],
    minute: number,
    round: number,
  ) {
    said.push({ chat, part, speaker, listeners: [listener], text, acts, minute, round })
  }

  function expire(name: string, round: number) {
    for (const asked of requests.filter(({ sender, round: sent }) => sender === name && round - sent > 3)) {
      requests.splice(requests.indexOf(asked), 1)
      notBefore.set(`${name}|${asked.recipient}`, round + 6)
    }
  }
}

function learn(life: Life, fact: Fact, minute: number, source: Belief['source']) {
  life.beliefs.set(topicOf(fact), { fact, source, minute })
}

function born(file: PersonFile, state: PersonState): Life {
  const knows = (file.knows ?? []).map((fact) => [topicOf(fact), { fact, source: 'own', minute: 0 }] as const)
  const relations = Object.entries(file.relations ?? {}).map(([name, warmth]) => [
    name,
    { warmth, chats: 0, minute: 0 },
  ])
  return {
    file,
    state,
    needs: { minute: FIRST_MINUTE, levels: { ...FIRST_LEVELS } },
    goals: (file.goals ?? []).map((goal) => ({ goal, status: 'open' })),
    plans: { day: [], steps: [] },
    beliefs: new Map(knows),
    relations: Object.fromEntries(relations) as Record<string, Relation>,
    decisions: [],
    atZero: {},
  }
}
