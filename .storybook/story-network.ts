import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { setupWorker, type SetupWorker } from 'msw/browser'
import {
  defineNetwork,
  HttpNetworkFrame,
  InterceptorSource,
  type DefineNetworkOptions,
} from 'msw/experimental'

/** What is between a story and its backend. `onUnknownCall` is told of each call of the API that nobody answers. */
export async function startNetwork(
  isTest: boolean,
  onUnknownCall: (call: string) => void,
): Promise<SetupWorker> {
  const onUnhandledFrame: OnUnhandledFrame = ({ frame }) => {
    if (!(frame instanceof HttpNetworkFrame)) return
    const { method, url } = frame.data.request
    // Thrown here it would reach the component as an answer; so it is kept and fails the story afterwards.
    if (new URL(url).pathname.includes('/v1/')) onUnknownCall(`${method} ${url}`)
  }
  return isTest ? withinThePage(onUnhandledFrame) : byServiceWorker(onUnhandledFrame)
}

type OnUnhandledFrame = NonNullable<DefineNetworkOptions<[]>['onUnhandledFrame']>

async function byServiceWorker(onUnhandledFrame: OnUnhandledFrame): Promise<SetupWorker> {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame })
  return worker
}

/** The tests ask their backend where they are: by way of a service worker a tenth of all their time went to calls. */
function withinThePage(onUnhandledFrame: OnUnhandledFrame): SetupWorker {
  const network = defineNetwork({
    sources: [
      new InterceptorSource({ interceptors: [new XMLHttpRequestInterceptor(), new FetchInterceptor()] }),
    ],
    context: { quiet: true },
    onUnhandledFrame,
  })
  network.enable()
  return {
    ...network,
    start: () => Promise.resolve(undefined),
    stop: () => Promise.resolve(network.disable()),
  }
}
