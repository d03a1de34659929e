/** The API explained: a document for machines, and a small page of our own for people. */
import { Hono } from 'hono'
import { expectedOf } from '../societies/option-value.ts'
import { defaultOf } from '../societies/default-of.ts'
import type { SocietyInfo } from './api.ts'
import { answerJson, answerText } from './answers.ts'
import type { Catalogue } from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import { a2aEndpoints } from './a2a/endpoints-a2a.ts'
import { endpoints, shapes } from './endpoints.ts'
import { HOUSE_PATH_PREFIX } from './house/endpoints-house.ts'
import { openApi } from './openapi.ts'
import { escaped } from './refusal-page.ts'

/** `hasFace`: the server answers the front end of one household at the root as well. */
export function docsRoutes(version: string, catalogue: Catalogue, hasFace = false): Hono {
  const app = new Hono()
  // as they are now: a story that was just downloaded can be chosen
  const infos = () => Promise.all(catalogue.names().map((name) => catalogue.info(name)))
  app.get('/openapi.json', async (c) => answerJson(c, openApi(version, await infos(), hasFace)))
  app.get('/docs', async (c) => answerText(c, page(await infos(), hasFace), 'text/html; charset=utf-8'))
  app.route('/', styleRoutes())
  return app
}

/** How plain pages look. No secret: who is refused may see it, too. */
export function styleRoutes(): Hono {
  return new Hono().get('/docs.css', (c) => answerText(c, STYLE, 'text/css; charset=utf-8'))
}

function page(societies: readonly SocietyInfo[], hasFace: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API of the Troupe studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs.css">
</head>
<body>
<main>
<h1>The API of the Troupe studio</h1>
<p>JSON under <code>/api</code>; for machines, <a href="openapi.json">openapi.json</a>. Errors are
<code>{ "error": { "code", "message" } }</code>. What is sent needs <code>content-type: application/json</code>.
Where the server needs its token, send it as <code>authorization: Bearer TOKEN</code>.</p>
${hasFace ? FACE : ''}<h2>What can be asked</h2>
${endpoints.map((each) => sectionOf(each)).join('\n')}
<h2>Societies as agents of A2A</h2>
${a2aEndpoints.map((each) => sectionOf(each, '')).join('\n')}
<h2>What a society takes</h2>
<p>In <code>input</code> of a StartRequest; what is left out is as usual.</p>
${societies.map(inputOf).join('\n')}
<h2>What is sent and comes back</h2>
${Object.entries(shapes).map(shapeOf).join('\n')}
</main>
</body>
</html>
`
}

const FACE = `<p>This server is for one household: what is listed below <code>/api${HOUSE_PATH_PREFIX}</code> is found
at the root as well, such as <code>/agent_act/next</code>.</p>
`

function sectionOf({ method, path, says, query, takes, gives }: Endpoint, before = '/api'): string {
  const rows = Object.entries(query ?? {}).map(([name, about]) => `<dt>${escaped(name)}</dt><dd>${escaped(about)}</dd>`)
  const exchange = `${takes === undefined ? '' : `takes ${linked(takes)}, `}gives ${linked(gives)}`
  return `<section>
<h3><b>${method.toUpperCase()}</b> <code>${before}${escaped(path)}</code></h3>
<p>${escaped(says)}</p>
${rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''}
<p class="exchange">${exchange}</p>
</section>`
}

function shapeOf([name, fields]: [string, Readonly<Record<string, string>>]): string {
  const rows = Object.entries(fields).map(([field, about]) => `<dt>${escaped(field)}</dt><dd>${escaped(about)}</dd>`)
  return `<section id="${name}"><h3><code>${name}</code></h3><dl>${rows.join('')}</dl></section>`
}

function inputOf({ name, options }: SocietyInfo): string {
  const rows = options.map((option) => {
    const usual = defaultOf(option)
    const said = `${option.label}: ${expectedOf(option)}${usual === undefined ? '' : ` (${JSON.stringify(usual)})`}`
    const flag = option.flag === undefined ? '' : ` <code>${escaped(option.flag)}</code>`
    return `<dt>${escaped(option.path)}</dt><dd>${escaped(said)}${flag}</dd>`
  })
  return `<section><h3><code>${escaped(name)}</code></h3><dl>${rows.join('')}</dl></section>`
}

function linked(name: string): string {
  const shape = name.replace('[]', '')
  return Object.hasOwn(shapes, shape) ? `<a href="#${shape}"><code>${name}</code></a>` : `<code>${escaped(name)}</code>`
}

const STYLE = `:root { color-scheme: light dark; --paper: light-dark(#faf7f0, #171512);
  --ink: light-dark(#2a2620, #ece5d8);
  --soft: light-dark(#6b6355, #a89f8f); --line: light-dark(#e2dacb, #36312a); --accent: light-dark(#8a4b12, #e0a35f) }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem 6rem }
h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 1rem }
h2 { font: 600 1.35rem/1.2 Georgia, serif; margin: 3rem 0 1rem }
h3 { font-size: 1rem; font-weight: 500; margin: 0; overflow-wrap: anywhere }
h3 b { font-size: .75rem; letter-spacing: .06em; color: var(--accent) }
section { border-top: 1px solid var(--line); padding: 1rem 0 }
p { margin: .35rem 0 }
code { font: .9em ui-monospace, monospace }
dl { display: grid; grid-template-columns: fit-content(45%) minmax(0, 1fr); align-items: baseline;
  gap: .1rem 1rem; margin: .5rem 0 }
dt { min-width: 6rem; font: .9em ui-monospace, monospace } dd { margin: 0; color: var(--soft) }
dt, dd, p { overflow-wrap: anywhere }
.exchange { color: var(--soft); font-size: .9rem }
a { color: var(--accent) } a:focus-visible { outline: 2px solid; outline-offset: 2px }
`
