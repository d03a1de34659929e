/** Where the stories of these tests are. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles, root } from '../repository.ts'

const glkoteTerm = dirname(fileURLToPath(import.meta.resolve('glkote-term/package.json')))

/** A story in the package glkote-term, which carries them for its own tests. */
export const packaged = (name: string) => join(glkoteTerm, 'tests', name)

/** A script that belongs to these tests. */
export const ownScript = (name: string) => join(root, 'test/zmachine', name)

/** Zork I is not in this repository; it lies beside it where somebody has put it there. */
export const zork = {
  story: join(root, '../shared/stories/zork1.z3'),
  script: ownScript('zork1-350.txt'),
}

export const hasZork = existsSync(zork.story)

/** Our own stories with the scripts beside them. */
// what is sealed is not played while anything is developed
export const ourStories = listFiles('stories')
  .filter((file) => !file.includes('sealed'))
  .filter((file) => /\.(walkthrough|script)\.txt$/.test(file))
  .map((file) => ({ name: file, story: join(root, file.replace(/\..*$/, '.z5')), script: join(root, file) }))
  .filter(({ story }) => existsSync(story))
