/** The programs that the README shows, as a reader would copy them. */
import { readText } from './repository.ts'

/** In the order of the page: the first one thinks with rules alone, the second may have a model. */
export function readmePrograms(): string[] {
  const blocks = [...readText('README.md').matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, text = '']) => text)
  return blocks.filter((text) => text.startsWith('import'))
}

/** What the first one prints. */
export const FIRST_PROGRAM_PRINTS = [
  'The lamp, verse 1',
  'The lamp, verse 2',
  'The lamp, verse 3',
  'long enough, after 6 steps',
].join('\n')
