/**
 * The catalogue: changes that the Proposer may answer findings with. A change has one switch on, or a few that belong
 * together, or lets an agent join. Among those that answer findings equally dear, who stands first is raced first.
 */
import type { Change } from '../../evolution.ts'
import { ruleAgents } from '../variants/rule-agents.ts'
import { switches, type Switch } from '../variants/switches.ts'

/** By switch, the patterns of findings that it answers. */
const answeredBy: Readonly<Record<Switch, readonly string[]>> = {
  'tell-of-finds': ['people not told of what they care for', 'long without points'],
  'wanted-by-any-name': ['wishes that we could have met', 'long without points'],
  'show-to-people': ['advice that nobody followed', 'long without points'],
  'there-not-here': ['refused here and not done there', 'long without points'],
  'fit-together': ['things said to belong together', 'long without points'],
  'again-means-the-same': ['advice that nobody followed', 'long without points'],
  'obey-notices': ['a command of ours killed', 'hints that nobody used'],
  'light-as-told': ['long without points'],
  'hands-known': ['the same answer again and again', 'done again in vain'],
  'right-tool': ['advice that nobody followed', 'long without points'],
  'unseen-last': ['long without points'],
  'listed-ways-first': ['ways tried that no text mentions', 'a command of ours killed'],
  'same-everywhere': ['asked the same at every place', 'the same answer again and again'],
  'doubt-refusals': ['the same refusal again and again'],
  'one-thing-once': ['one thing under many names'],
  'back-from-the-dark': ['died walking in the dark'],
  'heed-warnings': ['a command of ours killed'],
  'advice-first': ['advice that nobody followed'],
  'take-first': ['held things never tried on obstacles'],
  'explore-first': ['ways tried that no text mentions'],
  'look-first': ['hints that nobody used', 'long without points'],
  'people-first': ['people never addressed', 'long without points'],
  'no-blind-tries': ['the same refusal again and again'],
  'what-scored': ['long without points'],
  'sensible-acts': ['the same refusal again and again', 'long without points'],
  'once-is-enough': ['done again in vain', 'long without points'],
  'stock-answers': ['the same refusal again and again', 'long without points'],
  'same-thing-everywhere': ['one thing under many names', 'long without points'],
  'stock-targets': ['the same refusal again and again'],
  'ways-as-told': ['ways tried that no text mentions'],
  'dry-things': ['long without points', 'one thing under many names'],
  'dry-places': ['long without points'],
  'explore-when-stuck': ['long without points', 'died whatever we did'],
  'counted-affordances': ['the same refusal again and again'],
}

const bornFor: Readonly<Record<string, readonly string[]>> = {
  'npc-tracker': ['people never addressed'],
  'resource-manager': ['something runs out', 'died whatever we did'],
  'risk-assessor': ['a command of ours killed', 'died walking in the dark'],
  'hint-interpreter': ['hints that nobody used'],
  'meta-learner': ['held things never tried on obstacles', 'the same refusal again and again'],
}

interface Bundle {
  readonly says: string
  readonly answers: readonly string[]
  readonly switches: readonly Switch[]
}

/** Switches that are one thought: each of them seldom has occasion to do anything. */
const together: Readonly<Record<string, Bundle>> = {
  'people-served': {
    says: 'people get what they want, see what they ask for, and hear what was found; what they spoke of is seen last',
    answers: ['wishes that we could have met', 'people not told of what they care for', 'long without points'],
    switches: ['wanted-by-any-name', 'show-to-people', 'tell-of-finds', 'unseen-last'],
  },
  'as-told': {
    says: 'what is told of a thing is done with it, where and as often as it says; nothing is asked that was answered',
    answers: [
      'things said to belong together',
      'refused here and not done there',
      'advice that nobody followed',
      'long without points',
    ],
    switches: ['fit-together', 'there-not-here', 'again-means-the-same', 'hands-known'],
  },
  'mind-the-notices': {
    says: 'what a notice says is done before we go on, and what is told to be alight gives light',
    answers: ['a command of ours killed', 'hints that nobody used', 'long without points'],
    switches: ['obey-notices', 'light-as-told'],
  },
}

const ofSwitch = (name: Switch): Change => ({
  name,
  says: switches[name],
  answers: answeredBy[name],
  adds: { switches: [name] },
})

const ofBundle = (name: string): Change => {
  const { says, answers, switches: on } = together[name]!
  return { name, says, answers, adds: { switches: on } }
}

// those that did well on tuning seeds are raced first
const first: readonly Change[] = [
  ofBundle('as-told'),
  ofBundle('mind-the-notices'),
  ofBundle('people-served'),
  ofSwitch('right-tool'),
]

export const changes: readonly Change[] = [
  ...first,
  ...(Object.keys(switches) as Switch[])
    .map(ofSwitch)
    .filter(({ name }) => !first.some((change) => change.name === name)),
  ...ruleAgents.flatMap(({ name, title, responsibility }): Change[] => [
    {
      name,
      says: `${title} joins: ${responsibility}`,
      answers: bornFor[name] ?? [],
      adds: { agents: [{ name }] },
    },
    {
      name: `${name}-member`,
      says: `${title} becomes a member, who may veto`,
      answers: bornFor[name] ?? [],
      adds: { agents: [{ name, rank: 'member' }] },
      needs: name,
    },
  ]),
]
