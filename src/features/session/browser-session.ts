import { aloneInBrowser } from '#lib/tab-locks'
import type { SessionChannel } from './session-store.ts'

const NAME = 'otegami.session'

/** Tells the other tabs of this browser. A browser without BroadcastChannel learns at its next refresh. */
export function browserChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => () => undefined }
  const channel = new BroadcastChannel(NAME)
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}

/** One at a time over all tabs, where the browser has locks; else at once. */
export const exclusivelyInBrowser = <Result>(work: () => Promise<Result>): Promise<Result> =>
  aloneInBrowser(NAME, work)
