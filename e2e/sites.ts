const site = (port: number) => ({ port, origin: `http://localhost:${port}` })

/** The demo: the app with its own backend. */
export const DEMO = site(4174)
/** The production build, made without any configuration. */
export const PRODUCTION = site(4175)
/** The app as it is built for a backend elsewhere, and such a backend. */
export const OVER_HTTP = site(4176)
export const API = site(4177)
/** The app on the real server, whose workspace has 100,000 contacts. */
export const LARGE = site(4178)
/** The journeys on it; they run beside those on the real server, and the others don't wait until its contacts are made. */
export const AT_SIZE = 'large-workspace.test.ts'
/** The app on the real server of `scripts/journey-server.ts`, and what turns its clock and shows its mails. */
export const ON_SERVER = site(4179)
export const CONTROL = { port: 4180, origin: 'http://127.0.0.1:4180' } as const

interface Build {
  outDir: string
  /** What the build is told; the demo is built by `npm run build:demo`. */
  env: Readonly<Record<string, string>>
}

const onServer = (api: string, dashboard: string): Build['env'] => ({
  VITE_API_BASE_URL: api,
  VITE_SITE_URL: 'https://otegami.example',
  VITE_DASHBOARD_BASE_URL: dashboard,
  VITE_TRACKING_WORKSPACE_ID: 'ws_product',
})

/** The builds of the app that journeys walk on. */
export const BUILDS = {
  /** What it must say depends on what was set when it was built: nothing. */
  production: {
    outDir: '.vitest/production',
    env: {
      VITE_API_BASE_URL: '',
      VITE_SITE_URL: '',
      VITE_DASHBOARD_BASE_URL: '',
      VITE_TRACKING_WORKSPACE_ID: '',
    },
  },
  overHttp: { outDir: '.vitest/over-http', env: onServer(API.origin, OVER_HTTP.origin) },
  onServer: { outDir: '.vitest/on-server', env: onServer('/', '/') },
} satisfies Record<string, Build>

/** The command that builds one of them. */
export const buildCommand = ({ outDir }: Build) =>
  `vite build --outDir ${outDir} --emptyOutDir --logLevel error`

/** The command that serves a build: built just before, unless `npm test` has built all of them beside other steps. */
export const built = (build: Build, serve: string) =>
  process.env['SITES_BUILT'] === '1' ? serve : `${buildCommand(build)} && ${serve}`
