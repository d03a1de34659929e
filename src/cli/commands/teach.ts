/** `troupe teach`: an eye learns from pictures what is where; labels come from people, a model or a room. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { labelPicture } from '../../eyes/model/label-picture.ts'
import { picturesIn, readLessons, writeLabels } from '../../eyes/taught/lessons.ts'
import { drawRoomLessons, ROOM_PICTURES } from '../../eyes/taught/room-lessons.ts'
import { teach as teachFolder } from '../../eyes/taught/taught.ts'
import { namedModel } from '../../models/named-model.ts'
import { drawTable } from '../../terminal/table.ts'
import { readPicture } from '../../worlds/desktop/picture.ts'
import type { Arguments } from '../arguments.ts'
import { misuse, type Command } from '../command.ts'
import { showProgress, type Screen } from '../screen.ts'

export const teach: Command = {
  takes: ['FOLDER'],
  options: {
    room: { type: 'boolean', about: 'make the pictures first: views of furnished rooms, whose truth is known' },
    pictures: { type: 'string', value: 'N', about: `how many pictures --room makes (default: ${ROOM_PICTURES})` },
    seed: { type: 'string', value: 'N', about: 'which rooms --room draws, from this seed on (default: 1)' },
    model: { type: 'string', value: 'MODEL', about: 'ask this vision model once what is on pictures without labels' },
    'max-cost': { type: 'string', value: 'DOLLARS', about: 'ask the model no more once its calls cost that much' },
    'labels-only': { type: 'boolean', about: 'write lessons.json, and learn nothing yet' },
  },
  notes: [
    'FOLDER holds PNG files, such as the pictures of a run. What is where on them stands in lessons.json beside them:',
    '{"a.png": [{"name": "sofa", "box": {"x": 10, "y": 20, "width": 200, "height": 90}}]}. What was learned is kept in',
    'taught.json, and used by `eye: { taught: "FOLDER" }`. It needs packages that do not come with Troupe;',
    'without them, a message names the line that installs them. docs/eyes.md says more.',
  ],
  examples: ['teach rooms --room', 'teach pictures --model openai/gpt-5-mini --max-cost 0.50', 'teach pictures --json'],
  async run(given, screen) {
    const folder = given.argument(0)
    if (given.flag('room')) await drawRooms(folder, given, screen)
    else if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw misuse(`There is no folder ${JSON.stringify(folder)}. Give one with PNG files, or add --room to make one.`)
    const asked = await askModel(folder, given, screen)
    if (given.flag('labels-only')) {
      const lessons = await readLessons(folder)
      screen.say(`${Object.keys(lessons).length} pictures of ${folder} have labels.`)
      return { json: { folder, labelled: Object.keys(lessons).length, ...asked } }
    }
    const progress = (done: number, of: number) => showProgress(`looking at picture ${done} of ${of}`, screen)
    const { names, pictures, score } = await teachFolder(folder, { progress })
    const lessons = Object.values(await readLessons(folder))
    const shown = names.map((name) => [
      name,
      lessons.filter((each) => each.some((label) => label.name === name)).length,
    ])
    const rows = shown.map((row) => row.map((text) => ({ text: String(text) })))
    screen.say(...drawTable(['name', 'pictures'], rows, screen.paint, screen.columns))
    screen.say(
      `Learned ${names.length} names from ${pictures} pictures. On ${score.views} that were held back: ` +
        `${percent(score.precision)} of what it named was right, ${percent(score.recall)} of what is there was named.`,
    )
    return { json: { folder, pictures, names, heldBack: score, ...asked } }
  },
}

const percent = (part: number) => `${Math.round(part * 100)} %`

async function drawRooms(folder: string, given: Arguments, screen: Screen): Promise<void> {
  const count = given.count('pictures') ?? ROOM_PICTURES
  if (count < 1) throw misuse('--pictures takes a number of at least 1.')
  const progress = (done: number, of: number) => showProgress(`drawing picture ${done} of ${of}`, screen)
  await drawRoomLessons(folder, { count, seed: given.count('seed') ?? 1, progress })
}

async function askModel(folder: string, given: Arguments, screen: Screen) {
  const name = given.text('model')
  if (name === undefined) return {}
  const most = given.text('max-cost')
  const maxUsd = most === undefined ? Infinity : Number(most)
  if (!(maxUsd >= 0)) throw misuse(`--max-cost takes dollars, not ${JSON.stringify(most)}.`)
  const model = namedModel(name)
  const known = await readLessons(folder)
  const names = new Set(Object.values(known).flatMap((labels) => labels.map((label) => label.name)))
  const files = (await picturesIn(folder)).filter((file) => !Object.hasOwn(known, file))
  let [labelled, calls, usd] = [0, 0, 0]
  for (const [place, file] of files.entries()) {
    if (usd >= maxUsd) {
      screen.warn(`Stopped at $${usd.toFixed(4)}: ${files.length - place} pictures have no labels yet.`)
      break
    }
    showProgress(`asking about picture ${place + 1} of ${files.length}`, screen)
    if (!existsSync(join(folder, file))) continue
    const picture = await readPicture(readFileSync(join(folder, file)))
    const { labels, fault, calls: paid } = await labelPicture(model, picture, [...names])
    calls += paid.length
    for (const call of paid) usd += call.usd ?? 0
    if (fault !== undefined) {
      screen.warn(`${file} stays without labels: ${fault}`)
      continue
    }
    await writeLabels(folder, file, labels)
    labelled++
    for (const label of labels) names.add(label.name)
  }
  return { asked: { model: model.name, labelled, calls, usd } }
}
