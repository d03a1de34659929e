/** A page of tasks as a client asks for it: of one context or state, since a time, after the page before. */
import type { ListTasksRequest, ListTasksResponse, Task } from '@a2a-js/sdk'

export interface TaskList {
  /** ids of all runs, the latest first */
  readonly runs: readonly string[]
  /** a task; nothing where the run is none of this agent's */
  readonly read: (run: string) => Promise<Task | undefined>
  readonly malformed: (why: string) => Error
}

const USUAL = 50
const MOST = 100

export async function listTasks(
  request: ListTasksRequest,
  { runs, read, malformed }: TaskList,
): Promise<ListTasksResponse> {
  const {
    contextId,
    status,
    pageSize: size = USUAL,
    pageToken,
    statusTimestampAfter: since,
    includeArtifacts,
  } = request
  if (!(size >= 1 && size <= MOST)) throw malformed(`A page has 1 to ${MOST} tasks.`)
  // the last task of the page before
  const from = pageToken === '' ? 0 : runs.indexOf(pageToken) + 1
  if (pageToken !== '' && from === 0) throw malformed('There is no such page. Begin without a pageToken.')
  const fits = (task: Task): boolean =>
    (contextId === '' || task.contextId === contextId) &&
    (!status || task.status?.state === status) &&
    (since === undefined || (task.status?.timestamp ?? '') >= since)
  const tasks: Task[] = []
  let nextPageToken = ''
  for (const run of runs.slice(from)) {
    // the context of a task is the run itself
    const task = contextId === '' || contextId === run ? await read(run) : undefined
    if (task === undefined || !fits(task)) continue
    if (tasks.length === size) {
      nextPageToken = tasks.at(-1)!.id
      break
    }
    tasks.push(includeArtifacts === true ? task : { ...task, artifacts: [] })
  }
  // how many there are beyond this page nobody has counted: each would have to be read
  return { tasks, nextPageToken, pageSize: size, totalSize: tasks.length + (nextPageToken === '' ? 0 : 1) }
}
