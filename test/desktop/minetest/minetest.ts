/** Minetest from Debian's packages, as a program for agents: a server with a yard, and a client for each of them. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createSocket } from 'node:dgram'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DesktopConfig } from '../../../src/worlds/desktop/config.ts'

const CLIENT = '/usr/games/minetest'
const SERVER = '/usr/games/minetestserver'

export const INSTALL = 'apt-get install --no-install-recommends minetest minetest-server xvfb libgl1-mesa-dri'
export const hasMinetest = existsSync(CLIENT) && existsSync(SERVER) && spawnSync('Xvfb', ['-help']).error === undefined

/** Of the mouse: degrees for each pixel, as the client is told below. */
const DEGREES_PER_PIXEL = 0.2
export const TURN = 30
/** four metres a second, for 0.3 s */
export const STRIDE = 1.2

const START_MS = 60_000

export interface Minetest {
  /** where everybody really is */
  readonly truth: string
  readonly desktop: Omit<DesktopConfig, 'eye' | 'program'>
  readonly server: ChildProcess
  stop(): Promise<void>
}

export async function startMinetest(folder: string, names: readonly string[]): Promise<Minetest> {
  const world = join(folder, 'world')
  mkdirSync(join(world, 'worldmods', 'truth'), { recursive: true })
  copyFileSync(new URL('truth.lua', import.meta.url), join(world, 'worldmods', 'truth', 'init.lua'))
  writeFileSync(join(world, 'worldmods', 'truth', 'mod.conf'), 'name = truth\ndepends = default\n')
  writeFileSync(
    join(world, 'world.mt'),
    'gameid = minetest\nbackend = sqlite3\nplayer_backend = sqlite3\nauth_backend = sqlite3\n',
  )
  const port = await freePort()
  const settings = join(folder, 'server.conf')
  writeFileSync(
    settings,
    lines({
      mg_name: 'singlenode',
      dedicated_server_step: 0.05,
      server_announce: false,
      enable_damage: false,
      creative_mode: true,
      time_speed: 0,
      // at once at full speed, and at once at rest: a hold is a way
      movement_acceleration_default: 1000,
      disallow_empty_password: false,
      default_privs: 'interact',
    }),
  )
  const server = spawn(
    SERVER,
    ['--world', world, '--gameid', 'minetest', '--port', String(port), '--config', settings],
    {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder },
    },
  )
  const truth = join(world, 'truth.csv')
  await waitFor(() => existsSync(truth), 'The server of Minetest did not start.')
  const client = join(folder, 'client.conf')
  writeFileSync(
    client,
    lines({
      screen_w: 640,
      screen_h: 400,
      enable_sound: false,
      fps_max: 40,
      fps_max_unfocused: 40,
      viewing_range: 40,
      enable_clouds: false,
      enable_particles: false,
      enable_shaders: false,
      view_bobbing_amount: 0,
      fall_bobbing_amount: 0,
      arm_inertia: false,
      mouse_sensitivity: 0.2,
      show_debug: false,
      enable_fog: false,
      name: '',
      selectionbox_width: 0,
      node_highlighting: 'none',
    }),
  )
  const mouse = (degrees: number): { mouse: [number, number]; holdMs: number } => ({
    mouse: [Math.round(degrees / DEGREES_PER_PIXEL), 0],
    holdMs: 100,
  })
  const command = [
    '/usr/bin/env',
    `HOME=${folder}/{agent}`,
    'LIBGL_ALWAYS_SOFTWARE=1',
    'LP_NUM_THREADS=1',
    CLIENT,
    '--go',
    '--address',
    '127.0.0.1',
    '--port',
    String(port),
    '--name',
    '{agent}',
    '--config',
    `${client}.{agent}`,
  ]
  for (const name of names) {
    mkdirSync(join(folder, name), { recursive: true })
    // the client writes into it
    copyFileSync(client, `${client}.${name}`)
  }
  return {
    truth,
    server,
    desktop: {
      agents: Object.fromEntries(names.map((name) => [name, { window: { class: 'Minetest', command }, poses: truth }])),
      actions: {
        look_left: mouse(-TURN),
        look_right: mouse(TURN),
        look_up: { mouse: [0, -TURN / DEGREES_PER_PIXEL], holdMs: 100 },
        look_down: { mouse: [0, TURN / DEGREES_PER_PIXEL], holdMs: 100 },
        move_up: null,
        move_down: null,
        tilt_left: null,
        tilt_right: null,
      },
      gait: { stride: STRIDE, turn: TURN },
      // the server is told ten times a second, and tells twenty times
      settleMs: 250,
      pictures: join(folder, 'pictures'),
    },
    async stop() {
      server.kill()
      if (server.exitCode === null && server.signalCode === null)
        await new Promise((resolve) => server.once('exit', resolve))
    },
  }
}

/** Waits until everybody is in the yard and stands on its floor. */
export async function everybodyIsIn({ truth }: Pick<Minetest, 'truth'>, names: readonly string[]): Promise<void> {
  await waitFor(() => {
    const text = readFileSync(truth, 'utf8')
    return names.every((name) => text.includes(`\n${name},`))
  }, 'Not everybody came into the game.')
  // the yard is drawn a moment later
  await sleep(2_500)
}

async function waitFor(isSo: () => boolean, why: string): Promise<void> {
  const late = performance.now() + START_MS
  while (!isSo()) {
    if (performance.now() > late) throw new Error(why)
    await sleep(50)
  }
}

const lines = (settings: Readonly<Record<string, unknown>>) =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = ${String(value)}\n`)
    .join('')

async function freePort(): Promise<number> {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const { port } = socket.address()
  await new Promise<void>((resolve) => socket.close(resolve))
  return port
}
