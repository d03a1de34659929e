/** A studio's server at the command line: what every one of them is made with, and how it is stopped. */
import { fileURLToPath } from 'node:url'
import { messageOf } from '../../base/errors.ts'
import { packageFile } from '../../base/package-file.ts'
import type { ServerOptions, StudioServer } from '../../server/server.ts'
import { listenForInterrupts, type StopSignal } from '../interrupts.ts'
import type { Arguments } from '../arguments.ts'
import { openStore, postgresAddress, storeFile } from '../open-store.ts'
import type { Screen } from '../screen.ts'
import { troupeVersion } from '../version.ts'
import { ownMark } from './own-mark.ts'

const ASSETS = fileURLToPath(packageFile('dist/studio'))

/** Of the store that is named; what the server has to remember besides lies beside it. */
export function serverOf(given: Arguments, screen: Screen): Omit<ServerOptions, 'store' | 'societies'> {
  const file = storeFile(given)
  return {
    assets: process.env['TROUPE_STUDIO_ASSETS'] || ASSETS,
    flowFolder: `${file}.flows`,
    // of a Postgres, the table of work says which runs are meant to go on
    ...(postgresAddress(given) === undefined && { wishesFile: `${file}.going` }),
    householdFile: `${file}.household`,
    wishesMark: ownMark(file),
    version: troupeVersion(),
    openImportStore: (now) => openStore(given, { clock: { now, sleep: async () => {} } }),
    report: (error) => screen.warn(`${screen.paint('red', 'The server failed at something:')} ${messageOf(error)}`),
  }
}

/** The first signal lets steps finish, the second lets them go, the third ends the process: see `interrupts.ts`. */
export async function stopSignal(server: StudioServer, screen: Screen): Promise<StopSignal> {
  return new Promise((resolve) => {
    const stop = async () => {
      await server.close()
      interrupts.close()
      resolve(interrupts.signal ?? 'SIGINT')
    }
    const interrupts = listenForInterrupts({
      onPause: () => screen.tell(screen.paint('yellow', 'Stopping after the current steps …')),
      onGiveUp: () => screen.tell('A step does not stop and was abandoned. The next start continues with it.'),
    })
    interrupts.watch({ pause: () => void stop(), stop: () => server.hurry() })
  })
}
