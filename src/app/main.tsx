import '#styles/reset.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { decodeTableDensity } from '#components/data-table'
import { detectLocale, loadCatalogue, preloadMoreMessages } from '#intl'
import { systemClock } from '#lib/clock'
import { MissingConfigError, readConfig, type Config } from '#lib/config'
import { paths } from '#lib/link'
import { notWholeYet } from '#lib/on-idle'
import { readStored, storageKeys } from '#lib/storage'
import { ownTimezone } from '#lib/time-zones'
import { AppProviders } from './app-providers.tsx'
import { App } from './app.tsx'
import { keepEarlyKeys } from './early-keys.ts'
import { reportError } from './report-error.ts'
import { loadRoute, routeAt, SignInUpPage, workspaceIdAt } from './routes.tsx'
import { createServices } from './services.ts'
import { decodeTheme } from './theme.ts'

/** How long the first screen waits for its data beyond all else, in ms: what comes later comes into a skeleton. */
const FIRST_ANSWERS = { awaited: 100 } as const
const pause = (ms: number) => new Promise<void>((resolve) => systemClock.setTimeout(resolve, ms))

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element. index.html provides it.')

/** Says what is wrong with the installation, in the words of ERR-23: no language is loaded yet that could say it. */
function showMissingConfig(element: HTMLElement, { message, variable }: MissingConfigError) {
  const text = document.createElement('p')
  text.setAttribute('role', 'alert')
  text.textContent = `${message}: ${variable}`
  element.replaceChildren(text)
}

function configOrExplanation(element: HTMLElement): Config | undefined {
  try {
    return readConfig(import.meta.env)
  } catch (error) {
    if (!(error instanceof MissingConfigError)) throw error
    console.error(`${error.message}: ${error.variable}`)
    showMissingConfig(element, error)
    return undefined
  }
}

const localeToBegin = () =>
  detectLocale(
    readStored(storageKeys.locale, (value) => value),
    navigator.languages,
  )

async function start(element: HTMLElement, config: Config) {
  if (import.meta.env.MODE === 'demo') {
    try {
      const { startDemo } = await import('#mocks/demo/browser')
      if ((await startDemo(element)) === 'took-over') return
    } catch (error) {
      // The demo lives in what this browser refuses; parts of it ask as soon as they are loaded.
      console.error(error)
      const { showCannotStart } = await import('#mocks/demo/cannot-start')
      showCannotStart(element)
      return
    }
  }
  const locale = localeToBegin()
  keepEarlyKeys()
  const firstPictureStands = notWholeYet()
  const services = createServices(config, () => workspaceIdAt(window.location.pathname))
  const { api, session, tracking } = services
  const { pathname, search } = window.location
  const route = routeAt(pathname)

  // Everything that the first screen needs sets out at once: session, language, code, and the data as soon as there is a token.
  const signingIn = session.load()
  const catalogue = loadCatalogue(locale)
  const page = loadRoute(route)
  const firstAnswers = session.firstToken.then(async (signedIn) => {
    if (!signedIn) return SignInUpPage.preload()
    return await route
      ?.prefetch?.(api, { workspaceId: workspaceIdAt(pathname) ?? '', search, locale })
      .catch(reportError)
  })
  session.subscribe(() => {
    const state = session.state()
    // Nobody waits for the visit to be counted; the tracking client says itself when it can't.
    if (state.status === 'signed-in') void tracking.begin(state.account).catch(reportError)
    else tracking.leave()
  })

  const onAddress = () => {
    firstPictureStands()
    void tracking.pageView().catch(reportError)
  }
  // A browser's first date takes 15 ms wherever it is asked for: here while all the above is on its way.
  systemClock.setTimeout(ownTimezone, 0)
  // The splash of index.html stands until all of it is there: drawn twice, the first screen would only come later.
  const [loadedCatalogue] = await Promise.all([catalogue, page, signingIn])
  await Promise.race([firstAnswers, pause(FIRST_ANSWERS.awaited)])
  createRoot(element, {
    onUncaughtError: reportError,
    onCaughtError: reportError,
    onRecoverableError: reportError,
  }).render(
    <BrowserRouter>
      <AppProviders
        api={api}
        session={session}
        config={config}
        readAddress={() => window.location}
        initialTheme={readStored(storageKeys.theme, decodeTheme) ?? 'system'}
        initialDensity={readStored(storageKeys.tableDensity, decodeTableDensity)}
        initialLocale={locale}
        initialCatalogue={loadedCatalogue}
      >
        <App onAddress={onAddress} />
      </AppProviders>
    </BrowserRouter>,
  )
}

async function startDemoEditor(element: HTMLElement) {
  const locale = localeToBegin()
  const words = Promise.all([loadCatalogue(locale), preloadMoreMessages(locale, 'editor')])
  const { start: begin } = await import('./demo-editor.tsx')
  await begin(element, locale, words)
}

// Not awaited: what is loaded later imports from this module, and would wait for it as it waits for them.
if (window.location.pathname.startsWith(paths.DEMO_EDITOR)) startDemoEditor(root).catch(reportError)
else {
  const config = configOrExplanation(root)
  if (config) start(root, config).catch(reportError)
}
