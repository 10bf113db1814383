import { defineConfig } from '@playwright/test'
import { findBrowser, journeyArgs } from './scripts/find-browser.ts'
import { AT_SIZE, built, BUILDS, CONTROL, LARGE, ON_SERVER } from './e2e/sites.ts'

const { onServer } = BUILDS

/** The journeys that are marked `@server`, on the real server in place of the mock, and those at size: `npm run journeys:server`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.vitest/journeys-server',
  // One server, which begins anew for each of those that are marked.
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  retries: 1,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.vitest/journeys-server.json' }]],
  projects: [
    { name: 'server', grep: /@server/ },
    { name: 'size', testMatch: AT_SIZE },
  ],
  use: {
    baseURL: ON_SERVER.origin,
    actionTimeout: 60_000,
    trace: 'off',
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: journeyArgs },
  },
  webServer: [
    {
      command: built(onServer, 'node scripts/journey-server.ts'),
      env: {
        ...onServer.env,
        PORT: String(ON_SERVER.port),
        CONTROL_PORT: String(CONTROL.port),
        APP_DIR: onServer.outDir,
      },
      url: `${CONTROL.origin}/`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      reuseExistingServer: false,
    },
    {
      // The one before has the build made, where that has not been done.
      command: 'node scripts/large-server.ts',
      env: { PORT: String(LARGE.port), APP_DIR: onServer.outDir },
      port: LARGE.port,
      // Its contacts are made first.
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      reuseExistingServer: false,
    },
  ],
})
