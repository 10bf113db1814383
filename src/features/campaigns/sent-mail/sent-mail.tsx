import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useBrand } from '#api/brand'
import { useCampaign } from '#api/campaigns'
import { useContactEvents } from '#api/contact-events'
import type { Contact } from '#api/contacts'
import { errorBlockOf, useApi } from '#api/core'
import { Dialog } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { subjectInWords, variableOf } from '#domain/campaigns/subject'
import { MailPreview } from '#features/editor'
import { ownTimezone } from '#lib/time-zones'
import { variantThatWasSent } from './sent-mail.model.ts'
import { messages } from './sent-mail.messages.ts'

export interface SentMailProps {
  contact: Contact
  campaignId: string
  onClose: () => void
}

/** A mail of a campaign as a contact got it (CAM-183). */
export function SentMail({ contact, campaignId, onClose }: SentMailProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const campaign = useCampaign(campaignId)
  const brand = useBrand().data
  // Which of the variants they got.
  const sent = useContactEvents({ contactId: contact.id, campaignId, types: ['email.sent'], limit: 1 })
  const variant =
    campaign.data &&
    sent.data &&
    variantThatWasSent(campaign.data.variants, sent.data.items[0]?.payload ?? {}, contact.locale)
  const failed = [campaign, sent].find(({ error, data }) => error && (error.code === 404 || !data))
  const error = failed?.error
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={intl.formatMessage(messages.title, { name: contact.name ?? contact.email })}
    >
      {error?.code === 404 ? (
        <ErrorBlock kind="not-found" title={intl.formatMessage(messages.gone)} ticketId={error.ticketId} />
      ) : error ? (
        <ErrorBlock
          {...errorBlockOf(error)}
          title={intl.formatMessage(messages.failed)}
          onRetry={failed.retry}
          retrying={failed.isFetching}
        />
      ) : variant ? (
        <Stack>
          <Stack gap={1}>
            <Text as="p" weight="semibold" wrap="anywhere">
              {variant.subject === ''
                ? intl.formatMessage(messages.noSubject)
                : subjectInWords(variant.subject, variableOf(contact))}
            </Text>
            <Text as="p" size={13} tone="muted">
              {intl.formatMessage(messages.today)}
            </Text>
          </Stack>
          <Suspense fallback={<Skeleton shape="block" />}>
            <MailPreview
              mail={variant}
              brand={brand}
              contact={contact}
              now={clock.now()}
              timezone={intl.timeZone ?? ownTimezone()}
            />
          </Suspense>
        </Stack>
      ) : (
        <Skeleton shape="block" />
      )}
    </Dialog>
  )
}
