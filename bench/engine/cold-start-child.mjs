/** The CPU time of one import in a process that has done nothing else. Plain JavaScript, because stripping types would warm the loader. */
import { writeSync } from 'node:fs'

const ANSWER_DESCRIPTOR = 3
const [entry] = process.argv.slice(2)
const cpuBefore = process.cpuUsage()
const wallBefore = performance.now()
await import(entry)
const wallMicros = (performance.now() - wallBefore) * 1000
const { user, system } = process.cpuUsage(cpuBefore)
const peakRssBytes = process.resourceUsage().maxRSS * 1024
writeSync(ANSWER_DESCRIPTOR, JSON.stringify({ cpuMicros: user + system, wallMicros, peakRssBytes }))
process.exit(0)
