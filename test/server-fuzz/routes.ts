/** The routes of a server, as it knows them itself, and which of them a request asks for: all must be attacked. */

export const PAGE = 'GET a page'

/** Where the server looks at the path alone: what can be asked there. */
const insides: Readonly<Record<string, readonly string[]>> = {
  'ALL /mcp': ['POST /mcp', 'GET /mcp', 'DELETE /mcp'],
  'ALL /a2a': ['GET /a2a'],
  'ALL /a2a/*': ['POST /a2a/:society', 'GET /a2a/:society/.well-known/agent-card.json'],
  // who may ask, and what is answered where nothing is
  'ALL /*': [],
  'ALL /api/*': [],
  'ALL /api/v1/*': [],
}

export interface Routes {
  readonly names: readonly string[]
  /** in the order in which the server looks */
  of(method: string, path: string): string
}

/** `served`: what the server says that it answers. */
export function routesOf(served: readonly string[]): Routes {
  const names = served.flatMap((route) => {
    if (!route.startsWith('ALL ')) return [route]
    const inside = insides[route]
    if (inside === undefined) throw new Error(`What can be asked at ${route}? Say so in test/server-fuzz/routes.ts.`)
    return inside
  })
  const patterns = names.map((name) => ({
    name,
    // pattern: paths of our own, a piece for each name
    pattern: new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  }))
  return {
    names: [...names, PAGE],
    of(method, path) {
      const asked = `${method} ${path.replace(/\?.*/s, '')}`
      return patterns.find(({ pattern }) => pattern.test(asked))?.name ?? PAGE
    },
  }
}
