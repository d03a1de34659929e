/**
 * Risk Assessor: what the story calls dangerous, and where. It makes risky acts on such things worth less, and ways
 * that nobody mentioned at places that warn; it proposes nothing itself.
 */
import { isAlive, isKind } from '../../knowledge/kinds.ts'
import { parseCommand } from '../../knowledge/command.ts'
import { COMPASS } from '../../../../worlds/adventure/english.ts'
import { sentencesOf } from '../../../../worlds/adventure/text-parts.ts'
import type { Warning } from '../heard.ts'
import { listIn, listing, type NewbornKnowledge, type RuleAgent } from './rule-agent.ts'

interface Danger {
  readonly at: string
  /** the thing it is about; the place itself without one */
  readonly thing?: string
  readonly says: string
  readonly step: number
}

const MOST_DANGERS = 60
const LONGEST = 120
const DANGEROUS =
  /\b(?:danger\w*|deadly|poison\w*|beware|fatal\w*|venom\w*|treacherous|lethal|kill(?:s|ed)?|die[sd]?|drown\w*|bites?|sting\w*|burns?|crush\w*|fall(?:s|en)? (?:in|off|through|down)|keep (?:off|out|away|to)|never|do not|don't|careful\w*|sharp|slippery|deep|unsafe|rotten)\b/i
const LEFT = 0.25
const RISKY_VERBS = ['take', 'touch', 'eat', 'drink', 'enter', 'climb', 'push', 'pull', 'attack', 'kiss', 'jump in']

export const riskAssessor: RuleAgent = {
  name: 'risk-assessor',
  title: 'Risk Assessor',
  responsibility: 'Keeps what the story calls dangerous, and makes risky acts there worth less.',
  think(knowledge, notes) {
    const before = listIn<Danger>(notes, 'dangers')
    const found = dangersIn(knowledge).filter(({ says }) => !before.some((each) => each.says === says))
    const dangers = [...before, ...found].slice(-MOST_DANGERS)
    return {
      warnings: warningsFor(knowledge, dangers),
      says: dangers.length === 0 ? 'I see no danger.' : `I know of ${dangers.length} dangers.`,
      ...(found.length > 0 && { notes: { dangers } }),
    }
  },
  questions: [
    {
      asks: 'What is dangerous?',
      wording: /\b(?:danger\w*|risk\w*|deadly|avoid|harm)\b/i,
      answer: (notes) =>
        listing(
          'Dangers',
          listIn<Danger>(notes, 'dangers').map(({ at, thing, says }) => `${thing ?? at}: ${says}`),
        ),
    },
  ],
}

function dangersIn({ view, here, objects, step, last }: NewbornKnowledge): Danger[] {
  const text = (view.observation?.text ?? '').replaceAll(/\s+/g, ' ')
  const near = [...objects.values()].filter(({ location }) => location === here || location === 'inventory')
  return sentencesOf(text).flatMap((sentence): Danger[] => {
    if (!DANGEROUS.test(sentence)) return []
    const lower = sentence.toLowerCase()
    const meant = near.find(({ name }) => lower.includes(name.slice(name.lastIndexOf(' ') + 1)))?.name ?? last?.nouns[0]
    return [{ at: here, says: sentence.slice(0, LONGEST), step, ...(meant !== undefined && { thing: meant }) }]
  })
}

/** Here and now: risky acts on what is dangerous, ways nobody mentioned, and touching beasts. */
function warningsFor({ here, places, objects }: NewbornKnowledge, dangers: readonly Danger[]): Warning[] {
  const local = dangers.filter(({ at }) => at === here)
  const things = new Set(local.flatMap(({ thing }) => thing ?? []))
  for (const beast of objects.values())
    if (beast.location === here && isAlive(beast) && isKind(beast.name, 'animal')) things.add(beast.name)
  const acts = [...things].flatMap((thing) =>
    RISKY_VERBS.map((verb): Warning => ({ command: `${verb} ${thing}`, at: here, left: LEFT })),
  )
  const exits = places.get(here)?.exits ?? []
  const unsaid = local.length === 0 ? [] : [...COMPASS, 'down'].filter((way) => !exits.includes(way))
  return [...acts, ...unsaid.map((way): Warning => ({ command: parseCommand(way).way ?? way, at: here, left: LEFT }))]
}
