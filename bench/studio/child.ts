/** A process one talks with: messages in turn, and its complaint when it ends before it answers. */
import { fork, type ChildProcess } from 'node:child_process'

const PATIENCE_MS = 120_000

export interface Child {
  send(message: object | string): void
  next<Message>(): Promise<Message>
  ask<Message>(message: object | string): Promise<Message>
  end(): Promise<void>
}

export function startChild(file: string, args: string[], signal: AbortSignal): Child {
  const child = fork(file, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--expose-gc', ...process.execArgv],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  let complaint = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const messages: unknown[] = []
  const waiting: { resolve(message: never): void; reject(error: Error): void }[] = []
  child.on('message', (message) => {
    const next = waiting.shift()
    if (next) next.resolve(message as never)
    else messages.push(message)
  })
  const why = () =>
    new Error(complaint.split('\n').find((line) => line.includes('Error')) ?? 'a process ended too early')
  const ended = new Promise<void>((resolve) => {
    const finish = () => {
      for (const { reject } of waiting.splice(0)) reject(why())
      resolve()
    }
    child.once('exit', finish).once('error', finish)
  })
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  const next = <Message>() =>
    new Promise<Message>((resolve, reject) => {
      if (messages.length > 0) return resolve(messages.shift() as Message)
      if (hasEnded(child)) return reject(why())
      const timer = setTimeout(() => reject(new Error('a process does not answer')), PATIENCE_MS)
      waiting.push({
        resolve: (message: Message) => {
          clearTimeout(timer)
          resolve(message)
        },
        reject: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      })
    })
  return {
    send: (message) => void child.send(message),
    next,
    ask(message) {
      child.send(message)
      return next()
    },
    async end() {
      signal.removeEventListener('abort', stop)
      stop()
      await ended
    },
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
