/** What this process has spent so far: a bound on work that other work on the machine does not break. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
