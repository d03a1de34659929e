/** Loads the A2A package when somebody speaks it: an installation without it has everything else. */
import { TroupeError } from '../base/errors.ts'

export async function loadSdk() {
  try {
    const [sdk, client, server, errors] = await Promise.all([
      import('@a2a-js/sdk'),
      import('@a2a-js/sdk/client'),
      import('@a2a-js/sdk/server'),
      import('@a2a-js/sdk/errors'),
    ])
    return { sdk, client, server, errors }
  } catch (cause) {
    throw new TroupeError('A2A_NO_PACKAGE', 'A2A needs a package: npm install @a2a-js/sdk', { cause })
  }
}
