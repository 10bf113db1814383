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
export async function exclusivelyInBrowser<T>(work: () => Promise<T>): Promise<T> {
  // The lib's types say that locks are always there; they are not on an insecure origin.
  const locks: LockManager | undefined = navigator.locks
  return locks ? await locks.request(NAME, work) : await work()
}
