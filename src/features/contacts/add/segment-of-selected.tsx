import { useIntl } from 'react-intl'
import type { ContactFilter } from '#api/contacts'
import { Button } from '#components/button'
import type { Selection } from '#components/data-table'
import { Tooltip } from '#components/tooltip'
import type { LeafCondition } from '#lib/condition-tree'
import { conditionOfEmails, conditionsOfFilter } from './selected-conditions.model.ts'
import { messages } from './segment-of-selected.messages.ts'
import { messages as namedMessages } from './use-named.messages.ts'
import { NAMED_MOST, useNamed } from './use-named.ts'

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
  const { busy, emailsOf } = useNamed()
  const isTooMany = exceptions.size > NAMED_MOST
  const why = isTooMany
    ? intl.formatMessage(all ? namedMessages.except : namedMessages.many, { most: NAMED_MOST })
    : all && filter.q !== undefined
      ? intl.formatMessage(messages.searched)
      : undefined

  const begin = async () => {
    const found = all ? conditionsOfFilter(filter) : []
    if (exceptions.size === 0) return onSegment(found)
    const emails = await emailsOf(exceptions)
    if (emails) onSegment([...found, conditionOfEmails(emails, all ? 'not_in' : 'in')])
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
