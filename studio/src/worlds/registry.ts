/** Views of worlds, by name: a folder here and a line below. Each is loaded when it is first wanted. */
import type { WorldView } from '../contract.ts'

const views: Readonly<Record<string, () => Promise<{ readonly view: WorldView }>>> = {
  adventure: () => import('./adventure/view.ts'),
  grid: () => import('./grid/view.ts'),
  plain: () => import('./plain/view.ts'),
}

export const viewNames: readonly string[] = Object.keys(views)

/** A world nobody drew a view for is shown plainly. */
export async function loadView(name: string): Promise<WorldView> {
  const { view } = await (Object.hasOwn(views, name) ? views[name]! : views['plain']!)()
  return view
}
