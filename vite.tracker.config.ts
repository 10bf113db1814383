import { defineConfig } from 'vite'

/** The script that a customer embeds: one file, on its own, without the app's plugins (TRK-14). */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist-tracker',
    sourcemap: false,
    reportCompressedSize: true,
    lib: {
      entry: 'src/tracking/tracker.ts',
      formats: ['iife'],
      name: 'tracker',
      fileName: () => 'tracker.js',
    },
  },
})
