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
/** The app on the real server of `scripts/journey-server.ts`, and what turns its clock and shows its mails. */
export const ON_SERVER = site(4179)
export const CONTROL = { port: 4180, origin: 'http://127.0.0.1:4180' } as const
