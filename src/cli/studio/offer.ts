/** What a server at the command line offers: the societies that come with Troupe, and those a person names. */
import type { Society } from '../../societies/society.ts'
import { societies as builtIn } from '../../societies/registry.ts'
import type { Arguments } from '../arguments.ts'
import type { Options } from '../command.ts'
import { loadSociety } from '../society.ts'
import { troupeVersion } from '../version.ts'

export const offerOptions = {
  society: { type: 'string', value: 'FILE', multiple: true, about: 'a society of your own to offer (may be repeated)' },
  'model-server': {
    type: 'string',
    value: 'URL',
    multiple: true,
    about: 'a model server that minds may be at, such as http://localhost:8000/v1 (may be repeated)',
  },
} as const satisfies Options

export async function offeredSocieties(given: Arguments): Promise<Record<string, () => Promise<Society>>> {
  const named = await Promise.all(given.list('society').map(loadSociety))
  const own = Object.entries(builtIn).map(([name, load]) => [name, async () => withVersion(await load())] as const)
  return { ...Object.fromEntries(own), ...Object.fromEntries(named.map((each) => [each.name, async () => each])) }
}

/** Those that come with Troupe are of its version. */
function withVersion(society: Society): Society {
  return { ...society, version: society.version ?? troupeVersion() }
}
