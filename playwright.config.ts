import { defineConfig } from '@playwright/test'
import { chromiumArgs, findBrowser } from './scripts/find-browser.ts'
import { API, DEMO, LARGE, OVER_HTTP, PRODUCTION } from './e2e/sites.ts'

const preview = (dir: string, port: number, mode: 'demo' | 'production') =>
  `vite preview --mode ${mode} --outDir ${dir} --port ${port} --strictPort`
const production = '.vitest/production'
const overHttp = '.vitest/over-http'
const onServer = '.vitest/on-server'

/** Journeys: whole ways through the built demo, as a person walks them. `DEMO_DIR` names another build of it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.vitest/journeys',
  fullyParallel: true,
  workers: 2,
  // Limits that end what hangs; a slow machine is no defect.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // What passes only the second time is named after the run (scripts/second-tries.ts).
  retries: 1,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.vitest/journeys.json' }]],
  projects: [
    { name: 'journeys' },
    // Part of `npm run bench`: it measures what the page does, so nothing runs beside it.
    { name: 'bench', testMatch: '*.bench.ts', retries: 0, timeout: 180_000, expect: { timeout: 60_000 } },
  ],
  use: {
    baseURL: DEMO.origin,
    actionTimeout: 30_000,
    trace: 'off',
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    launchOptions: {
      executablePath: findBrowser(),
      args: chromiumArgs,
    },
  },
  webServer: [
    {
      command: preview(process.env['DEMO_DIR'] ?? 'dist-demo', DEMO.port, 'demo'),
      port: DEMO.port,
      reuseExistingServer: false,
    },
    {
      // Built here, because what it must say depends on what was set when it was built: nothing.
      command: `vite build --outDir ${production} --emptyOutDir --logLevel error && ${preview(production, PRODUCTION.port, 'production')}`,
      env: {
        VITE_API_BASE_URL: '',
        VITE_SITE_URL: '',
        VITE_DASHBOARD_BASE_URL: '',
        VITE_TRACKING_WORKSPACE_ID: '',
      },
      port: PRODUCTION.port,
      reuseExistingServer: false,
    },
    {
      command: `vite build --outDir ${overHttp} --emptyOutDir --logLevel error && ${preview(overHttp, OVER_HTTP.port, 'production')}`,
      env: {
        VITE_API_BASE_URL: API.origin,
        VITE_SITE_URL: 'https://otegami.example',
        VITE_DASHBOARD_BASE_URL: OVER_HTTP.origin,
        VITE_TRACKING_WORKSPACE_ID: 'ws_product',
      },
      port: OVER_HTTP.port,
      reuseExistingServer: false,
    },
    {
      command: 'node scripts/mock-api.ts',
      env: { PORT: String(API.port), ORIGINS: OVER_HTTP.origin },
      port: API.port,
      reuseExistingServer: false,
    },
    {
      command: `vite build --outDir ${onServer} --emptyOutDir --logLevel error && node scripts/large-server.ts`,
      env: {
        VITE_API_BASE_URL: '/',
        VITE_SITE_URL: 'https://otegami.example',
        VITE_DASHBOARD_BASE_URL: '/',
        VITE_TRACKING_WORKSPACE_ID: 'ws_product',
        PORT: String(LARGE.port),
        APP_DIR: onServer,
      },
      port: LARGE.port,
      // Its contacts are made first.
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      reuseExistingServer: false,
    },
  ],
})
