/** Asks a member a question in anybody's words: which core question is meant, of what, and what the board answers. */
import type { Answered, Asking, Inquiry, MemberResponse } from '../../asking.ts'
import { isRecord, type Board } from '../../paths.ts'
import type { Member } from '../protocol.ts'
import { memberNames } from '../voices.ts'
import { memoryQuestions } from './memory.ts'
import { navigatorQuestions } from './navigator.ts'
import { puzzleQuestions } from './puzzle.ts'
import type { CoreQuestion, Named } from './question.ts'
import { readAsked, type Asked } from './read-asked.ts'
import { reflect } from './reflect.ts'
import { strategyQuestions } from './strategy.ts'
import { wordQuestion } from './word-question.ts'
import type { RuleAgent } from '../variants/born/rule-agent.ts'
import { ruleAgents } from '../variants/rule-agents.ts'

export const coreQuestions: Readonly<Record<Member, readonly CoreQuestion[]>> = {
  navigator: navigatorQuestions,
  puzzle: puzzleQuestions,
  memory: memoryQuestions,
  strategy: strategyQuestions,
}

const members = Object.keys(coreQuestions) as Member[]
const LONGEST_QUESTION = 400

export const asking: Asking = {
  members,
  mayJoin: ruleAgents.map(({ name }) => name),
  offer(board, member) {
    const joined = ruleAgents.find(({ name }) => name === member)
    if (joined !== undefined) return { title: joined.title, questions: joined.questions.map(({ asks }) => asks) }
    const [agent, view] = [member as Member, readAsked(board)]
    return {
      title: memberNames[agent],
      questions: coreQuestions[agent].map(({ asks }) => wordQuestion(asks, agent, view)),
    }
  },
  learners: { navigator: ['map'], puzzle: ['things'], memory: ['deeds'] },
  ask(board: Board, member: string, inquiry: Inquiry): MemberResponse {
    const joined = ruleAgents.find(({ name }) => name === member)
    if (joined !== undefined) return { agent: member, ...askBorn(joined, board, inquiry) }
    const agent = member as Member
    const view = readAsked(board)
    const answered = inquiry.type === 'reflect' ? reflect(view, agent) : answerOf(view, agent, inquiry.question)
    return { agent, ...answered }
  },
}

/** From its notes; what it keeps is all it knows. */
function askBorn({ name, title, questions, responsibility }: RuleAgent, board: Board, inquiry: Inquiry): Answered {
  const all = board['notes']
  const notes = isRecord(all) && isRecord(all[name]) ? all[name] : {}
  const asked = questions.find(
    ({ wording }) => inquiry.type === 'reflect' || wording.test(inquiry.question.slice(0, LONGEST_QUESTION)),
  )
  if (asked !== undefined) return asked.answer(notes)
  return {
    answer: `I am the ${title}. ${responsibility} You can ask me: ${questions.map(({ asks }) => asks).join(' ')}`,
    confidence: 0,
    metadata: { understood: false },
  }
}

interface Understood {
  readonly question: CoreQuestion
  readonly named: Named
}

/** The core question of a member that is meant, and what it is asked of. */
export function understand(member: Member, words: string): Understood | undefined {
  const plain = plainWords(words)
  for (const question of coreQuestions[member])
    for (const wording of question.wordings) {
      const found = wording.exec(plain)
      if (found !== null) return { question, named: namedIn(found) }
    }
  return undefined
}

const END = /[?.!\s]$/

function plainWords(words: string): string {
  let plain = words.slice(0, LONGEST_QUESTION).replaceAll('\u2019', "'").replaceAll(/\s+/g, ' ').trim()
  while (END.test(plain)) plain = plain.slice(0, -1)
  return plain
}

/** Without marks of quotation, which are there to say what belongs together. */
const namedIn = ({ groups = {} }: RegExpExecArray): Named =>
  Object.fromEntries(
    Object.entries(groups).map(([name, words]) => [
      name,
      (words as string | undefined)?.replaceAll(/["“”«»]/g, '').trim(),
    ]),
  )

function answerOf(board: Asked, member: Member, words: string): Answered {
  const understood = understand(member, words)
  if (understood !== undefined) {
    const { answer, confidence, metadata } = understood.question.answer(board, understood.named)
    return { answer, confidence, metadata: { question: understood.question.asks, ...metadata } }
  }
  const questions = coreQuestions[member].map(({ asks }) => asks)
  const other = members.find((each) => understand(each, words) !== undefined)
  return {
    answer:
      other === undefined
        ? `I do not understand that. You can ask me: ${questions.join(' ')}`
        : `That is for ${memberNames[other]} to know: ask ${other}. You can ask me: ${questions.join(' ')}`,
    confidence: 0,
    metadata: { understood: false, questions, ...(other !== undefined && { ask: other }) },
  }
}
