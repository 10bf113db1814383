import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Brand } from '#api/brand'
import type { Campaign } from '#api/campaigns'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { deferred } from '#components/deferred'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { messages } from './rehearsal.messages.ts'

const RehearsalPanel = deferred(async () => (await import('./rehearsal-panel.tsx')).RehearsalPanel)

export interface RehearsalCardProps {
  campaign: Campaign
  brand: Brand | undefined
  /** ms since 1970. */
  now: number
}

/** The mail as a sample of its readers gets it, with what is wrong for each (CAM-150). Nothing is loaded before it is wanted. */
export function RehearsalCard({ campaign, brand, now }: RehearsalCardProps) {
  const intl = useIntl()
  // What was changed since is another campaign: what was found of it no longer holds.
  const [version, setVersion] = useState<number>()
  const isOpen = version !== undefined
  const isOld = isOpen && version !== campaign.version
  return (
    <Card title={intl.formatMessage(messages.title)}>
      {isOpen && !isOld ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <RehearsalPanel campaign={campaign} brand={brand} now={now} />
        </Suspense>
      ) : (
        <Stack gap={3} align="start">
          <Text as="p" tone="muted">
            {isOld ? intl.formatMessage(messages.old) : intl.formatMessage(messages.hint)}
          </Text>
          <Button disabled={brand === undefined} onClick={() => setVersion(campaign.version)}>
            {intl.formatMessage(isOld ? messages.again : messages.begin)}
          </Button>
        </Stack>
      )}
    </Card>
  )
}
