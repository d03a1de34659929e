/** Attacks on lessons and families: names of files that lead elsewhere, and labels that nobody could have drawn. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Random } from '../../src/base/random.ts'
import { post, type Ask } from './ask.ts'
import { mutateJson, mutateText, written } from './mutate.ts'

const FOLDER = 'troupe-lessons'
const SECRET = 'what is beside the pictures is nobody’s business'

/** A folder with a picture, and something that is none. */
export function makeLessons(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'troupe-fuzz-')), FOLDER)
  mkdirSync(folder)
  writeFileSync(join(folder, 'a.png'), 'no picture')
  writeFileSync(join(folder, 'secret.txt'), SECRET)
  writeFileSync(join(folder, '..', 'b.png'), SECRET)
  return folder
}

const FILES = [
  'a.png',
  '../b.png',
  '..%2fb.png',
  'secret.txt',
  'a.png/../secret.txt',
  '.png',
  'a.png\u0000.txt',
  '%2e%2e',
]
const LABELS = { file: 'a.png', labels: [{ name: 'sofa', box: { x: 1, y: 2, width: 30, height: 40 } }] }

export async function attackLessons(random: Random, ask: Ask): Promise<void> {
  await ask('/api/lessons')
  // as little is believed of names in addresses of families
  await ask('/api/evolution')
  const society = random.next() < 0.5 ? 'explorers' : mutateText('explorers', random)
  await ask(`/api/evolution/${encodeURIComponent(society)}`.slice(0, 4_000))
  await ask(`/api/evolution/explorers/variants/${encodeURIComponent(mutateText('base', random))}`.slice(0, 4_000))
  await ask(`/api/lessons/${FOLDER}`)
  await ask(`/api/lessons/${encodeURIComponent(mutateText(FOLDER, random))}`.slice(0, 4_000))
  const file = random.next() < 0.5 ? random.pick(FILES) : mutateText(random.pick(FILES), random)
  const { body } = await ask(`/api/lessons/${FOLDER}/pictures/${encodeURIComponent(file)}`.slice(0, 4_000))
  if (body.includes(SECRET)) throw new Error(`${file} was given away.`)
  const sent = random.next() < 0.3 ? { ...LABELS, file } : LABELS
  const text = random.next() < 0.7 ? written(mutateJson(sent, random)) : JSON.stringify(sent)
  await ask(`/api/lessons/${FOLDER}/label`, post(text))
}
