/** A softmax classifier: which of some classes a vector of features belongs to, learned by gradient descent. Pure. */
import { createRandom } from '../../base/random.ts'

/** Plain numbers, so that it can be kept in a file. */
export interface Softmax {
  readonly classes: number
  readonly size: number
  /** features are standardized first: subtract, then multiply */
  readonly mean: Float32Array
  readonly scale: Float32Array
  /** for each class its weights, one after the other */
  readonly weights: Float32Array
  readonly bias: Float32Array
}

export interface Samples {
  /** one vector after the other */
  readonly features: Float32Array
  readonly size: number
  readonly labels: Uint8Array
  readonly classes: number
}

export interface TrainingOptions {
  readonly epochs?: number
  readonly seed?: number
}

const BATCH = 64
const RATE = 0.003
const DECAY = 0.02
// rare classes count more, but not so much that one odd cell decides
const BALANCE = 0.5
const [BETA1, BETA2, EPSILON] = [0.9, 0.999, 1e-8]

// few samples are gone through more often: whoever has seen little of everything is never sure
const STEPS = 1900
const [FEWEST_EPOCHS, MOST_EPOCHS] = [12, 120]

function epochsFor(count: number): number {
  return Math.max(FEWEST_EPOCHS, Math.min(MOST_EPOCHS, Math.ceil(STEPS / Math.ceil(count / BATCH))))
}

/** Adam, with weights that shrink a little: thousands of samples take seconds. The same samples give the same. */
export function trainSoftmax(samples: Samples, { epochs, seed = 1 }: TrainingOptions = {}): Softmax {
  const { size, labels, classes } = samples
  const count = labels.length
  const rounds = epochs ?? epochsFor(count)
  const { mean, scale } = standardOf(samples)
  const inputs = standardized(samples.features, mean, scale)
  const width = size + 1
  const weights = new Float32Array(classes * width)
  const [first, second, gradient] = [0, 1, 2].map(() => new Float32Array(classes * width)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const importance = importanceOf(labels, classes)
  const random = createRandom(`softmax ${seed}`)
  const order = Uint32Array.from({ length: count }, (_, place) => place)
  const scores = new Float32Array(classes)
  let steps = 0
  for (let epoch = 0; epoch < rounds; epoch++) {
    for (let place = count - 1; place > 0; place--) {
      const other = random.integer(place + 1)
      ;[order[place], order[other]] = [order[other]!, order[place]!]
    }
    // slower towards the end
    const rate = RATE * (1 - epoch / rounds)
    for (let from = 0; from < count; from += BATCH) {
      const to = Math.min(count, from + BATCH)
      gradient.fill(0)
      for (let place = from; place < to; place++) {
        const sample = order[place]!
        const at = sample * size
        scoresInto(scores, weights, inputs, at, size)
        softmaxOf(scores)
        const weight = importance[labels[sample]!]! / (to - from)
        for (let name = 0; name < classes; name++) {
          const error = (scores[name]! - (labels[sample] === name ? 1 : 0)) * weight
          if (Math.abs(error) < 1e-7) continue
          const row = name * width
          for (let feature = 0; feature < size; feature++) gradient[row + feature]! += error * inputs[at + feature]!
          gradient[row + size]! += error
        }
      }
      steps++
      const [fix1, fix2] = [1 - BETA1 ** steps, 1 - BETA2 ** steps]
      for (let place = 0; place < weights.length; place++) {
        const slope = gradient[place]!
        first[place] = BETA1 * first[place]! + (1 - BETA1) * slope
        second[place] = BETA2 * second[place]! + (1 - BETA2) * slope * slope
        const move = first[place]! / fix1 / (Math.sqrt(second[place]! / fix2) + EPSILON)
        weights[place]! -= rate * move + rate * DECAY * weights[place]!
      }
    }
  }
  const split = { weights: new Float32Array(classes * size), bias: new Float32Array(classes) }
  for (let name = 0; name < classes; name++) {
    split.weights.set(weights.subarray(name * width, name * width + size), name * size)
    split.bias[name] = weights[name * width + size]!
  }
  return { classes, size, mean, scale, ...split }
}

/** How likely each class is, for each vector: they sum up to 1. */
export function classify({ classes, size, mean, scale, weights, bias }: Softmax, features: Float32Array): Float32Array {
  const count = features.length / size
  const likely = new Float32Array(count * classes)
  const inputs = standardized(features, mean, scale)
  for (let sample = 0; sample < count; sample++) {
    const scores = likely.subarray(sample * classes, (sample + 1) * classes)
    for (let name = 0; name < classes; name++) {
      let sum = bias[name]!
      for (let feature = 0; feature < size; feature++)
        sum += weights[name * size + feature]! * inputs[sample * size + feature]!
      scores[name] = sum
    }
    softmaxOf(scores)
  }
  return likely
}

function scoresInto(scores: Float32Array, weights: Float32Array, inputs: Float32Array, at: number, size: number): void {
  const width = size + 1
  for (let name = 0; name < scores.length; name++) {
    const row = name * width
    let sum = weights[row + size]!
    for (let feature = 0; feature < size; feature++) sum += weights[row + feature]! * inputs[at + feature]!
    scores[name] = sum
  }
}

function softmaxOf(scores: Float32Array): void {
  let most = -Infinity
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let name = 0; name < scores.length; name++) sum += scores[name] = Math.exp(scores[name]! - most)
  for (let name = 0; name < scores.length; name++) scores[name]! /= sum
}

function standardOf({ features, size, labels }: Samples) {
  const count = labels.length
  const mean = new Float32Array(size)
  const scale = new Float32Array(size)
  for (let feature = 0; feature < size; feature++) {
    let [sum, squares] = [0, 0]
    for (let place = feature; place < features.length; place += size) {
      sum += features[place]!
      squares += features[place]! ** 2
    }
    const middle = sum / count
    mean[feature] = middle
    scale[feature] = 1 / Math.sqrt(Math.max(1e-6, squares / count - middle ** 2))
  }
  return { mean, scale }
}

// what is ten times as far from the usual as anything that was taught would drown everything else
const FARTHEST = 6

function standardized(features: Float32Array, mean: Float32Array, scale: Float32Array): Float32Array {
  const size = mean.length
  return features.map((value, place) => {
    const feature = place % size
    return Math.max(-FARTHEST, Math.min(FARTHEST, (value - mean[feature]!) * scale[feature]!))
  })
}

function importanceOf(labels: Uint8Array, classes: number): Float32Array {
  const counts = new Float32Array(classes)
  for (const label of labels) counts[label]!++
  const weights = counts.map((count) => (count === 0 ? 0 : (labels.length / count) ** BALANCE))
  const mean = labels.reduce((sum, label) => sum + weights[label]!, 0) / labels.length
  return weights.map((weight) => weight / mean)
}
