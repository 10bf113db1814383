import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { globSync } from 'node:fs'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }

const font = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'

/**
 * The component library as modules and one style sheet; scripts/library.ts makes a package of them.
 * Default texts of messages stay in: whoever has no catalogue reads English.
 */
export default defineConfig({
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `otegami-${hash}` })],
  // A file of its own: a font inside the style sheet would need a policy that allows data URLs.
  resolve: { alias: { [font]: `${font}?no-inline` } },
  experimental: { renderBuiltUrl: (file) => `./${file}` },
  build: {
    outDir: 'dist-library',
    target: 'es2023',
    minify: false,
    reportCompressedSize: false,
    cssCodeSplit: false,
    lib: {
      // The reset is none's import; the components count on its rules.
      entry: [...globSync('src/components/*/index.ts').sort(), 'src/styles/reset.css.ts'],
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: Object.keys(manifest.dependencies).map((name) => new RegExp(`^${name}($|/)`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
})
