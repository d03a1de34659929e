/** Opens an address in the browser, when there is one. Nobody minds when there is not: the address is on the screen. */
import { spawn } from 'node:child_process'

export function openBrowser(address: string, platform: NodeJS.Platform = process.platform, env = process.env): boolean {
  const hasScreen = platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])
  if (!hasScreen || env['CI'] || env['SSH_CONNECTION']) return false
  const [program, ...words] = programs[platform] ?? ['xdg-open']
  const child = spawn(program!, [...words, address], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
  return true
}

const programs: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  // `start` belongs to the shell; the first quoted word would be a title
  win32: ['cmd', '/c', 'start', '""'],
}
