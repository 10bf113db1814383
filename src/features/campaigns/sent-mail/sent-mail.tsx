import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useBrand } from '#api/brand'
import { useCampaign } from '#api/campaigns'
import type { Contact } from '#api/contacts'
import { errorBlockOf, useApi } from '#api/core'
import { Dialog } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { MailPreview } from '#features/editor'
import { ownTimezone } from '#lib/time-zones'
import { variantThatWasSent } from './sent-mail.model.ts'
import { messages } from './sent-mail.messages.ts'

export interface SentMailProps {
  contact: Contact
  campaignId: string
  /** That of the mail: it tells which of the variants they got. */
  subject: string
  onClose: () => void
}

/** A mail of a campaign as a contact got it (CAM-183). */
export function SentMail({ contact, campaignId, subject, onClose }: SentMailProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const campaign = useCampaign(campaignId)
  const brand = useBrand().data
  const variant = campaign.data && variantThatWasSent(campaign.data.variants, subject, contact.locale)
  const { error } = campaign
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={intl.formatMessage(messages.title, { name: contact.name ?? contact.email })}
    >
      {error?.code === 404 ? (
        <ErrorBlock kind="not-found" title={intl.formatMessage(messages.gone)} ticketId={error.ticketId} />
      ) : error && !campaign.data ? (
        <ErrorBlock
          {...errorBlockOf(error)}
          title={intl.formatMessage(messages.failed)}
          onRetry={campaign.retry}
          retrying={campaign.isFetching}
        />
      ) : variant ? (
        <Stack>
          <Stack gap={1}>
            <Text as="p" weight="semibold" wrap="anywhere">
              {variant.subject === '' ? intl.formatMessage(messages.noSubject) : variant.subject}
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
