import { msw } from 'msw/vite'
import { defineConfig, loadEnv } from 'vite'
import { hostHeaders } from './scripts/host-headers.ts'
import { withoutBackend } from './scripts/vite-without-backend.ts'
import { endOfHead, page } from './scripts/vite-page.ts'
import { appPlugins, ownDrawings, stripMessageTexts, withoutMessageParser } from './vite.plugins.ts'

const INITIAL = '$initial' as const
// Few files on the first screen (PERFORMANCE.md B8): what all screens need stands together, by how often it changes.
const chunkGroups = [
  // The looks of all that opens later stand in one file: small ones compress badly (PERFORMANCE.md B6).
  {
    name: 'later',
    test: /[\\/]src[\\/](app[\\/](shortcut-sheet|layouts[\\/]assistant\.)|features[\\/](settings|connections|ai-chat|segments|workspaces[\\/](invite-|create-workspace)|contacts[\\/](?!facts)[^\\/]+[\\/])|components[\\/](?!(avatar|badge|banner|brand-mark|button|bulk-bar|card|checkbox|chip|copy-button|data-table|empty-state|error-block|field|filter-chips|icon|icon-button|link|page-overlay|pane|progress-bar|role-label|search-field|segmented-control|select|skeleton|spinner|stat-tile|status-pill|toast|toolbar|tooltip|visually-hidden)[\\/]))[^?]*\.vanilla\.css/,
    priority: 5,
  },
  // And so do those of the first screens: each alone would be as large as what it adds here.
  { name: 'first', test: /\.vanilla\.css/, priority: 4 },
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|swr|use-sync-external-store|react-intl|@formatjs|intl-messageformat|react-error-boundary|dequal)[\\/]|vanilla-extract[\\/](dynamic|private)/,
    priority: 3,
  },
  {
    name: 'layers',
    test: /node_modules[\\/](@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)/,
    priority: 2,
  },
  // What the entry itself imports, and nothing that it loads later.
  { name: 'shell', tags: [INITIAL], priority: 2 },
  // The frame of the signed-in area and what its pages share; who signs in first needs none of it.
  {
    name: 'signed-in',
    test: /[\\/]src[\\/](app[\\/](use-window-event|layouts[\\/](?!later))|components[\\/](avatar|chip|button[\\/]link-button|menu[\\/](menu\.|menu-entry)|tooltip|icon-button|copy-button|error-block|empty-state|badge|card|skeleton|role-label|progress-bar|search-field|field|dialog[\\/](dialog\.|index)|checkbox|select|toast[\\/](?!toast-region))|api[\\/](core|shapes|self-account|workspace|campaigns|contacts|contact-events|mailing-lists)[\\/]|lib[\\/](?!editing|run-control|image-file|email-address|fold-text|iso-date|zoned-time|time-zones|condition-|date-time|property-key|save-file|kept-records)|styles[\\/]|features[\\/](workspaces[\\/]create-workspace-dialog|contacts[\\/]facts[\\/]event-names|segments[\\/]contact-status[\\/]contact-status\.messages))|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-down|arrow-up|check|chevron-down|circle-check|circle-exclamation-point|cloud-off|copy|file-text|info|lock|panel-left-close|panel-left-open|plus|search|search-x|minus|rotate-cw|triangle-exclamation-point|upload|users|x)\./,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig(({ mode, command }) => {
  const api = loadEnv(mode, import.meta.dirname)['VITE_API_BASE_URL'] ?? ''
  const connect = URL.canParse(api) ? [new URL(api).origin] : []
  // Read where the tokens are named (src/styles/theme.css.ts); the library and Storybook keep the long names.
  if (command === 'build') process.env['VITE_SHORT_TOKENS'] = '1'
  const headers = hostHeaders({ connect, demo: mode === 'demo' })
  return {
    plugins: [
      ...(command === 'build' ? [stripMessageTexts()] : []),
      ...appPlugins({ counted: command === 'build' }),
      page({ connect, demo: mode === 'demo' }),
      endOfHead(),
      ...(mode === 'demo' ? [msw({ mode: 'worker-only' })] : [withoutBackend()]),
    ],
    resolve: { alias: [withoutMessageParser, ownDrawings] },
    worker: { format: 'es' },
    server: { port: 5173 },
    preview: { port: 4173, headers },
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 700,
      reportCompressedSize: false,
      manifest: true,
      rolldownOptions: {
        output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: chunkGroups } },
      },
    },
  }
})
