import { useIntl } from 'react-intl'
import { useCampaignExecutions, type Campaign } from '#api/campaigns'
import { useMailingLists } from '#api/mailing-lists'
import { useSegments } from '#api/segments'
import { useSender } from '#api/senders'
import { Card } from '#components/card'
import { DescriptionList } from '#components/description-list'
import { InlineError } from '#components/inline-error'
import { Skeleton } from '#components/skeleton'
import { subjectInWords } from '#domain/campaigns/subject'
import { LIST_OF_NAMES } from '#lib/list-format'
import { RUNS } from './runs-card.tsx'
import { messages } from './report.messages.ts'

/** When it went out and until when, to whom, from whom, with which subject, and who sent it. */
export function ReportFacts({ campaign }: { campaign: Campaign }) {
  const intl = useIntl()
  const { data: sender, error, retry, isLoading, isFetching } = useSender(campaign.senderId ?? undefined)
  const lists = useMailingLists()
  const segments = useSegments()
  const runs = useCampaignExecutions(campaign.id, RUNS).data?.items ?? []
  const { audience, sentAt, stats, schedule, variants } = campaign
  const moment = (at: string | undefined) =>
    at === undefined
      ? '—'
      : intl.formatDate(at, {
          dateStyle: 'medium',
          timeStyle: 'short',
          ...(schedule && { timeZone: schedule.timezone }),
        })
  const gone = intl.formatMessage(messages.gone)
  const nameIn = (all: readonly { id: string; name: string }[] | undefined) => (id: string) =>
    all ? (all.find((one) => one.id === id)?.name ?? gone) : []
  const included = [
    ...audience.mailingListIds.flatMap(nameIn(lists.data?.items)),
    ...audience.segmentIds.flatMap(nameIn(segments.data?.items)),
  ]
  const isUnread = included.length < audience.mailingListIds.length + audience.segmentIds.length
  const unread = isUnread ? [lists, segments].filter((read) => read.error !== undefined) : []
  const finished = runs.every(({ finishedAt }) => finishedAt !== undefined) ? runs[0]?.finishedAt : undefined
  return (
    <Card>
      <DescriptionList
        items={[
          { id: 'when', term: intl.formatMessage(messages.when), value: moment(sentAt) },
          { id: 'finished', term: intl.formatMessage(messages.finished), value: moment(finished) },
          {
            id: 'to',
            term: intl.formatMessage(messages.to),
            value: stats
              ? intl.formatMessage(messages.toCount, { count: stats.recipients, sent: stats.sent })
              : '—',
          },
          {
            id: 'audience',
            term: intl.formatMessage(messages.audience),
            value: unread[0] ? (
              <InlineError
                ticketId={unread[0].error?.ticketId}
                onRetry={() => unread.forEach((read) => read.retry())}
                retrying={unread.some((read) => read.isFetching)}
              >
                {intl.formatMessage(messages.audienceFailed)}
              </InlineError>
            ) : isUnread ? (
              <Skeleton width={30} />
            ) : included.length === 0 ? (
              '—'
            ) : (
              intl.formatList(included, LIST_OF_NAMES)
            ),
          },
          {
            id: 'from',
            term: intl.formatMessage(messages.from),
            value: sender ? (
              `${sender.fromName} <${sender.address}>`
            ) : error?.code === 404 ? (
              gone
            ) : error ? (
              <InlineError ticketId={error.ticketId} onRetry={retry} retrying={isFetching}>
                {intl.formatMessage(messages.senderFailed)}
              </InlineError>
            ) : isLoading ? (
              <Skeleton width={30} />
            ) : (
              '—'
            ),
          },
          {
            id: 'subject',
            term: intl.formatMessage(messages.subject),
            value: variants.map(({ subject }) => subjectInWords(subject)).join(' / '),
          },
          {
            id: 'by',
            term: intl.formatMessage(messages.sentBy),
            value: runs.at(-1)?.triggeredBy.name ?? '—',
          },
        ]}
      />
    </Card>
  )
}
