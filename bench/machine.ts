/** What the numbers were measured on, because ratios travel and absolute numbers do not. */
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os'

export function describeMachine(): string {
  const [cpu] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  const load = `load ${loadavg()[0]!.toFixed(1)}`
  return [
    `${cpu?.model.trim() ?? arch()} × ${cpus().length}, ${memory}, ${load}`,
    `${platform()} ${release()} ${arch()}, Node ${process.versions.node}`,
    new Date().toISOString().slice(0, 16).replace('T', ' ') + ' UTC',
  ].join('\n')
}
