/** What every subject of the engine bench plays: the same tasks, each answered with a number that is checked. */
export type Work = () => number | Promise<number>

/** Sets everything up for `size` outside the measurement; `folder` is empty, and durable files go there. */
export type Prepare = (size: number, folder: string) => Work | Promise<Work>

export type TaskName = 'loop' | 'durable' | 'fanOut' | 'growth'

export type Subject = Partial<Record<TaskName, Prepare>>
