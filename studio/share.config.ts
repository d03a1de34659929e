/**
 * Builds the pages of shared runs, after the studio's own build: `share/NAME.html` for each view, everything in one
 * file but the fonts, which all of them share (`share/fonts.css`). The server puts fonts and run into it.
 */
import react from '@vitejs/plugin-react'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { writeTemplate } from './src/share/template.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A folder with a view in it is a view. */
const views = readdirSync(here('src/worlds')).filter((name) => existsSync(here(`src/worlds/${name}/view.ts`)))

// names of environments have no hyphens
const environmentOf = (view: string) => `share_${view.replaceAll('-', '_')}`

export default defineConfig({
  root: here('.'),
  plugins: [withOneView(), react(), intoOneFile()],
  publicDir: false,
  build: {
    outDir: here('../dist/studio'),
    // the studio is there already
    emptyOutDir: false,
    target: 'es2022',
    cssCodeSplit: false,
    // fonts, too
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    modulePreload: false,
    rolldownOptions: {
      input: here('src/share/main.tsx'),
      output: { format: 'es', codeSplitting: false },
    },
  },
  environments: Object.fromEntries(views.map((view) => [environmentOf(view), { consumer: 'client' }])),
  builder: {
    async buildApp(builder) {
      for (const view of views) await builder.build(builder.environments[environmentOf(view)]!)
    },
  },
})

function viewIn(environment: string): string {
  const view = views.find((each) => environmentOf(each) === environment)
  if (view === undefined) throw new Error(`No view is shared by ${environment}.`)
  return view
}

/** Whoever reads a shared file needs the view of its run and no other. */
function withOneView(): Plugin {
  const stand = here('src/share/view.ts')
  return {
    name: 'troupe-share-view',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/view.ts')) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found?.id === stand ? here(`src/worlds/${viewIn(this.environment.name)}/view.ts`) : found
    },
  }
}

/** In place of a script and a style sheet, one page that holds both. */
function intoOneFile(): Plugin {
  return {
    name: 'troupe-share',
    enforce: 'post',
    generateBundle: {
      // after vite has put its own finishing touches to the script
      order: 'post',
      handler(_, bundle) {
        let [script, style] = ['', '']
        for (const [name, part] of Object.entries(bundle)) {
          if (part.type === 'chunk') script += part.code
          else if (name.endsWith('.css')) style += String(part.source)
          else this.error(`${name} would be a file beside the page.`)
          delete bundle[name]
        }
        if (script.includes('__VITE_')) this.error('The script still waits for files beside the page.')
        const { page, fonts } = writeTemplate({ script, style })
        const view = viewIn(this.environment.name)
        this.emitFile({ type: 'asset', fileName: `share/${view}.html`, source: page })
        this.emitFile({ type: 'asset', fileName: 'share/fonts.css', source: fonts })
      },
    },
  }
}
