/**
 * `npm run desktop-test`: agents in a game that knows nothing of us. Two of them do 200 actions in Minetest and are
 * held to the truth it writes; then a run of explorers in it is killed and resumed in the middle.
 *
 *   npm run desktop-test                       # two minutes
 *   npm run desktop-test -- --minutes 10       # and memory and open files over ten minutes
 *   npm run desktop-test -- --actions 40 --json
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { playMinetest, type GameMeasures } from '../test/desktop/minetest/measure.ts'
import { hasMinetest, INSTALL, startMinetest } from '../test/desktop/minetest/minetest.ts'

const HELP = `npm run desktop-test -- [--actions N] [--minutes N] [--seed N] [--json]

Two agents in Minetest, held to the truth that the game writes.
  --actions N   how many actions, of both together (default: 200)
  --minutes N   goes on for so long, to see whether memory or open files grow
  --seed N      which actions (default: 1)
  --json        the figures as one line of JSON
Example: npm run desktop-test -- --actions 40`

const { values } = parseArgs({
  options: {
    actions: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [actions, minutes, seed] = [Number(values.actions), Number(values.minutes), Number(values.seed)]
const folder = mkdtempSync(join(tmpdir(), 'troupe-desktop-test-'))

if (values.help) process.stdout.write(`${HELP}\n`)
else if (![actions, minutes, seed].every((number) => number >= 0)) {
  process.stderr.write(`--actions, --minutes and --seed take numbers.\n\n${HELP}\n`)
  process.exitCode = 2
} else if (hasMinetest) await test()
else process.stderr.write(`Skipped: Minetest is not installed. Install it with: ${INSTALL}\n`)
rmSync(folder, { recursive: true, force: true })

async function test() {
  const measured = await playMinetest(join(folder, 'game'), {
    rounds: Math.ceil(actions / 2),
    seed,
    until: minutes * 60_000,
  })
  const resumed = await killAndResume()
  const faults = faultsOf(measured, resumed)
  const { moved, poseError, reckoned, memory, files, seconds } = measured
  const say = (line: string) => process.stderr.write(`${line}\n`)
  say(`${measured.actions} actions in ${seconds} s: "did it move?" right in ${(moved * 100).toFixed(1)} %`)
  say(`poses off by at most ${(poseError.part * 100).toFixed(2)} % of a step and ${poseError.degrees.toFixed(2)}°`)
  say(`poses that are only reckoned: off by ${(reckoned * 100).toFixed(1)} % of the way in the end`)
  say(`memory ${memory.join(' → ')} MB, open handles ${files.join(' → ')}`)
  say(`killed and resumed: ${resumed}`)
  for (const fault of faults) say(`FAILED: ${fault}`)
  if (values.json) process.stdout.write(`${JSON.stringify({ ...measured, resumed, faults })}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

function faultsOf({ moved, poseError, memory, files }: GameMeasures, resumed: string): string[] {
  const GROWN_MB = 40
  return [
    ...(moved < 0.97 ? ['"did it move?" is right in less than 97 %'] : []),
    ...(poseError.part > 0.02 || poseError.degrees > 2 ? ['poses are off by more than 2 % or 2°'] : []),
    ...(memory[1] - memory[0] > GROWN_MB ? [`memory grew by more than ${GROWN_MB} MB`] : []),
    ...(files[1] > files[0] + 2 ? ['open handles grew'] : []),
    ...(resumed.startsWith('ended') ? [] : ['a run that was killed did not go on']),
  ]
}

/** Explorers by the command, as a person would; killed with -9 in the middle, and resumed. */
async function killAndResume(): Promise<string> {
  const game = await startMinetest(join(folder, 'explored'), ['Ada', 'Ben'])
  try {
    const [config, store] = [join(folder, 'desktop.json'), join(folder, 'troupe.db')]
    writeFileSync(config, JSON.stringify(game.desktop))
    const env = { ...process.env, TROUPE_HOME: join(folder, 'home'), TROUPE_STORE: store }
    const troupe = [new URL('../bin/troupe.mjs', import.meta.url).pathname]
    const child = spawn(process.execPath, [...troupe, 'explore', '--desktop', config, '--steps', '14'], {
      env,
      cwd: folder,
    })
    let told = ''
    child.stdout.on('data', (text: Buffer) => (told += text.toString()))
    for (let waited = 0; waited < 60_000 && !told.includes('round 4 of'); waited += 100) await sleep(100)
    // in the middle of a hold, more likely than not
    await sleep(150)
    child.kill('SIGKILL')
    await sleep(500)
    const run = (words: string[]) =>
      spawnSync(process.execPath, [...troupe, ...words, '--json'], { env, cwd: folder, encoding: 'utf8' })
    const { runs } = JSON.parse(run(['runs']).stdout.trim().split('\n').at(-1)!) as { runs: { id: string }[] }
    const { stdout, stderr } = run(['resume', runs[0]!.id])
    const last = stdout.trim().split('\n').at(-1) ?? ''
    if (!last.startsWith('{')) return `failed: ${stderr.trim().split('\n').at(-1)}`
    const { status, reason, board } = JSON.parse(last) as {
      status: string
      reason?: string
      board?: { actionHistory: { round: number; explorer: string }[] }
    }
    const rounds = board?.actionHistory.filter(({ explorer }) => explorer === 'Ada').map(({ round }) => round) ?? []
    const isWhole = rounds.length === 14 && rounds.every((round, place) => round === place + 1)
    return isWhole ? `${status}: ${reason}, every round once` : `failed: ${status}, rounds ${rounds.join()}`
  } finally {
    await game.stop()
  }
}
