/** Whether rooms can be drawn in 3D here. Asked once: a context that is opened to try it is one that must be closed. */
let answer: boolean | undefined

export function canDraw3d(): boolean {
  answer ??= tryIt()
  return answer
}

function tryIt(): boolean {
  // where there is no page there is nothing to draw on
  if (typeof document === 'undefined') return false
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
