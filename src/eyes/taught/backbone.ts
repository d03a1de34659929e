/**
 * MobileNetV3 as a backbone: what it computes on its way to an answer describes each part of a picture well enough to
 * learn names from. It comes with `@vladmandic/human` (MIT) and runs on TensorFlow.js with WebAssembly: optional peers.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { TroupeError } from '../../base/errors.ts'
import type { Picture } from '../../worlds/desktop/eye.ts'
import { resized } from '../resize.ts'
import { ACROSS, CELLS } from './cells.ts'

/** As much of TensorFlow.js as it takes; its own types would make it a dependency. */
export interface Tensor {
  readonly shape: readonly number[]
  data(): Promise<Float32Array>
  dispose(): void
}

export interface Tensors {
  setBackend(name: string): Promise<boolean>
  ready(): Promise<void>
  tensor4d(values: Float32Array, shape: readonly number[], type: 'float32' | 'int32'): Tensor
  avgPool(input: Tensor, size: readonly number[], strides: readonly number[], pad: 'valid'): Tensor
  maxPool(input: Tensor, size: readonly number[], strides: readonly number[], pad: 'valid'): Tensor
}

export interface GraphModel {
  execute(input: Tensor, outputs: readonly string[]): Tensor | Tensor[]
  executeAsync(input: Tensor): Promise<Tensor[]>
  dispose(): void
}

export interface TensorFlow {
  readonly tensors: Tensors
  /** a model of weights in one file beside its description */
  load(description: string): Promise<GraphModel>
  /** a file of a package */
  file(name: string, path: string): string
}

export interface Backbone {
  /** how many numbers describe a cell */
  readonly size: number
  /** all cells, one after the other */
  describe(picture: Picture): Promise<Float32Array>
  close(): void
}

export const PACKAGES = [
  '@vladmandic/human',
  '@tensorflow/tfjs-core',
  '@tensorflow/tfjs-converter',
  '@tensorflow/tfjs-backend-wasm',
] as const

export const INPUT = 512

/** Of three depths: edges and colours, parts of things, things. */
const LAYERS = ['expanded_conv_5', 'expanded_conv_11', 'expanded_conv_14'].map(
  (name) => `tower_0/MobilenetV3/${name}/add`,
)
const CHANNELS = 32 + 88 + 120

let opened: Promise<TensorFlow> | undefined

/** Loaded when first asked for, and once: the engine holds its memory by itself. */
export function openTensorFlow(): Promise<TensorFlow> {
  return (opened ??= loadTensorFlow())
}

/** Whether the optional packages are here. */
export const hasTensorFlow = (): boolean => PACKAGES.every((name) => folderOf(name) !== undefined)

/** Where a package is installed: those that export only code hide their other files from `resolve`. */
export function folderOf(name: string): string | undefined {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? []
  return places.map((place) => join(place, name)).find((folder) => existsSync(join(folder, 'package.json')))
}

export const missingPackages = () =>
  new TroupeError(
    'EYE_NO_PACKAGE',
    'A taught eye needs packages that are not installed (130 MB). ' +
      `Install them with \`npm install ${PACKAGES.join(' ')}\`.`,
  )

async function loadTensorFlow(): Promise<TensorFlow> {
  if (!hasTensorFlow()) throw missingPackages()
  const require = createRequire(import.meta.url)
  const file = (name: string, path: string) => join(folderOf(name)!, path)
  // all of them by require: the engine keeps its registry in the module, and there are two of each
  const tensors = require('@tensorflow/tfjs-core') as Tensors
  const wasm = require('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void }
  const converter = require('@tensorflow/tfjs-converter') as { loadGraphModel(from: object): Promise<GraphModel> }
  wasm.setWasmPaths(`${file('@tensorflow/tfjs-backend-wasm', 'wasm-out')}/`)
  await tensors.setBackend('wasm')
  await tensors.ready()
  return {
    tensors,
    file,
    load: async (description) => converter.loadGraphModel({ load: () => readModel(description) }),
  }
}

interface Description {
  readonly modelTopology: object
  readonly signature?: object
  readonly weightsManifest: readonly { readonly paths: readonly string[]; readonly weights: readonly object[] }[]
}

async function readModel(description: string) {
  const { modelTopology, signature, weightsManifest } = JSON.parse(await readFile(description, 'utf8')) as Description
  const paths = weightsManifest.flatMap((part) => part.paths)
  const bytes = Buffer.concat(await Promise.all(paths.map((path) => readFile(join(dirname(description), path)))))
  const weightData = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  return { modelTopology, signature, weightSpecs: weightsManifest.flatMap(({ weights }) => weights), weightData }
}

export const centerNet = (flow: TensorFlow) => flow.load(flow.file('@vladmandic/human', 'models/centernet.json'))

/** The picture as the network takes it: square, colours from 0 to 255. */
export function inputOf(
  picture: Picture,
  { tensors }: TensorFlow,
  size = INPUT,
  type: 'float32' | 'int32' = 'float32',
): Tensor {
  const rgba = resized(picture, size, size)
  const values = new Float32Array(size * size * 3)
  for (let pixel = 0; pixel < size * size; pixel++)
    for (let channel = 0; channel < 3; channel++) values[pixel * 3 + channel] = rgba[pixel * 4 + channel]!
  return tensors.tensor4d(values, [1, size, size, 3], type)
}

export async function openBackbone(): Promise<Backbone> {
  const flow = await openTensorFlow()
  const model = await centerNet(flow)
  const size = CHANNELS * 2
  return {
    size,
    async describe(picture) {
      const input = inputOf(picture, flow)
      const layers = model.execute(input, LAYERS) as Tensor[]
      input.dispose()
      const features = new Float32Array(CELLS * size)
      let from = 0
      for (const layer of layers) {
        for (const pool of ['avgPool', 'maxPool'] as const) {
          const step = layer.shape[1]! / ACROSS
          const pooled = flow.tensors[pool](layer, [step, step], [step, step], 'valid')
          const channels = layer.shape[3]!
          const values = await pooled.data()
          pooled.dispose()
          for (let cell = 0; cell < CELLS; cell++)
            features.set(values.subarray(cell * channels, (cell + 1) * channels), cell * size + from)
          from += channels
        }
        layer.dispose()
      }
      return features
    },
    close: () => model.dispose(),
  }
}
