/** Mutated and random Langflow files, as many as one likes, with progress. */
import { originals, readMutant } from '../test/properties/langflow-mutants.ts'

const TELL_EVERY = 2_000

/** Gives the exit code. */
export function fuzzLangflow(files: number, first: number): number {
  const from = originals()
  console.log(`fuzz: ${files} mutated and random Langflow files from seed ${first}; of ${from.length} files`)
  const ends = new Map<string, number>()
  const told = () => [...ends].map(([end, count]) => `${end} ${count}`).join(', ')
  for (let count = 0; count < files; count += 1) {
    try {
      const end = readMutant(first + count, from)
      ends.set(end, (ends.get(end) ?? 0) + 1)
    } catch (error) {
      console.error(error)
      console.error(`see it again: npm run fuzz -- langflow 1 ${first + count}`)
      return 1
    }
    if ((count + 1) % TELL_EVERY === 0) console.log(`${count + 1} files (${told()})`)
  }
  console.log(`${files} files: ${told()}`)
  return 0
}
