/** The floor: the same work as plain JavaScript, with an await a step as any engine must have. */
import type { Subject, Work } from '../subject.ts'

type Board = { count: number; last: string }
type Agent = (board: Board) => Promise<Board>

const agent =
  (name: string): Agent =>
  async ({ count }) => ({ count: count + 1, last: name })

function loop(size: number): Work {
  const agents = [agent('a'), agent('b'), agent('c')]
  return async () => {
    let board: Board = { count: 0, last: '' }
    while (board.count < size) for (const think of agents) board = await think(board)
    return board.count
  }
}

function fanOut(size: number): Work {
  const items = Array.from({ length: size }, (_, item) => item)
  const worker = async (item: number) => item * 2
  return async () => (await Promise.all(items.map(worker))).reduce((total, result) => total + result, 0)
}

export const subject: Subject = { loop, fanOut }
