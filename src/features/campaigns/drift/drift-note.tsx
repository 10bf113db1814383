import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { Button } from '#components/button'
import { deferred } from '#components/deferred'
import { Inline } from '#components/layout'
import { Text } from '#components/text'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { messages } from './drift.messages.ts'

const DriftSheet = deferred(async () => (await import('./drift-sheet.tsx')).DriftSheet)

export interface DriftNoteProps {
  campaign: Campaign
  hrefs: CampaignHrefs
}

/** Whom the audience of a scheduled campaign has gained and lost since, with the way to who and why (CAM-158). */
export function DriftNote({ campaign, hrefs }: DriftNoteProps) {
  const intl = useIntl()
  const [opened, setOpened] = useState<{ open: boolean }>()
  const { drift } = campaign
  if (!drift) return null
  const { added, removed, isRedefined } = drift
  return (
    <Inline gap={3}>
      <Text role="status">
        {added + removed === 0
          ? intl.formatMessage(messages.none)
          : intl.formatMessage(messages.change, {
              added: intl.formatNumber(added, { signDisplay: 'exceptZero' }),
              removed: intl.formatNumber(-removed, { signDisplay: 'exceptZero' }),
            })}
      </Text>
      {isRedefined ? <Text tone="warning">{intl.formatMessage(messages.redefined)}</Text> : null}
      {added + removed > 0 ? (
        <Button size="small" onClick={() => setOpened({ open: true })}>
          {intl.formatMessage(messages.show)}
        </Button>
      ) : null}
      {opened ? (
        <Suspense>
          <DriftSheet
            audience={campaign.audience}
            drift={drift}
            hrefs={hrefs}
            open={opened.open}
            onClose={() => setOpened({ open: false })}
          />
        </Suspense>
      ) : null}
    </Inline>
  )
}
