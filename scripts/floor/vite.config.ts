import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutMessageParser } from '../../vite.plugins.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  resolve: { alias: [withoutMessageParser] },
  build: {
    outDir: '../../dist-floor',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
