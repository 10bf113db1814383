import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import type { ComparedField } from '#components/editing'
import { subjectInWords } from '#domain/campaigns/subject'
import type { CampaignDraft } from '#features/campaigns/campaign-step'
import { draftOf, isSameField } from './campaign-draft.model.ts'
import { AudienceNames, SenderName } from './compared-names.tsx'
import type { CampaignEditing } from './use-campaign-editing.ts'
import { messages } from './campaign-edit.messages.ts'
import { messages as notes } from './notes.messages.ts'
import { messages as settings } from './settings-step.messages.ts'

type Show = (draft: CampaignDraft) => ReactNode

/** What is shown of a draft beside that of somebody else, where both changed the same. */
export function comparedFields(
  intl: IntlShape,
  { draft: mine, theirs }: Pick<CampaignEditing, 'draft' | 'theirs'>,
): ComparedField<CampaignDraft>[] {
  const others = theirs && draftOf(theirs)
  const field = (id: keyof CampaignDraft, label: string, show: Show): ComparedField<CampaignDraft> => ({
    id,
    label,
    // What differs may read the same in short: as an element it is shown all the same.
    valueOf: (draft) => (others && isSameField(mine, others, id) ? '' : <>{show(draft)}</>),
  })
  const tracked: Show = ({ tracking: { opens, clicks, utm } }) =>
    intl.formatList(
      [
        opens ? settings.opens : undefined,
        clicks ? settings.clicks : undefined,
        utm ? settings.utm : undefined,
      ].flatMap((message) => (message ? intl.formatMessage(message) : [])),
    )
  return [
    field('name', intl.formatMessage(messages.name), ({ name }) => name),
    field('audience', intl.formatMessage(messages.audience), ({ audience }) => (
      <AudienceNames audience={audience} />
    )),
    field('variants', intl.formatMessage(messages.variants), ({ variants }) =>
      intl.formatMessage(messages.mails, {
        count: variants.length,
        subject: subjectInWords(variants[0]?.subject ?? ''),
      }),
    ),
    field('senderId', intl.formatMessage(messages.sender), ({ senderId }) => (
      <SenderName senderId={senderId} />
    )),
    field('replyTo', intl.formatMessage(messages.replyTo), ({ replyTo }) => replyTo),
    field('tracking', intl.formatMessage(messages.tracking), tracked),
    field('labels', intl.formatMessage(notes.labels), ({ labels }) => intl.formatList(labels)),
    field('note', intl.formatMessage(notes.note), ({ note }) => note),
  ]
}
