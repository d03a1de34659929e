/** Views of worlds, by name: a folder here and a line below. Each is loaded when it is first wanted. */
import type { WorldView } from '../contract.ts'
import { guardView } from './shared/guard-view.tsx'

const views: Readonly<Record<string, () => Promise<{ readonly view: WorldView }>>> = {
  adventure: () => import('./adventure/view.ts'),
  grid: () => import('./grid/view.ts'),
  house: () => import('./house/view.ts'),
  plain: () => import('./plain/view.ts'),
  scene: () => import('./scene/view.ts'),
}

export const viewNames: readonly string[] = Object.keys(views)

/** A world nobody drew a view for is shown plainly, and so is a board that its view cannot draw. */
export async function loadView(name: string): Promise<WorldView> {
  const load = Object.hasOwn(views, name) ? views[name]! : views['plain']!
  const [{ view }, { view: plain }] = await Promise.all([load(), views['plain']!()])
  return guardView(view, plain)
}
