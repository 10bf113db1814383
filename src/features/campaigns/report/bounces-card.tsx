import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCampaignSummaries, type Campaign } from '#api/campaigns'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Later } from '#components/deferred'
import { InlineError } from '#components/inline-error'
import { Skeleton } from '#components/skeleton'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { PlainTable } from '#features/campaigns/plain-table'
import { bounceLines, type BounceLine } from './bounces.model.ts'
import { PeopleSheet } from './later-parts.ts'
import { messages } from './bounces.messages.ts'

export interface BouncesCardProps {
  campaign: Campaign
  hrefs: CampaignHrefs
}

/** Mails that came back, for good and for now, with the reason and the people behind it (CAM-157). Without any there is no card. */
export function BouncesCard({ campaign, hrefs }: BouncesCardProps) {
  const intl = useIntl()
  const { hardBounces = 0, softBounces = 0 } = campaign.stats ?? {}
  const all = hardBounces + softBounces
  const { data, error, retry } = useCampaignSummaries(all > 0 ? campaign.id : undefined, { group: 'bounce' })
  const [opened, setOpened] = useState<{ line: BounceLine; open: boolean }>()
  if (all === 0) return null
  const lines = data && bounceLines(data.items.filter(({ group }) => group === 'bounce'))
  const rowOf = (kind: 'hard' | 'soft') => (line: BounceLine) => {
    const reason = intl.formatMessage(messages[line.reason])
    return {
      id: line.code,
      cells: [
        reason,
        intl.formatMessage(messages[kind]),
        line.code,
        intl.formatNumber(line.count),
        <Button
          key="show"
          size="small"
          tone="quiet"
          aria-label={intl.formatMessage(messages.showNamed, { reason })}
          onPointerEnter={() => void PeopleSheet.preload()}
          onClick={() => setOpened({ line, open: true })}
        >
          {intl.formatMessage(messages.show)}
        </Button>,
      ],
    }
  }
  return (
    <Card flush title={intl.formatMessage(messages.title)}>
      {lines ? (
        <PlainTable
          label={intl.formatMessage(messages.title)}
          words={[1, 2]}
          headings={[
            intl.formatMessage(messages.reason),
            intl.formatMessage(messages.kind),
            intl.formatMessage(messages.code),
            intl.formatMessage(messages.count),
            intl.formatMessage(messages.people),
          ]}
          rows={[...lines.hard.map(rowOf('hard')), ...lines.soft.map(rowOf('soft'))]}
        />
      ) : error ? (
        <InlineError ticketId={error.ticketId} onRetry={retry}>
          {intl.formatMessage(messages.failed)}
        </InlineError>
      ) : (
        <Skeleton shape="block" />
      )}
      {opened ? (
        <Later>
          <PeopleSheet
            key={opened.line.code}
            campaign={campaign}
            figure="bounces"
            count={opened.line.count}
            bounce={{ code: opened.line.code, label: intl.formatMessage(messages[opened.line.reason]) }}
            hrefs={hrefs}
            open={opened.open}
            onClose={() => setOpened((one) => one && { ...one, open: false })}
          />
        </Later>
      ) : null}
    </Card>
  )
}
