/** Single keys while a live picture is shown: the terminal sends them at once, and is given back with the picture. */

export interface KeyInput {
  readonly isTTY?: boolean
  setRawMode?(isRaw: boolean): unknown
  on(event: 'data', heard: (data: Buffer | string) => void): unknown
  off(event: 'data', heard: (data: Buffer | string) => void): unknown
  resume(): unknown
  pause(): unknown
}

export interface Keys {
  close(): void
}

/** Nothing where nobody types. What is pasted counts key by key; the keys of arrows and functions count as none. */
export function listenForKeys(input: KeyInput, press: (key: string) => void): Keys {
  if (input.isTTY !== true || input.setRawMode === undefined) return { close: () => {} }
  const heard = (data: Buffer | string) => {
    const text = String(data)
    if (!text.startsWith('\u001b')) for (const key of text) press(key.toLowerCase())
  }
  const close = () => {
    input.off('data', heard)
    input.setRawMode?.(false)
    input.pause()
    process.off('exit', close)
  }
  input.setRawMode(true)
  input.on('data', heard)
  input.resume()
  // whatever ends the process: a terminal that shows nothing of what is typed is nobody's wish
  process.on('exit', close)
  return { close }
}
