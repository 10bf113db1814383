import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Brand } from '#api/brand'
import type { Campaign } from '#api/campaigns'
import type { Sender } from '#api/senders'
import { Card } from '#components/card'
import { DescriptionList } from '#components/description-list'
import { Stack } from '#components/layout'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { subjectInWords } from '#domain/campaigns/subject'
import { previewTextOf } from '#features/campaigns/header-text'
import { MailPreview } from '#features/editor'
import { ownTimezone } from '#lib/time-zones'
import { messages } from './review.messages.ts'

export interface PreviewCardProps {
  campaign: Campaign
  brand: Brand | undefined
  sender: Sender | undefined
  now: number
}

/** The whole mail as readers get it, with what their inbox shows above it. */
export function PreviewCard({ campaign, brand, sender, now }: PreviewCardProps) {
  const intl = useIntl()
  const { variants } = campaign
  const [chosen, setChosen] = useState(variants[0]?.id ?? '')
  const variant = variants.find(({ id }) => id === chosen) ?? variants[0]
  if (!variant) return null
  const said = (text: string | undefined) => (text ? text : intl.formatMessage(messages.none))
  const name = (variant.locale && sender?.fromNames?.[variant.locale]) || sender?.fromName
  return (
    <Card title={intl.formatMessage(messages.preview)}>
      <Stack>
        {variants.length > 1 ? (
          <Select
            label={intl.formatMessage(messages.variant)}
            value={variant.id}
            onValueChange={setChosen}
            options={variants.map(({ id, locale, label, subject }) => ({
              value: id,
              label: [locale?.toUpperCase(), label, subjectInWords(subject)].filter(Boolean).join(' · '),
            }))}
          />
        ) : null}
        <DescriptionList
          items={[
            {
              id: 'from',
              term: intl.formatMessage(messages.from),
              value: said(sender && `${name ?? ''} <${sender.address}>`),
            },
            {
              id: 'subject',
              term: intl.formatMessage(messages.subject),
              value: said(subjectInWords(variant.subject)),
            },
            {
              id: 'previewText',
              term: intl.formatMessage(messages.previewText),
              value: said(subjectInWords(previewTextOf(variant))),
            },
          ]}
        />
        <Suspense fallback={<Skeleton shape="block" />}>
          <MailPreview mail={variant} brand={brand} now={now} timezone={intl.timeZone ?? ownTimezone()} />
        </Suspense>
      </Stack>
    </Card>
  )
}
