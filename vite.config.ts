import { msw } from 'msw/vite'
import { defineConfig, loadEnv } from 'vite'
import { contentSecurityPolicy, page } from './scripts/vite-page.ts'
import { appPlugins, stripMessageTexts, withoutMessageParser } from './vite.plugins.ts'

export default defineConfig(({ mode, command }) => {
  const api = loadEnv(mode, import.meta.dirname)['VITE_API_BASE_URL'] ?? ''
  const connect = URL.canParse(api) ? [new URL(api).origin] : []
  const headers = {
    'content-security-policy': `${contentSecurityPolicy(connect)}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
  return {
    plugins: [
      ...(command === 'build' ? [stripMessageTexts()] : []),
      ...appPlugins(),
      page({ connect }),
      ...(mode === 'demo' ? [msw({ mode: 'worker-only' })] : []),
    ],
    resolve: { alias: [withoutMessageParser] },
    worker: { format: 'es' },
    server: { port: 5173 },
    preview: { port: 4173, headers },
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 320,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
  }
})
