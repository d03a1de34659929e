#!/usr/bin/env node
// The door of the command line. It must parse on old Nodes, to be able to tell them what is missing:
// no top-level await, no `?.`, no `node:` imports in this file.
import fs from 'fs'

const needed = [22, 18]
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  const found = process.versions.node
  process.stderr.write(
    `troupe needs Node ${needed.join('.')} or newer; this is ${found}. In a checkout, \`npm start\` and \`npm run troupe\` bring their own.\n`,
  )
  process.exitCode = 2
} else {
  start().catch((error) => {
    process.stderr.write(`${visible(String((error && error.stack) || error))}\n`)
    process.exitCode = 1
  })
}

// what src/base/visible.ts does for all else: it may be the very file that could not be loaded
function visible(text) {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const hidden = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g
  return text.replace(hidden, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

async function start() {
  silenceExperimentalWarnings()
  // compiled once per version: a command starts in a third of the time. Deno has no such function
  const { enableCompileCache } = await import('module')
  if (typeof enableCompileCache === 'function') enableCompileCache()
  const source = new URL('../src/cli/main.ts', import.meta.url)
  const isCheckout = fs.existsSync(source)
  if (isCheckout) await resolveToSources()
  const { main } = await import(isCheckout ? source : new URL('../dist/cli/main.js', import.meta.url))
  process.exitCode = await main(process.argv.slice(2))
}

// in a checkout, `import 'troupe'` means src/, wherever the importing file lies
async function resolveToSources() {
  const root = new URL('../', import.meta.url)
  const { name, exports } = JSON.parse(fs.readFileSync(new URL('package.json', root), 'utf8'))
  const sources = new Map()
  for (const subpath of Object.keys(exports)) {
    const file = exports[subpath]['troupe-source']
    if (file) sources.set(name + subpath.slice(1), new URL(file, root).href)
  }
  const { registerHooks } = await import('module')
  registerHooks({
    resolve: (specifier, context, nextResolve) => nextResolve(sources.get(specifier) || specifier, context),
  })
}

// type stripping and node:sqlite work, but warn once per process on some versions of Node
function silenceExperimentalWarnings() {
  const emitWarning = process.emitWarning
  process.emitWarning = function (warning, ...rest) {
    const type = rest[0] && typeof rest[0] === 'object' ? rest[0].type : rest[0]
    const isNoise = type === 'ExperimentalWarning' && /SQLite|Type Stripping/i.test(String(warning))
    if (!isNoise) emitWarning.call(process, warning, ...rest)
  }
}
