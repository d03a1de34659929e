/** Builds the studio into `dist/studio`, where the server finds it. Nothing in it is fetched from elsewhere. */
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  // it may be mounted under a path: files find each other, and the server tells the page where they are
  base: './',
  plugins: [react()],
  build: {
    outDir: here('../dist/studio'),
    emptyOutDir: true,
    target: 'es2022',
    // small fonts and pictures would otherwise become data addresses, which the content policy forbids for scripts'
    // sake
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4280' } },
})
