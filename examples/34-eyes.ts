/** Eyes for windows: what changed in a picture, and what a vision model says is in it. No key is needed here. */
import { changes, model, pictureOf } from 'troupe/eyes'
import { scriptedModel } from 'troupe/testing'

/** A white room of 64 by 40 pixels, with a red sofa in it from `x` on. */
function room(x: number) {
  const rgba = new Uint8Array(64 * 40 * 4).fill(255)
  for (let row = 20; row < 30; row++) {
    for (let column = x; column < x + 16; column++) rgba.set([190, 40, 40, 255], (row * 64 + column) * 4)
  }
  return pictureOf(64, 40, rgba)
}
const [before, after] = [room(0), room(8)]

const moved = await changes().see(after, { before: { picture: before } })
console.log(moved.caption, moved.changed?.boxes.map(({ x, width }) => `${x} to ${x + width}`).join(', '))

// in place of scriptedModel: await namedModel('openai/gpt-5-mini'), with a key
const reply = { caption: 'A red sofa.', objects: [{ name: 'sofa', direction: 'left', distance: 'near' }] }
const eye = model(scriptedModel([JSON.stringify(reply), 'no idea', 'still none']))
const seen = await eye.see(before)
console.log(seen.caption, seen.objects.map(({ name, direction }) => `${name} ${direction}`).join(', '))
// the same picture is not paid twice, and a reply that nobody can read is no end
console.log((await eye.see(room(0))).calls ?? 'known already')
const lost = await eye.see(after, { before: { picture: before } })
console.log(lost.fallback?.split(':')[0], '|', lost.caption)

// 2 parts of the picture changed, 6 % of it 0 to 8, 16 to 24
// A red sofa. sofa left
// known already
// changes, because The reply holds no JSON and no YAML that is whole. | 2 parts of the picture changed, 6 % of it
