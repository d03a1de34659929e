/** Who can be asked in this run, and what, at the step that is being looked at; asked when a card is opened. */
import { useEffect, useState } from 'react'
import type { MemberList } from '../../../../src/server/api.ts'
import { api } from '../../api/client.ts'

// whoever drags the time line passes many steps
const STILL_MS = 400

/** `isRunning`: new steps come by themselves, and what is about to be clicked stays what it is. */
export function useMembers(run: string, step: number, isRunning: boolean): MemberList | undefined {
  const [list, setList] = useState<MemberList>()
  const isThere = list !== undefined
  useEffect(() => {
    if (isRunning && isThere) return
    let isLeft = false
    // whoever cannot be asked now is not offered; the page has other words for a server that is away
    const ask = () =>
      void api.members(run, step).then(
        (found) => isLeft || setList(found),
        () => {},
      )
    const waiting = setTimeout(ask, isThere ? STILL_MS : 0)
    return () => {
      isLeft = true
      clearTimeout(waiting)
    }
    // `isThere` only says how long to wait: it is no reason to ask again
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [run, step, isRunning])
  return list
}
