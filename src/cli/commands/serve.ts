/** `troupe serve`: flows at the addresses of Langflow's API, with the studio beside them, until Ctrl-C. */
import { readFileSync, statSync } from 'node:fs'
import { messageOf } from '../../base/errors.ts'
import { adventurersFile } from '../../server/langflow/served-flow.ts'
import { findStory } from '../../societies/adventurers/find-story.ts'
import { misuse, type Command } from '../command.ts'
import { runStudio, studio } from './studio.ts'

const MOST_BYTES = 20_000_000

// neither a browser nor examples are wanted here
const { 'no-open': _open, 'no-examples': _examples, ...shared } = studio.options

export const serve: Command = {
  takes: [],
  options: {
    ...shared,
    flow: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      about: 'a flow to serve: an export of Langflow, or "adventurers" (default: adventurers)',
    },
    seed: { type: 'string', value: 'N', about: 'everything random in a session of the adventurers follows from it' },
    story: { type: 'string', value: 'STORY', about: 'the story that the adventurers are asked to play, for its words' },
  },
  notes: [
    'Flows answer at /api/v1/run/FLOW and /api/v1/responses, as in Langflow; FLOW is an id, an endpoint or a name.',
    'Clients send what TROUPE_STUDIO_TOKEN holds as x-api-key where a token is needed, which is wherever others can',
    'reach the server. Flows that clients create are kept beside the store. Nothing outside is reached by a flow',
    'but the models it is given: TROUPE_MODEL, or those of its nodes with keys from the environment.',
  ],
  examples: ['serve', 'serve --flow chat.json --port 7860', 'serve --flow adventurers --story zork1'],
  async run(given, screen) {
    const files = given.list('flow')
    const story = given.text('story')
    const seed = given.count('seed')
    return runStudio(given, screen, {
      isQuiet: true,
      server: {
        flows: (files.length === 0 ? ['adventurers'] : files).map(readFlow),
        adventure: {
          ...(story !== undefined && { story: findStory(story) }),
          ...(seed !== undefined && { seed }),
        },
      },
    })
  },
}

function readFlow(file: string): unknown {
  if (file === 'adventurers') return adventurersFile()
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) throw misuse(`There is no file ${JSON.stringify(file)}. --flow takes an export of Langflow.`)
  if (found.size > MOST_BYTES) throw misuse(`${file} has more than ${MOST_BYTES} bytes, and is no flow.`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch (error) {
    throw misuse(`${file} is not JSON: ${messageOf(error)}.`)
  }
}
