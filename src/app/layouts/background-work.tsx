import { useSyncExternalStore } from 'react'
import { useApi } from '#api/core'
import { deferred } from '#components/deferred'
import { MoreMessages } from '#intl'
import { Later } from '#app/later.tsx'
import { backgroundWorkOf } from '#lib/background-work'

const BulkRunHost = deferred(async () => (await import('#features/contacts/bulk')).BulkRunHost)

/** What goes on beside the pages, on each of them. Nothing is loaded while nothing does. */
export function BackgroundWork() {
  const { subscribe, get } = backgroundWorkOf(useApi())
  return useSyncExternalStore(subscribe, get) ? (
    <Later>
      <MoreMessages>
        <BulkRunHost />
      </MoreMessages>
    </Later>
  ) : null
}
