/**
 * Makes the table of affordances: how often a verb changes something when it is done to a thing of a kind. Walkthroughs
 * of freely usable stories are played, and whatever the text names at each place is tried in forks.
 *
 * node --conditions=troupe-source scripts/make-affordances.ts [--check]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { kindsOf } from '../src/lexicon/index.ts'
import { openSource, storySource } from '../src/societies/adventurers/story-source.ts'
import { createAdventure } from '../src/worlds/adventure/adventure.ts'
import { worldHash } from '../src/worlds/adventure/truth.ts'

const VERBS = 'open take push pull turn move search,look under,enter climb,switch on,close'
  .split(',')
  .flatMap((part, place) => (place % 2 === 0 ? part.split(' ') : [part]))
const MOST_KINDS = 3
const FEWEST = 4
const A_LINE = 6
const root = fileURLToPath(new URL('..', import.meta.url))
const TABLE = `${root}src/societies/adventurers/knowledge/affordance-table.ts`

type Counts = Record<string, Record<string, [changed: number, tried: number]>>

function stories(): { readonly story: string; readonly walkthrough: string }[] {
  const gym = `${root}stories/gym/development`
  const found = readdirSync(gym).map((name) => {
    const files = readdirSync(`${gym}/${name}`)
    const file = (end: RegExp) => `${gym}/${name}/${files.find((each) => end.test(each))!}`
    return { story: file(/\.z\d$/), walkthrough: file(/walkthrough/) }
  })
  return [{ story: `${root}stories/fog-bell.z5`, walkthrough: `${root}stories/fog-bell.walkthrough.txt` }, ...found]
}

function countIn(counts: Counts, { story, walkthrough }: ReturnType<typeof stories>[number]): void {
  const world = createAdventure({ story: openSource(storySource(story)), seed: 5, handicaps: ['imagine'] })
  const [player] = world.agents() as [string]
  const lines = readFileSync(walkthrough, 'utf8').split('\n')
  const seen = new Set<string>()
  for (const command of ['', ...lines.map((line) => line.trim())]) {
    if (command !== '') world.perform(player, command)
    const { reply, room, over, wants } = world.observe(player)
    if (over !== undefined || wants !== 'line') continue
    const fork = world.imagine()
    const { machine } = fork
    const start = fork.now.snapshot
    const after = (words: string) => {
      machine.restore(start)
      machine.run(words)
      return worldHash(machine)
    }
    machine.restore(start)
    const still = new Set([worldHash(machine), after('wait')])
    for (const { name, spoken, of } of reply.things) {
      const kinds = kindsOf(name).slice(0, MOST_KINDS)
      if (spoken || of !== undefined || kinds.length === 0 || seen.has(`${room}|${name}`)) continue
      seen.add(`${room}|${name}`)
      for (const verb of VERBS) {
        const hasChanged = !still.has(after(`${verb} ${name}`))
        for (const kind of kinds) {
          const byKind = (counts[verb] ??= {})
          const [changed, tried] = byKind[kind] ?? [0, 0]
          byKind[kind] = [changed + (hasChanged ? 1 : 0), tried + 1]
        }
      }
    }
  }
}

const counts: Counts = {}
for (const each of stories()) countIn(counts, each)
const rows = Object.entries(counts).flatMap(([verb, kinds]) => [
  `${verb}:`,
  ...wrapped(
    Object.entries(kinds)
      .filter(([, [, tried]]) => tried >= FEWEST)
      .map(([kind, [changed, tried]]) => `${kind} ${changed}/${tried}`),
  ),
])
const HEADER = '/** How often a verb changed something when it was done to a thing of a kind, of how often. */'
const text = `${HEADER}
// made by scripts/make-affordances.ts
export const AFFORDANCES = \`
${rows.join('\n')}
\`
`

/** A few to a line. */
function wrapped(words: readonly string[]): string[] {
  const lines = Array.from({ length: Math.ceil(words.length / A_LINE) }, (_, line) => line * A_LINE)
  return lines.map((from) => `  ${words.slice(from, from + A_LINE).join(', ')}`)
}
if (process.argv.includes('--check')) {
  if (readFileSync(TABLE, 'utf8') !== text) throw new Error('The table of affordances is not what the stories say.')
} else writeFileSync(TABLE, text)
console.log(JSON.stringify({ verbs: VERBS.length, bytes: text.length }))
