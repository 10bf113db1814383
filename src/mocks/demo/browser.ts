import { http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import { systemClock } from '#lib/clock'
import { expectKeptWorld, indexedDbJournal } from './indexed-db-journal.ts'
import { networkOf } from './network.ts'
import { createBackend, type MockBackend } from '#mocks/core/respond'
import { isWorldSize } from '#mocks/core/scenario'
import { withTrustedWorker } from './trusted-worker-script.ts'

const WORKER = '/mockServiceWorker.js'

/** What tests and the curious find on the demo's page. */
type MockSeam = Pick<MockBackend, 'faults' | 'log' | 'reset' | 'scenario'>

declare global {
  interface Window {
    __mock?: MockSeam
    /** How large a new world is when the address does not say it: set by tests before the page. */
    __mockSize?: string
  }
}

/** Where the product sends the browser to sign in: a navigation, for which the server is to send the page of the demo. */
const SIGN_IN = '/v1/auth/request/google'

/** When the console appears, in ms: after what people came for. */
const CONSOLE = { after: 1000 } as const

/** Starts the backend of the demo; 'took-over' when the page is the stand-in for Google, and the app is not to start. */
export async function startDemo(root: HTMLElement): Promise<'ready' | 'took-over'> {
  const [backend] = await Promise.all([startMockApi(), expectKeptWorld()])
  const { pathname, search } = window.location
  if (pathname !== SIGN_IN) {
    // When the product's own language and first screen stand.
    setTimeout(() => {
      void import('./demo-console.tsx').then(({ showDemoConsole }) => showDemoConsole(backend))
    }, CONSOLE.after)
    return 'ready'
  }
  const { showGoogleStandIn } = await import('./google-stand-in.tsx')
  showGoogleStandIn(root, {
    redirect: new URLSearchParams(search).get('redirect') ?? undefined,
    signIn: backend.signInAs,
  })
  return 'took-over'
}

/** The backend of the demo, running in the page behind a service worker. Its world is kept in this browser. */
async function startMockApi(): Promise<MockBackend> {
  const wanted = new URLSearchParams(window.location.search).get('size') ?? window.__mockSize
  const backend = createBackend({
    clock: systemClock,
    journal: indexedDbJournal(),
    cookies: 'jar',
    scenario: isWorldSize(wanted) ? { size: wanted } : {},
  })
  const { faults, log, reset, scenario } = backend
  window.__mock = { faults, log, reset, scenario }
  const worker = setupWorker(
    http.get(`*${SIGN_IN}`, () => passthrough()),
    ...networkOf(backend),
  )
  lookForNewWorkerQuietly()
  await withTrustedWorker(WORKER, () =>
    worker.start({
      quiet: true,
      serviceWorker: { url: WORKER },
      onUnhandledFrame({ frame }) {
        if (!(frame instanceof HttpNetworkFrame)) return
        const { method, url } = frame.data.request
        if (new URL(url).pathname.includes('/v1/')) console.error(`No mock answers ${method} ${url}`)
      },
    }),
  )
  return backend
}

/** msw looks for a newer worker and waits for no answer; left on its way, as by a reload, the look fails with nobody to hear it. */
function lookForNewWorkerQuietly() {
  const update = ServiceWorkerRegistration.prototype.update
  ServiceWorkerRegistration.prototype.update = async function quietly() {
    return await Reflect.apply(update, this, []).catch(() => this)
  }
}
