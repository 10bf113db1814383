import { aloneInBrowser } from '#lib/tab-locks'
import type { DraftChannel } from './drafts.ts'

const NAME = 'otegami.mail-drafts'

/** Browsers have locks on pages with https only; without them a save right beside another tab's may win. */
const alone: DraftChannel['alone'] = (name, run) => aloneInBrowser(`${NAME}:${name}`, run)

/** Tells the other tabs of this browser. A browser without BroadcastChannel notices when it saves. */
export function draftChannel(): DraftChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, listen: () => () => undefined, alone }
  const channel = new BroadcastChannel(NAME)
  return {
    post: (id) => channel.postMessage(id),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data)
      }
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
    alone,
  }
}
