/** Worlds and their views, by name. Each view is loaded when it is first wanted. */
import type { WorldView } from '../contract.ts'

const views: Readonly<Record<string, () => Promise<WorldView>>> = {
  adventure: async () => (await import('./adventure/view.ts')).adventureView,
  grid: async () => (await import('./grid/view.ts')).gridView,
  plain: async () => (await import('./plain/view.ts')).plainView,
}

/** A world nobody drew a view for is shown plainly. */
export function loadView(name: string): Promise<WorldView> {
  return (Object.hasOwn(views, name) ? views[name]! : views['plain']!)()
}
