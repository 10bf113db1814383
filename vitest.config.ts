import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findBrowser } from './scripts/find-browser.ts'
import { appPlugins } from './vite.plugins.ts'

const chromium = () =>
  playwright({
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...chromiumArgs,
        // A page ends before it has gained what compiling a third time costs.
        '--js-flags=--no-turbofan',
        '--hide-scrollbars',
        '--force-color-profile=srgb',
        '--font-render-hinting=none',
      ],
    },
    contextOptions: {
      timezoneId: 'Asia/Tokyo',
      locale: 'en-US',
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    },
  })

/** Ends what hangs, in ms; a slow machine is no defect, nor is one that does much else. */
const HANGS = 600_000

const stories = (name: string, initialGlobals: Record<string, unknown>) => ({
  extends: false as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
  test: {
    name,
    isolate: false,
    setupFiles: ['.storybook/vitest.setup.ts', 'scripts/note-retries.ts'],
    // Ours first: it tells Storybook where it is before it is loaded.
    sequence: { setupFiles: 'list' as const },
    testTimeout: HANGS,
    // What passes only the second time is named after the run (scripts/second-tries.ts); late answers are to find just that.
    retry: name === 'late' ? 0 : 1,
    browser: {
      enabled: true,
      headless: true,
      dependencySourcemaps: false,
      screenshotFailures: false,
      traceView: { mode: 'off' as const },
      provider: chromium(),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

// Worker threads take the zone of the process that starts them.
process.env['TZ'] = 'Asia/Tokyo'

/** Whether the command names this project: what those need that it does not name isn't set up then. */
const isNamed = (name: string) => process.argv.includes(name)
const storyProjects = [
  // Each story plays once and is looked at in both modes.
  { name: 'stories', globals: { theme: 'light', locale: 'en' } },
  // Plays them all in Japanese, on the React that people get; not part of `npm test` (docs/decisions/015).
  { name: 'japanese', globals: { theme: 'dark', locale: 'ja' } },
  // Plays them all with answers that come late by chance; no part of it either.
  { name: 'late', globals: { theme: 'light', locale: 'en', network: 'uneven' } },
]
const names = ['unit', 'server', ...storyProjects.map(({ name }) => name)]
if (isNamed('japanese')) process.env['NODE_ENV'] = 'production'

export default defineConfig({
  test: {
    projects: [
      {
        extends: false as const,
        plugins: appPlugins(),
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          // A style file that is read from the cache has lost what its compiler needs.
          fsModuleCache: false,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/server/**'],
          setupFiles: ['scripts/property-seed.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      // Against the embedded database, which is started once for all of them.
      {
        extends: false as const,
        test: {
          name: 'server',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['src/server/testing/engine.setup.ts'],
          setupFiles: ['scripts/property-seed.ts', 'scripts/note-retries.ts'],
          testTimeout: HANGS,
          // Processes, sockets and chance take part. What passes only the second time is named after the run.
          retry: 1,
          hookTimeout: HANGS,
        },
      },
      ...storyProjects
        .filter(({ name }) => isNamed(name) || !names.some(isNamed))
        .map(({ name, globals }) => stories(name, globals)),
    ],
  },
})
