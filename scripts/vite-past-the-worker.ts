import type { Plugin } from 'vite'

const WORKER = 'mockServiceWorker.js'

/** What the build has made is never mocked, so the browser need not wake the worker for it, where it knows such rules. */
const routes = `addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { urlPattern: new URLPattern({ pathname: '*/assets/*' }) }, source: 'network' })
})
`

/**
 * Lets the files of a build past the mock backend's worker, which asks the page about each request that it sees: half
 * a second of the processor's time at the start of the demo.
 */
export const pastTheWorker = (): Plugin => ({
  name: 'past-the-worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const worker = bundle[WORKER]
    if (worker?.type !== 'asset') this.error(`There is no ${WORKER} in this build.`)
    worker.source = routes + String(worker.source)
  },
})
