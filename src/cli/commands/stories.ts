/** `troupe stories`: which freely licensed stories can be played, and how they come here. */
import { listed } from '../../base/errors.ts'
import { DOWNLOADS } from '../../societies/adventurers/story-shelf.ts'
import { misuse, type Command, type Report } from '../command.ts'
import { storiesHere, type StoryOnShelf } from '../../societies/adventurers/shelf.ts'
import { findStory } from '../../societies/adventurers/find-story.ts'
import { commandLine } from '../../terminal/invocation.ts'
import { suggestion } from '../../base/nearest.ts'
import type { Screen } from '../screen.ts'
import {
  catalogue,
  ownStories,
  type CatalogueEntry,
  type Described,
} from '../../societies/adventurers/story-catalogue.ts'
import { addressOf, getStory } from '../stories/get.ts'
import { drawTable } from '../../terminal/table.ts'
import { harmless } from '../../terminal/text.ts'

export const stories: Command = {
  takes: ['[get]', '[NAME]'],
  options: {
    to: { type: 'string', value: 'FOLDER', about: `where a downloaded story goes (default: ${DOWNLOADS} here)` },
  },
  notes: [
    'A downloaded story is kept only when its SHA-256 is the one Troupe knows, and its licence is put beside it.',
    'Any other story file can be played too: name its path. TROUPE_STORIES_URL names a mirror to download from.',
  ],
  examples: ['stories', 'stories get zork1', 'stories get zork1 --to games'],
  async run(given, screen) {
    const [what, name] = [given.argument(0), given.argument(1)] as (string | undefined)[]
    if (what === undefined) {
      if (given.text('to') !== undefined) throw misuse('--to says where to put a story: troupe stories get NAME --to F')
      return list(screen)
    }
    if (what !== 'get') throw misuse(`stories does not know ${JSON.stringify(what)}. Try: troupe stories get NAME`)
    const known = catalogue.map((entry) => entry.name)
    if (name === undefined) throw misuse(`Say which story: troupe stories get NAME. There are: ${listed(known)}.`)
    const entry = catalogue.find((each) => each.name === name)
    if (entry !== undefined) return getStory(entry, given.text('to'), screen)
    if (storiesHere().some((story) => story.name === name))
      throw misuse(`${name} is here and needs no download: ${findStory(name)}. Play it: ${playing(name)}`)
    throw misuse(
      `There is no story ${JSON.stringify(name)} to get.${suggestion(name, known)} There are: ${listed(known)}.`,
    )
  },
}

function list(screen: Screen): Report {
  const here = storiesHere()
  const rows = [
    ...here.map((story) => describe(story)),
    ...catalogue.filter(({ name }) => !here.some((story) => story.name === name)).map(describeMissing),
  ]
  screen.say(
    ...drawTable(
      ['name', 'state', 'licence', 'story'],
      rows.map(({ name, state, licence, title, author, file }) => [
        { text: harmless(name), style: 'bold' },
        { text: state, style: state === 'to download' ? 'dim' : 'green' },
        { text: licence ?? 'unknown' },
        { text: title === undefined ? harmless(file ?? '') : `${title}, by ${author}` },
      ]),
      screen.paint,
      screen.columns,
    ),
  )
  const [first, missing] = [here[0], rows.find(({ state }) => state === 'to download')]
  if (first !== undefined) screen.say('', `${screen.paint('dim', 'Play one:')}  ${playing(first.name)}`)
  if (missing !== undefined)
    screen.say(`${screen.paint('dim', 'Get one:')}   ${commandLine(['stories', 'get', missing.name])}`)
  return { json: { stories: rows } }
}

interface Row extends Partial<Described> {
  readonly name: string
  readonly state: 'comes with troupe' | 'downloaded' | 'to download'
  readonly file?: string
}

function describe({ name, file, from }: StoryOnShelf): Row {
  const known = [...ownStories, ...catalogue].find((story) => story.name === name)
  return { name, state: from === 'troupe' ? 'comes with troupe' : 'downloaded', ...(known && facts(known)), file }
}

function describeMissing(entry: CatalogueEntry): Row & Record<string, unknown> {
  const { bytes, sha256, path } = entry.file
  const addresses = { address: addressOf(path).href, licenceAddress: addressOf(entry.licenceFile.path).href }
  return { name: entry.name, state: 'to download', ...facts(entry), bytes, sha256, ...addresses }
}

function facts({ title, author, licence }: Described): Omit<Described, 'name'> {
  return { title, author, licence }
}

function playing(story: string): string {
  return commandLine(['play', story])
}
