/** Builds the page of shared runs: one file, `share.html`, that the server puts a run into. After the studio's own build. */
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { writeTemplate } from './src/share/template.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  plugins: [react(), intoOneFile()],
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
})

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
        this.emitFile({ type: 'asset', fileName: 'share.html', source: writeTemplate({ script, style }) })
      },
    },
  }
}
