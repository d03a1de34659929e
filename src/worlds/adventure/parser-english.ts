/**
 * The usual English of parsers: in Infocom's stories, in Inform's library and in others. No sentence of any one story.
 */
import { wording } from './wording.ts'

const { raw } = String

export const DEATH = wording(
  raw`
  (?<!\*)\*{2,20}\s{0,8}(?:you(?:'ve| have| are|'re)?|we|he|she)\s[^*\n]{0,40}\b(?:died|dead|killed|perished|drowned|lost|doomed|eaten|failed)\b[^*\n]{0,40}\*\*
  \byou(?: are|'re) (?:now )?(?:quite |very |completely )?dead\b(?! (?:tired|certain|right|set|wrong|sure|cent))
  \byou have (?:died|perished|been killed)\b
  ^\s{0,8}you die\b[^\n]{0,40}`,
  'im',
)

export const WON = wording(raw`
  (?<!\*)\*{2,20}\s{0,8}[^*\n]{0,40}\b(?:won|victory|victorious|winner|triumph(?:ed)?|succeeded|congratulations)\b[^*\n]{0,40}\*\*
  \byou have (?:won|completed (?:the|this) (?:game|story|adventure|quest))\b
  \bcongratulations\b[^\n]{0,200}\b(?:won|completed|finished|solved|succeeded|mastered)\b`)

export const NOT_UNDERSTOOD = wording(raw`
  \bdon'?t know the word\b
  \bnot? (?:a )?verb (?:that )?i (?:recogni[sz]e|know|understand)
  \b(?:did|do|can|could)(?:n'?t| not) (?:understand|recogni[sz]e|know how to|comprehend)\b
  \bcannot (?:understand|recogni[sz]e)\b
  \bin a way (?:that )?i (?:don'?t|can'?t)
  \b(?:isn'?t|not) (?:one|something|a (?:word|sentence|verb|command)) (?:that )?i (?:recogni[sz]e|know|understand)
  \bthere (?:was|is|were|are) (?:no|too many) (?:verbs?|nouns?)\b
  \bonly understood you as far as\b
  \bi beg your pardon\b
  \bseem to have said too (?:little|much)\b
  \bdon'?t need to (?:use the word|refer to)\b
  \bunknown (?:word|verb|command)\b
  \bdoesn'?t make sense\b
  \bnot in (?:my|the) (?:vocabulary|dictionary)\b
  \btoo many nouns?\b
  ^huh\b`)

export const NOT_HERE = wording(raw`
  \b(?:can'?t|cannot|don'?t|do not) see\b[^.]{0,60}\b(?:any|such|that|here|one)\b
  \b(?:isn'?t|aren'?t|is not|are not|is nowhere|is no longer) (?:here|there|nearby|in sight|visible|present|available)\b
  \bnowhere to be (?:seen|found)\b
  \byou (?:don'?t|do not|haven'?t) (?:have|got|hold|carry)\b(?! to\b)
  \byou(?: aren'?t| are not|'re not) (?:carrying|holding|wearing)\b
  ^you have no\b
  \bthere(?:'s| is| are| isn'?t| aren'?t) (?:no|none|any|not)\b[^.]{0,50}\b(?:here|available|nearby|in sight)\b`)

export const OVERLOAD = wording(raw`
  \b(?:load is|you(?:'re| are) (?:already )?(?:carrying|holding|loaded)|hands? (?:is|are)|arms? (?:is|are))\b[^.]{0,40}\b(?:too (?:many|much|heavy)|full|to capacity)\b
  \bcan(?:'t|not) (?:carry|hold|lift|manage) (?:any ?more|any ?thing (?:else|more)|that (?:much|many)|so (?:much|many)|another)\b
  \btoo (?:many|much)(?: things| stuff| items)?\b[^.]{0,20}\b(?:carry|hold|already)
  \bcarrying (?:too|as) (?:much|many)\b
  \b(?:put|drop|set) (?:that|it|this|something|one) (?:down )?first\b
  \bno (?:more )?(?:room|space) (?:in your|to carry)\b`)

export const NOTHING = wording(raw`
  \bnothing (?:much|obvious|special|unusual|to|in|on|here|there|of interest|interesting|else|written|further|new)\b
  \bnothing (?:\w+ )?happens\b
  \b(?:see|find|hear|smell|feel|discover|notice|taste) nothing\b
  \b(?:see|notice|find) anything (?:special|unusual|interesting)\b
  \btime passes\b
  \bno (?:effect|reply|response|answer|result|sound|smell|sign)\b
  \bright here\b
  \b(?:is|are|looks?) (?:empty|quite ordinary|ordinary)\b
  \bnot(?:hing)? (?:particularly )?(?:special|unusual|interesting)\b
  \bjust a\b
  ^\s{0,8}(?:ok|okay|hmm+)[.!]?\s{0,8}$`)

export const CHANGED = wording(raw`
  ^\s{0,8}(?:taken|dropped|done|opened|closed|unlocked|locked|removed|worn|eaten|lit|okay, [^.]{1,60}|you now have [^.]{1,60})[.!]
  \b(?:is|are) now\b
  \b(?:opens|unlocks|falls|appears|disappears|vanishes|moves|breaks|shatters|explodes)\b
  \breveal(?:s|ing|ed)?\b
  \b(?:clicks|swings|slides) (?:open|shut|into|aside)\b
  \b(?:turns|goes|comes) (?:on|off|out|into|to life)\b
  \blights up\b
  \b(?:begins|starts) to\b`)

/** Makes no change of a sentence that speaks of one. */
export const NEGATED = wording(raw`
  \b(?:can'?t|cannot|couldn'?t|won'?t|wouldn'?t|isn'?t|aren'?t|don'?t|doesn'?t|didn'?t)\b
  \b(?:not|nothing|no|never|unable|refuses?|already|must|needs?|have to|has to|if|unless|would|should)\b`)

export const REFUSED = wording(raw`
  ^you(?:'re| are) not\b
  \b(?:ca|do|does|did|is|are|was|were|wo|would|could|should)n'?t\b
  \b(?:cannot|can not)\b
  \b(?:will|would|could|should|is|are|do|does|did) not\b
  \bnot (?:something|the|an?|very|going|possible|allowed|here|open|locked|closed|able|exactly|quite|much|likely|edible|enough)\b
  \b(?:unable|impossible|impenetrable|impassable|unclimbable|refuses?|fail(?:s|ed)?|already|hardly|unless|in vain)\b
  \b(?:pointless|useless|fruitless(?:ly)?|inedible|restrain yourself|violence|rhetorical|better not)\b
  \bfends?\b[^.]{0,20}\boff\b
  ^you (?:leave|let) (?:it|them|him|her)\b
  \bbars? (?:your|the) (?:way|path)\b
  ^you (?:strain|try|tug|heave|push|pull|struggle|lean)\b[^.]{0,60}\bbut\b
  \b(?:held|holds?|stands?|stays?|sticks?) (?:fast|firm|shut|where it is|where they are)\b
  \b(?:blocks?|blocked|prevents?|stops? you|pushes you back|stuck|fixed|fastened|locked)\b
  \b(?:is|are|was|were|been|seems?|appears?)(?: to be)? (?:\w+(?:ly|ed) )?(?:closed|shut|barred|bolted|sealed|nailed|boarded)\b
  \btoo (?:heavy|big|large|small|far|high|hot|dark|narrow|tight|late|hard)\b
  \bno (?:exit|door|path|need|use|reason|point|good|room|space|key|way)\b
  \bnothing (?:to|you|is|that)\b
  \b(?:first|must|needs?|requires?)\b
  \bachieves? (?:nothing|little)\b
  \b(?:can|could|is|are) only\b
  ^(?:only|not)\b
  \bthe only (?:exit|way|thing|place)\b
  \b(?:unlikely|scarcely)\b
  \bnothing (?:suitable|sensible)\b
  \bno \w+ (?:on|in|for) (?:that|it)\b
  \bnever (?:useful|helpful|necessary|works?)\b
  \byou should (?:say|supply|use|try|be|have)\b
  \b(?:futile|forbidden|not clear)\b
  \b(?:hit|bump|bang)s? your (?:head|nose|elbow)\b
  \b(?:have|need|ought) to\b`)

/** What is said instead of doing it. */
export const RHETORIC = wording(raw`
  ^(?:what an?|how|such|why|who|whoever|bizarre|dream on|nice try|good (?:try|luck))\b
  ^(?:are|do|did|have) you\b
  ^(?:is that|you must be|you've got to be|don't be)\b
  ^(?:an?|that'?s|that is|you're|you are|this is) (?:\w+ )?(?:interesting|strange|odd|valiant|novel|bold|silly|nuts|weird|crazy|mad|surreal|absurd|ridiculous|nonsense|joking)\b
  \b(?:lost|out of) your mind\b
  ^come on\b
  ^[^"]{1,200}\?!{0,3}$`)

/** `You push the cart.` and all else a player does, but for perceiving, failing and being. */
export const DONE = wording(raw`
  (?:^|, )you (?!can|could|see\b|don|do not|must|need|should|would|will|won't|have to|haven|are(?! now)|hear|feel|smell|look\b|already|probably|fail|try|attempt|seem|may|might|know|think|want|achieve|jump|have no\b|find no|get no|gain no)(?:'\w+ |are now |have |\w+ly )?\w+`)
