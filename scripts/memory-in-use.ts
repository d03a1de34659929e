/** What is really in use, on the heap and beside it: measured after everything that can go has gone. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collectGarbage: (() => void) | undefined

export function memoryInUse(): number {
  if (collectGarbage === undefined) {
    setFlagsFromString('--expose-gc')
    collectGarbage = runInNewContext('gc') as () => void
  }
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
