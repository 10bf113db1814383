import { useState } from 'react'
import { useIntl } from 'react-intl'
import { contactRoutes } from '#api/contacts'
import { toApiError, useApi, useScopedWorkspaceId } from '#api/core'
import { toasts } from '#components/toast'
import { messages } from './use-named.messages.ts'

/** Contacts that can be named one by one: one page of the API. */
export const NAMED_MOST = 100

interface Named {
  busy: boolean
  /** The addresses of contacts that are known by their ids; undefined where that failed, which a toast has said. */
  emailsOf: (ids: ReadonlySet<string>) => Promise<string[] | undefined>
}

/** Reads the addresses of selected contacts: conditions name people by them. */
export function useNamed(): Named {
  const intl = useIntl()
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const [busy, setBusy] = useState(false)
  const emailsOf = async (ids: ReadonlySet<string>) => {
    setBusy(true)
    try {
      const body = { ids: [...ids], limit: NAMED_MOST }
      const { items } = await client.call(contactRoutes.search, { body }, { workspaceId })
      return items.map(({ email }) => email)
    } catch (caught) {
      toasts.add({
        type: 'error',
        content: intl.formatMessage(messages.failed),
        ticketId: toApiError(caught).ticketId,
      })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, emailsOf }
}
