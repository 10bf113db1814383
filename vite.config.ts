import { msw } from 'msw/vite'
import { defineConfig, loadEnv } from 'vite'
import { hostHeaders } from '#lib/page-headers'
import { chunkGroups } from './scripts/vite-chunks.ts'
import { backendGroup } from './scripts/vite-demo-chunks.ts'
import { shortPreloads } from './scripts/vite-preloads.ts'
import { keptStyles } from './scripts/vite-kept-styles.ts'
import { sortedStyles } from './scripts/vite-sorted-styles.ts'
import { withoutStyleMarks } from './scripts/vite-style-marks.ts'
import { pastTheWorker } from './scripts/vite-past-the-worker.ts'
import { withoutBackend } from './scripts/vite-without-backend.ts'
import { endOfHead, page } from './scripts/vite-page.ts'
import {
  appPlugins,
  ownDrawings,
  shortDrawings,
  stripMessageTexts,
  withoutMessageParser,
  withoutRouterLinks,
} from './vite.plugins.ts'

export default defineConfig(({ mode, command }) => {
  const api = loadEnv(mode, import.meta.dirname)['VITE_API_BASE_URL'] ?? ''
  const connect = URL.canParse(api) ? [new URL(api).origin] : []
  // Read where the tokens are named (src/styles/theme.css.ts); the library and Storybook keep the long names.
  if (command === 'build') process.env['VITE_SHORT_TOKENS'] = '1'
  const preloads = shortPreloads()
  const headers = hostHeaders({ connect, demo: mode === 'demo' })
  return {
    plugins: [
      ...(command === 'build'
        ? [stripMessageTexts(), shortDrawings(), withoutRouterLinks(), preloads.plugin]
        : []),
      ...appPlugins({ short: command === 'build' }),
      page({ connect, demo: mode === 'demo' }),
      endOfHead(),
      keptStyles(),
      sortedStyles(),
      withoutStyleMarks(),
      ...(mode === 'demo' ? [msw({ mode: 'worker-only' }), pastTheWorker()] : [withoutBackend()]),
    ],
    resolve: { alias: [withoutMessageParser, ownDrawings] },
    // No style uses light-dark() (Features.LightDark of lightningcss): what would stand in for it is read by nothing.
    css: { lightningcss: { exclude: 1 << 20 } },
    worker: { format: 'es' },
    server: { port: 5173 },
    preview: { port: 4173, headers },
    build: {
      // The oldest browsers that it is made for (README.md): nothing is said twice for others. `lib` of tsconfig.json goes along.
      target: ['chrome124', 'edge124', 'firefox125', 'safari17.4', 'ios17.4'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
      chunkSizeWarningLimit: 700,
      reportCompressedSize: false,
      manifest: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          // Parts name the files that they wait for, and such names don't compress: the short ones save 3 % of all scripts.
          chunkFileNames: mode === 'demo' ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
          codeSplitting: { groups: mode === 'demo' ? [backendGroup, ...chunkGroups] : chunkGroups },
        },
      },
    },
  }
})
