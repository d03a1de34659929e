/** Poses in a window: reckoned from what was done, read from a file the program writes, or told by a function. */
import { open } from 'node:fs/promises'
import type { Pose } from '../grid/pose.ts'
import { bearingOf, turnOf } from './actions.ts'

/** What a step and a turn are worth, in the units and degrees of the program. */
export interface Gait {
  readonly stride: number
  readonly turn: number
}

/** Where an agent is, as far as somebody else knows. */
export type PoseSource = (agent: string) => Promise<Pose | undefined>

export const beginning: Pose = { position: { x: 0, y: 0, z: 0 }, rotation: { yaw: 0, pitch: 0, roll: 0 } }

const DIGITS = 1e3
const rounded = (value: number) => Math.round(value * DIGITS) / DIGITS + 0
const wrapped = (angle: number) => ((angle % 360) + 360) % 360

function poseOf(x: number, y: number, z: number, yaw: number, pitch: number, roll: number): Pose {
  return {
    position: { x: rounded(x), y: rounded(y), z: rounded(z) },
    // what is rounded up to a whole turn is none
    rotation: { yaw: rounded(wrapped(yaw)) % 360, pitch: rounded(pitch), roll: rounded(roll) },
  }
}

/** Dead reckoning: where an action leads that had its way. */
export function reckon({ position, rotation }: Pose, action: string, { stride, turn }: Gait): Pose {
  const { x, y, z } = position
  const { yaw, pitch, roll } = rotation
  const turned = turnOf(action)
  if (turned) return poseOf(x, y, z, yaw + turned.yaw * turn, pitch + turned.pitch * turn, roll + turned.roll * turn)
  const bearing = bearingOf(action)
  if (bearing !== undefined) {
    const angle = ((yaw + bearing) * Math.PI) / 180
    return poseOf(x + Math.sin(angle) * stride, y, z - Math.cos(angle) * stride, yaw, pitch, roll)
  }
  const climb = action === 'move_up' ? stride : action === 'move_down' ? -stride : 0
  return poseOf(x, y + climb, z, yaw, pitch, roll)
}

/** How far two poses are apart, and by how many degrees they look another way. */
export function apart(one: Pose, other: Pose): { readonly way: number; readonly degrees: number } {
  const { position: a, rotation: r } = one
  const { position: b, rotation: q } = other
  const angle = (from: number, to: number) => Math.abs(wrapped(from - to + 180) - 180)
  return {
    way: Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z),
    degrees: Math.max(angle(r.yaw, q.yaw), angle(r.pitch, q.pitch), angle(r.roll, q.roll)),
  }
}

// a line is some sixty bytes; of several agents the last one of each is wanted
const TAIL_BYTES = 16_384
const usualColumns = ['time', 'x', 'y', 'z', 'yaw', 'pitch', 'roll']
const otherNames: Readonly<Record<string, string>> = {
  agent_id: 'agent',
  name: 'agent',
  rotation_y: 'yaw',
  rotation_x: 'pitch',
  rotation_z: 'roll',
  timestamp: 'time',
}

/** A CSV file that a program appends to. A column `agent` tells several apart; a first line may name the columns. */
export function csvPoses(file: string): PoseSource {
  let columns: readonly string[] | undefined
  return async (agent) => {
    const handle = await open(file).catch(() => undefined)
    if (handle === undefined) return undefined
    try {
      const { size } = await handle.stat()
      columns ??= await readColumns(handle.read.bind(handle))
      const from = Math.max(0, size - TAIL_BYTES)
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, from)
      // a line that is being written has no end yet
      const lines = buffer.toString('utf8', 0, bytesRead).split('\n').slice(0, -1)
      return lastPose(lines, columns, agent)
    } finally {
      await handle.close()
    }
  }
}

type Read = (buffer: Buffer, offset: number, length: number, position: number) => Promise<{ bytesRead: number }>

async function readColumns(read: Read): Promise<readonly string[]> {
  const head = Buffer.alloc(256)
  const { bytesRead } = await read(head, 0, head.length, 0)
  const first = head.toString('utf8', 0, bytesRead).split('\n')[0]!.trim().toLowerCase().split(',')
  if (!first.includes('x')) return usualColumns
  return first.map((name) => otherNames[name.trim()] ?? name.trim())
}

function lastPose(lines: readonly string[], columns: readonly string[], agent: string): Pose | undefined {
  for (const line of lines.toReversed()) {
    const cells = line.trim().split(',')
    const valueOf = (column: string) => cells[columns.indexOf(column)]
    if (columns.includes('agent') && valueOf('agent') !== agent) continue
    const numbers = ['x', 'y', 'z', 'yaw', 'pitch', 'roll'].map((column) => Number(valueOf(column) ?? 0))
    if (cells.length >= 3 && numbers.every(Number.isFinite)) return poseOf(...(numbers as Six))
  }
  return undefined
}

type Six = [number, number, number, number, number, number]
