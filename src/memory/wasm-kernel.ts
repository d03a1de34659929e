/**
 * The same kernel in WebAssembly with 128-bit SIMD, assembled here from its instructions: no toolchain, no binary
 * file.
 */
import { CHECKSUM_LANES, foldSums } from './checksum.ts'
import { LANES, type Kernel } from './kernel.ts'

const PAGE_BYTES = 65_536
const BYTES = 4

/** What is used of it: the types of Node do not have it, those of browsers bring much else. */
interface WasmMemory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => WasmMemory
  readonly Module: new (code: Uint8Array<ArrayBuffer>) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown }
}

/** Undefined where there is no WebAssembly SIMD, or no address space left for another memory. */
export function wasmKernel(stride: number): Kernel | undefined {
  try {
    // memory: query, then rows, then answers
    const memory = new WebAssembly.Memory({ initial: 1 })
    const { scan, next, sum } = new WebAssembly.Instance(compiled(), { js: { memory } }).exports as Functions
    const queryBytes = stride * BYTES
    let capacity = 0
    let compared = 0
    let rows = new Float32Array(memory.buffer, queryBytes, 0)
    const firstAnswer = () => queryBytes + capacity * stride * BYTES
    return {
      get rows() {
        return rows
      },
      reserve(count) {
        const needed = Math.ceil((queryBytes + count * (stride + 1) * BYTES) / PAGE_BYTES)
        const missing = needed - memory.buffer.byteLength / PAGE_BYTES
        if (missing > 0) memory.grow(missing)
        capacity = count
        rows = new Float32Array(memory.buffer, queryBytes, count * stride)
      },
      distances(query, count) {
        const answers = firstAnswer()
        new Float32Array(memory.buffer, 0, stride).set(query)
        if (count > 0) scan(queryBytes, answers, answers + count * BYTES, queryBytes)
        return new Float32Array(memory.buffer, answers, (compared = count))
      },
      next(row, limit) {
        const answers = firstAnswer()
        return (next(answers + row * BYTES, answers + compared * BYTES, limit) - answers) / BYTES
      },
      checksum(row, count) {
        const start = queryBytes + row * queryBytes
        sum(start, start + count * queryBytes)
        // where the query was, which is put there again for each search
        return foldSums(new Int32Array(memory.buffer, 0, 2 * CHECKSUM_LANES))
      },
    }
  } catch {
    return undefined
  }
}

interface Functions {
  readonly scan: (row: number, answer: number, end: number, rowBytes: number) => void
  /** the first answer up to the end that is not above the limit, or the end; an interpreter takes as long as a scan */
  readonly next: (answer: number, end: number, limit: number) => number
  /** writes the sums of what lies from one address to another, which is at least a row, to the first addresses */
  readonly sum: (from: number, to: number) => void
}

let module: object | undefined
const compiled = () => (module ??= new WebAssembly.Module(assemble()))

// locals of `scan`: its four parameters, then its own
const [ROW, ANSWER, END, ROW_BYTES, QUERY, SUM] = [0, 1, 2, 3, 4, 5] as const
const REGISTERS = LANES / 4

const I32 = 0x7f
const F32 = 0x7d
const V128 = 0x7b
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const tee = (local: number) => [0x22, local]
const i32 = { const: (small: number) => [0x41, small], add: [0x6a], lessUnsigned: [0x49], isZero: [0x45] }
const f32 = { add: [0x92], store: [0x38, 2, 0], load: [0x2a, 2, 0], greater: [0x5e] }
const v128 = {
  load: (offset: number) => [0xfd, 0x00, 2, offset],
  store: (offset: number) => [0xfd, 0x0b, 2, offset],
  zero: [0xfd, 0x0c, ...Array<number>(16).fill(0)],
}
const i32x4 = { add: [0xfd, 0xae, 0x01] }
const f32x4 = {
  add: [0xfd, 0xe4, 0x01],
  subtract: [0xfd, 0xe5, 0x01],
  multiply: [0xfd, 0xe6, 0x01],
  lane: (lane: number) => [0xfd, 0x1f, lane],
}
const code = (...parts: readonly (readonly number[])[]) => parts.flat()
const loop = (...parts: readonly (readonly number[])[]) => [0x03, 0x40, ...parts.flat(), 0x0b]
const block = (...parts: readonly (readonly number[])[]) => [0x02, 0x40, ...parts.flat(), 0x0b]
const again = [0x0d, 0]
const leave = [0x0d, 1]
const registers = [...Array(REGISTERS).keys()]

/** For each row: sums of squared differences in four registers, sixteen floats a turn; then the sums added up. */
function scanCode(): number[] {
  const DIFFERENCE = SUM + REGISTERS
  const clear = (register: number) => code(v128.zero, set(SUM + register))
  const take = (register: number) =>
    code(
      get(SUM + register),
      code(get(ROW), v128.load(register * 16), get(QUERY), v128.load(register * 16), f32x4.subtract),
      code(tee(DIFFERENCE), get(DIFFERENCE), f32x4.multiply),
      code(f32x4.add, set(SUM + register)),
    )
  const advance = (local: number, bytes: number) => code(get(local), i32.const(bytes), i32.add, set(local))
  // 64 bytes a turn; as a constant 64 would need two bytes, because its sign is the bit of 64
  const advanceTurn = (local: number) => code(advance(local, 32), advance(local, 32))
  const pair = (first: number) => code(get(SUM + first), get(SUM + first + 1), f32x4.add)
  const lane = (number: number) => code(get(SUM), f32x4.lane(number))
  return loop(
    code(...registers.map(clear), i32.const(0), set(QUERY)),
    loop(
      code(...registers.map(take)),
      code(advanceTurn(ROW), advanceTurn(QUERY)),
      code(get(QUERY), get(ROW_BYTES), i32.lessUnsigned, again),
    ),
    code(pair(0), pair(2), f32x4.add, set(SUM)),
    get(ANSWER),
    code(lane(0), lane(1), f32.add, lane(2), lane(3), f32.add, f32.add),
    f32.store,
    code(advance(ANSWER, BYTES), get(ANSWER), get(END), i32.lessUnsigned, again),
  )
}

/** Passes over answers above the limit. */
function nextCode(): number[] {
  const [AT, STOP, LIMIT] = [0, 1, 2]
  return code(
    block(
      loop(
        code(get(AT), get(STOP), i32.lessUnsigned, i32.isZero, leave),
        code(get(AT), f32.load, get(LIMIT), f32.greater, i32.isZero, leave),
        code(get(AT), i32.const(BYTES), i32.add, set(AT), i32.const(1), again),
      ),
    ),
    get(AT),
  )
}

/** A number goes into the sum of its lane, and that into the sum of sums. */
function sumCode(): number[] {
  const [AT, STOP, FIRST] = [0, 1, 2]
  const two = [0, 1]
  const take = (register: number) =>
    code(
      code(get(FIRST + register), get(AT), v128.load(register * 16), i32x4.add, tee(FIRST + register)),
      code(get(FIRST + 2 + register), i32x4.add, set(FIRST + 2 + register)),
    )
  const keep = (register: number) => code(i32.const(0), get(FIRST + register), v128.store(register * 16))
  return code(
    loop(code(...two.map(take)), code(get(AT), i32.const(32), i32.add, tee(AT), get(STOP), i32.lessUnsigned, again)),
    code(...[0, 1, 2, 3].map(keep)),
  )
}

function assemble(): Uint8Array<ArrayBuffer> {
  const section = (id: number, ...content: readonly (readonly number[])[]) => code([id], sized(code(...content)))
  const name = (text: string) => sized([...Buffer.from(text)])
  const body = (locals: number[], instructions: number[]) => sized(code(locals, instructions, [0x0b]))
  const locals = [2, 1, I32, REGISTERS + 1, V128]
  return Uint8Array.from(
    code(
      [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // a module, version 1
      // the types of scan, next and sum
      section(1, [3], [0x60, 4, I32, I32, I32, I32, 0], [0x60, 3, I32, I32, F32, 1, I32], [0x60, 2, I32, I32, 0]),
      section(2, [1], name('js'), name('memory'), [2, 0, 1]),
      section(3, [3, 0, 1, 2]),
      section(7, [3], name('scan'), [0, 0], name('next'), [0, 1], name('sum'), [0, 2]),
      section(10, [3], body(locals, scanCode()), body([0], nextCode()), body([1, 4, V128], sumCode())),
    ),
  )
}

/** With its length before it, in LEB128; nothing here is longer than 16,383 bytes. */
function sized(content: readonly number[]): number[] {
  const { length } = content
  return [...(length < 128 ? [length] : [(length & 127) | 128, length >> 7]), ...content]
}
