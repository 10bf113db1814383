import { defineConfig } from '@playwright/test'
import { chromiumArgs, findBrowser } from './scripts/find-browser.ts'
import { built, BUILDS, CONTROL, ON_SERVER } from './e2e/sites.ts'

/** The journeys that are marked `@server`, on the real server in place of the mock: `npm run journeys:server`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.vitest/journeys-server',
  // One server, which begins anew for each of them.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 1,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.vitest/journeys-server.json' }]],
  projects: [{ name: 'server', grep: /@server/ }],
  use: {
    baseURL: ON_SERVER.origin,
    actionTimeout: 20_000,
    trace: 'off',
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: chromiumArgs },
  },
  webServer: {
    command: built(BUILDS.onServer, 'node scripts/journey-server.ts'),
    env: {
      ...BUILDS.onServer.env,
      PORT: String(ON_SERVER.port),
      CONTROL_PORT: String(CONTROL.port),
      APP_DIR: BUILDS.onServer.outDir,
    },
    url: `${CONTROL.origin}/`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: false,
  },
})
