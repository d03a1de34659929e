/** `troupe serve`: flows at the addresses of Langflow's API, with the studio beside them, until Ctrl-C. */
import { findStory } from '../../societies/adventurers/find-story.ts'
import type { Command } from '../command.ts'
import { readServedFlow } from '../served-file.ts'
import { runStudio, studio } from './studio.ts'

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
      about: 'a flow to serve: an export of Langflow, a flow file, or "adventurers" (default: adventurers)',
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
        flows: await Promise.all((files.length === 0 ? ['adventurers'] : files).map(readServedFlow)),
        adventure: {
          ...(story !== undefined && { story: findStory(story) }),
          ...(seed !== undefined && { seed }),
        },
      },
    })
  },
}
