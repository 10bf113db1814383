import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'

const port = 4174

/** Journeys: whole ways through the built demo, as a person walks them. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.vitest/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.vitest/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'off',
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `vite preview --mode demo --outDir dist-demo --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
  },
})
