import { defineConfig } from 'vite'

/** The script of forms on customers' pages: one file, on its own, without the app's plugins (FRM-10). */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist-forms',
    sourcemap: false,
    reportCompressedSize: true,
    lib: {
      entry: 'src/form-render/form-script.ts',
      formats: ['iife'],
      name: 'otegamiForm',
      fileName: () => 'form.js',
    },
  },
})
