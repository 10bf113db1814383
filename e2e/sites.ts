const site = (port: number) => ({ port, origin: `http://localhost:${port}` })

/** The demo: the app with its own backend. */
export const DEMO = site(4174)
/** The production build, made without any configuration. */
export const PRODUCTION = site(4175)
