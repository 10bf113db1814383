import { defineConfig } from '@playwright/test'
import { chromiumArgs, findBrowser, journeyArgs } from './scripts/find-browser.ts'
import { API, AT_SIZE, built, BUILDS, DEMO, OVER_HTTP, PRODUCTION } from './e2e/sites.ts'

const preview = (dir: string, port: number, mode: 'demo' | 'production') =>
  `vite preview --mode ${mode} --outDir ${dir} --port ${port} --strictPort`
const { production, overHttp } = BUILDS
const executablePath = findBrowser()

/**
 * Journeys: whole ways through the built app, as a person walks them: on the mock backend beside each worker (e2e/on-mock.ts), and
 * on the demo those that say so. `DEMO_DIR` names another build of it.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.vitest/journeys',
  globalSetup: './e2e/build-app.ts',
  fullyParallel: true,
  // One more than the cores: a journey waits for its page now and then.
  workers: 3,
  // Limits that end what hangs; a slow machine is no defect, nor is one that does much else.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // What passes only the second time is named after the run (scripts/second-tries.ts).
  retries: 1,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.vitest/journeys.json' }]],
  projects: [
    {
      name: 'journeys',
      testIgnore: AT_SIZE,
      use: {
        launchOptions: { executablePath, args: journeyArgs },
      },
    },
    // Part of `npm run bench`: it measures what the page does, so nothing runs beside it.
    { name: 'bench', testMatch: '*.bench.ts', retries: 0 },
  ],
  use: {
    baseURL: DEMO.origin,
    actionTimeout: 60_000,
    trace: 'off',
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    launchOptions: { executablePath, args: chromiumArgs },
  },
  webServer: [
    {
      command: preview(process.env['DEMO_DIR'] ?? 'dist-demo', DEMO.port, 'demo'),
      port: DEMO.port,
      reuseExistingServer: false,
    },
    {
      command: built(production, preview(production.outDir, PRODUCTION.port, 'production')),
      env: production.env,
      port: PRODUCTION.port,
      reuseExistingServer: false,
    },
    {
      command: built(overHttp, preview(overHttp.outDir, OVER_HTTP.port, 'production')),
      env: overHttp.env,
      port: OVER_HTTP.port,
      reuseExistingServer: false,
    },
    {
      command: 'node scripts/mock-api.ts',
      env: { PORT: String(API.port), ORIGINS: OVER_HTTP.origin },
      port: API.port,
      reuseExistingServer: false,
    },
  ],
})
