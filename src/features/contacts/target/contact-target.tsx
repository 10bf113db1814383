import { useIntl } from 'react-intl'
import { useContactSearch, type ContactFilter } from '#api/contacts'
import { useMailingList } from '#api/mailing-lists'
import { useSegment } from '#api/segments'
import { statusMessages } from '#features/contacts/facts'
import { useConditionSentence } from '#features/segments'
import { LIST_OF_NAMES } from '#lib/list-format'
import { messages } from './contact-target.messages.ts'

/** How many contacts are named one by one. */
const NAMED = 3

export interface ContactTargetProps {
  /** The filter of the list. It says which contacts are meant where there are no ids. */
  filter: ContactFilter
  /** Contacts that were chosen one by one. */
  ids?: readonly string[] | undefined
  /** How many contacts that match were deselected. @default 0 */
  except?: number
}

/** Names the contacts that an action or an export applies to: their addresses, or the filters that they match. */
export function ContactTarget({ filter, ids, except = 0 }: ContactTargetProps) {
  return ids ? <Chosen ids={ids} /> : <Matching filter={filter} except={except} />
}

function Chosen({ ids }: { ids: readonly string[] }) {
  const intl = useIntl()
  const { data } = useContactSearch({ ids: ids.slice(0, NAMED), limit: NAMED })
  if (!data || data.items.length === 0) return null
  return intl.formatMessage(messages.more, {
    names: intl.formatList(
      data.items.map(({ email }) => email),
      LIST_OF_NAMES,
    ),
    count: ids.length - data.items.length,
  })
}

function Matching({ filter, except }: { filter: ContactFilter; except: number }) {
  const intl = useIntl()
  const { q, status, mailingListId, segmentId, conditions } = filter
  const list = useMailingList(mailingListId)
  const segment = useSegment(segmentId)
  const sentence = useConditionSentence()
  const filters = [
    ...(q === undefined ? [] : [intl.formatMessage(messages.search, { text: q })]),
    ...(status ?? []).map((one) => intl.formatMessage(statusMessages[one])),
    ...(mailingListId === undefined
      ? []
      : [intl.formatMessage(messages.list, { name: list.data?.name ?? '…' })]),
    ...(segmentId === undefined
      ? []
      : [intl.formatMessage(messages.segment, { name: segment.data?.name ?? '…' })]),
    ...(conditions ? [sentence(conditions)] : []),
  ]
  const target =
    filters.length === 0
      ? intl.formatMessage(messages.everyone)
      : intl.formatMessage(messages.matching, { filters: intl.formatList(filters, LIST_OF_NAMES) })
  return except === 0 ? target : intl.formatMessage(messages.except, { target, count: except })
}
