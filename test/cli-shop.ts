/** Many short commands in one process: starting Node takes longer than a mistake or a page of help. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Desk, Outcome } from './cli.ts'
import { root } from './repository.ts'

export interface Shop {
  troupe(...words: string[]): Promise<Outcome>
  [Symbol.dispose](): void
}

export async function openShop(desk: Desk, env: Desk['environment'] = {}): Promise<Shop> {
  const child = spawn(process.execPath, [join(root, 'test/cli-shop-child.ts')], {
    cwd: desk.folder,
    env: { ...desk.environment, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const closed = once(child, 'exit').then(() => Promise.reject(new Error('the process that plays commands ended')))
  closed.catch(() => {})
  await Promise.race([once(child, 'message'), closed])
  const ask = async (words: readonly string[]) => {
    const answered = once(child, 'message') as Promise<[Outcome]>
    child.send(words)
    const [outcome] = await Promise.race([answered, closed])
    return outcome
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    // who asks meanwhile waits
    troupe: (...words) => {
      const outcome = last.then(() => ask(words))
      last = outcome.catch(() => {})
      return outcome
    },
    [Symbol.dispose]: () => child.kill(),
  }
}
