import { useIntl } from 'react-intl'
import { useCampaignSummaries } from '#api/campaigns'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Later } from '#components/deferred'
import { InlineError } from '#components/inline-error'
import { Skeleton } from '#components/skeleton'
import type { CampaignCourseProps } from '#features/campaigns/campaign-step'
import { PlainTable } from '#features/campaigns/plain-table'
import { bounceLines, type BounceLine } from './bounces.model.ts'
import { PeopleSheet } from './later-parts.ts'
import { useLastOpened } from './use-last-opened.ts'
import { messages } from './bounces.messages.ts'

export type BouncesCardProps = Pick<CampaignCourseProps, 'campaign' | 'hrefs' | 'people' | 'onPeople'>

/** Mails that came back, for good and for now, with the reason and the people behind it (CAM-157). Without any there is no card. */
export function BouncesCard({ campaign, hrefs, people, onPeople }: BouncesCardProps) {
  const intl = useIntl()
  const { hardBounces = 0, softBounces = 0 } = campaign.stats ?? {}
  const all = hardBounces + softBounces
  const { data, error, retry } = useCampaignSummaries(all > 0 ? campaign.id : undefined, { group: 'bounce' })
  const lines = data && bounceLines(data.items.filter(({ group }) => group === 'bounce'))
  const lineOf = (code: string | undefined) =>
    lines && [...lines.hard, ...lines.soft].find((line) => line.code === code)
  const opened = lineOf(people)?.code
  const shown = lineOf(useLastOpened(opened))
  if (all === 0) return null
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
          onClick={() => onPeople?.(line.code)}
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
      {shown ? (
        <Later>
          <PeopleSheet
            key={shown.code}
            campaign={campaign}
            figure="bounces"
            count={shown.count}
            bounce={{ code: shown.code, label: intl.formatMessage(messages[shown.reason]) }}
            hrefs={hrefs}
            open={opened !== undefined}
            onClose={() => onPeople?.(undefined)}
          />
        </Later>
      ) : null}
    </Card>
  )
}
