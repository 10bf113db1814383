import { useState } from 'react'
import { useIntl } from 'react-intl'
import { contactRoutes, type ContactFilter } from '#api/contacts'
import { toApiError, useApi, useScopedWorkspaceId } from '#api/core'
import { Button } from '#components/button'
import type { Selection } from '#components/data-table'
import { toasts } from '#components/toast'
import { Tooltip } from '#components/tooltip'
import type { LeafCondition } from '#lib/condition-tree'
import { conditionOfEmails, conditionsOfFilter } from './selected-conditions.model.ts'
import { messages } from './segment-of-selected.messages.ts'

/** People that a segment can name one by one: one page of the API. */
const NAMED_MOST = 100

export interface SegmentOfSelectedProps {
  selection: Selection
  /** What the selection of everything means. */
  filter: ContactFilter
  /** The builder shall open with these conditions. They are people's addresses: no address of a page holds them. */
  onSegment: (conditions: readonly LeafCondition[]) => void
}

/** Begins a segment with what is selected: people by their addresses, or all that match by what they were found by. */
export function SegmentOfSelected({
  selection: { all, exceptions },
  filter,
  onSegment,
}: SegmentOfSelectedProps) {
  const intl = useIntl()
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const [busy, setBusy] = useState(false)
  const why = all
    ? exceptions.size > 0
      ? intl.formatMessage(messages.partial, { most: NAMED_MOST })
      : filter.q === undefined
        ? undefined
        : intl.formatMessage(messages.searched)
    : exceptions.size > NAMED_MOST
      ? intl.formatMessage(messages.partial, { most: NAMED_MOST })
      : undefined

  const begin = async () => {
    if (all) return onSegment(conditionsOfFilter(filter))
    setBusy(true)
    try {
      const body = { ids: [...exceptions], limit: NAMED_MOST }
      const { items } = await client.call(contactRoutes.search, { body }, { workspaceId })
      onSegment([conditionOfEmails(items.map(({ email }) => email))])
    } catch (caught) {
      toasts.add({
        type: 'error',
        content: intl.formatMessage(messages.failed),
        ticketId: toApiError(caught).ticketId,
      })
    } finally {
      setBusy(false)
    }
    return undefined
  }
  return (
    <Tooltip text={why}>
      <Button size="small" busy={busy} disabled={why !== undefined} onClick={() => void begin()}>
        {intl.formatMessage(messages.segment)}
      </Button>
    </Tooltip>
  )
}
