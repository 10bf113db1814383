import { Suspense, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useBrand } from '#api/brand'
import { useCampaignSummaries, type Campaign } from '#api/campaigns'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { deferred } from '#components/deferred'
import { InlineError } from '#components/inline-error'
import { Columns, Inline, Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { subjectInWords } from '#domain/campaigns/subject'
import { PlainTable } from '#features/campaigns/plain-table'
import { firstControl } from '#lib/first-control'
import { takeLostFocus } from '#lib/take-focus'
import { ownTimezone } from '#lib/time-zones'
import { shareText } from '#lib/share-text'
import { courseOf, heatOf, readers, sumOf, type Heat, type Reader } from './click-map.model.ts'
import { mapHtml } from './map-html.ts'
import { MailMap } from './mail-map.tsx'
import { messages } from './click-map.messages.ts'

const Replay = deferred(async () => (await import('./replay.tsx')).Replay)

export interface ClickMapCardProps {
  /** With the bodies of its mails. */
  campaign: Campaign
}

/** Links that are listed; of more only the most followed. */
const ROWS = 20

/** Where the mail was clicked, in all or until an hour: on the mail, and as a table (CAM-154). */
export function ClickMapCard({ campaign }: ClickMapCardProps) {
  const intl = useIntl()
  const { variants } = campaign
  const brand = useBrand().data
  const timezone = campaign.schedule?.timezone ?? intl.timeZone ?? ownTimezone()
  const [chosen, setChosen] = useState(variants[0]?.id ?? '')
  const [reader, setReader] = useState<Reader>('people')
  const [place, setPlace] = useState<number>()
  const [isReplayed, setReplayed] = useState(false)
  const read = useCampaignSummaries(campaign.id, { group: 'link' })
  const course = useCourse(campaign.id, place !== undefined, reader)
  const rows = useMemo(() => read.data?.items.filter(({ group }) => group === 'link') ?? [], [read.data])
  const links = useMemo(() => rows.map(({ label }) => label), [rows])
  const all = useMemo(() => heatOf(rows, reader), [rows, reader])
  const variant = variants.find(({ id }) => id === chosen) ?? variants[0]
  const html = useMemo(() => variant && mapHtml(variant, brand, timezone), [variant, brand, timezone])
  const heat = place === undefined ? all : (course.data?.heatUntil(place) ?? new Map<string, number>())
  return (
    <Card
      title={intl.formatMessage(messages.title)}
      actions={
        <SegmentedControl
          label={intl.formatMessage(messages.whose)}
          value={reader}
          onValueChange={setReader}
          options={readers.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      }
    >
      {read.error && !read.data ? (
        <InlineError ticketId={read.error.ticketId} onRetry={read.retry}>
          {intl.formatMessage(messages.failed)}
        </InlineError>
      ) : !read.data ? (
        <Skeleton shape="block" />
      ) : rows.length === 0 ? (
        <Text tone="muted">{intl.formatMessage(messages.nothing)}</Text>
      ) : (
        <Stack>
          {place === undefined ? (
            <Inline>
              <Button
                ref={isReplayed ? takeLostFocus : undefined}
                onClick={() => {
                  setReplayed(true)
                  setPlace(0)
                }}
              >
                {intl.formatMessage(messages.replay)}
              </Button>
            </Inline>
          ) : course.failed ? (
            <InlineError ticketId={course.failed.ticketId} onRetry={course.retry}>
              {intl.formatMessage(messages.replayFailed)}
            </InlineError>
          ) : course.data ? (
            <Suspense fallback={<Skeleton shape="control" />}>
              <div ref={takeFocusInside}>
                <Stack gap={3}>
                  <Replay course={course.data} place={place} onPlaceChange={setPlace} timezone={timezone} />
                  <Inline>
                    <Button size="small" onClick={() => setPlace(undefined)}>
                      {intl.formatMessage(messages.whole)}
                    </Button>
                  </Inline>
                </Stack>
              </div>
            </Suspense>
          ) : (
            <Skeleton shape="control" />
          )}
          {variants.length > 1 ? (
            <Select
              label={intl.formatMessage(messages.variant)}
              hint={intl.formatMessage(messages.variantHint)}
              value={variant?.id ?? ''}
              onValueChange={setChosen}
              options={variants.map(({ id, locale, label, subject }) => ({
                value: id,
                label: [locale?.toUpperCase(), label, subjectInWords(subject)].filter(Boolean).join(' · '),
              }))}
            />
          ) : null}
          <Columns wide="first" align="start">
            {html === undefined ? (
              <Text tone="muted">{intl.formatMessage(messages.noHtml)}</Text>
            ) : (
              <MailMap html={html} links={links} heat={heat} />
            )}
            <LinkTable links={links} heat={heat} />
          </Columns>
        </Stack>
      )}
    </Card>
  )
}

const takeFocusInside = (element: HTMLElement | null) => takeLostFocus(firstControl(element) ?? null)

/** The same as the map, the most followed first. */
function LinkTable({ links, heat }: { links: readonly string[]; heat: Heat }) {
  const intl = useIntl()
  const all = sumOf(heat)
  const clicksOf = (link: string) => heat.get(link) ?? 0
  return (
    <PlainTable
      label={intl.formatMessage(messages.links)}
      headings={[
        intl.formatMessage(messages.link),
        intl.formatMessage(messages.clicks),
        intl.formatMessage(messages.share),
      ]}
      rows={links
        .toSorted((a, b) => clicksOf(b) - clicksOf(a))
        .slice(0, ROWS)
        .map((link) => ({
          id: link,
          cells: [
            link,
            intl.formatNumber(clicksOf(link)),
            all === 0 ? '—' : shareText(intl, clicksOf(link) / all),
          ],
        }))}
    />
  )
}

/** What the replay goes through; asked for when it is wanted. */
function useCourse(campaignId: string, isWanted: boolean, reader: Reader) {
  const id = isWanted ? campaignId : undefined
  const hours = useCampaignSummaries(id, { group: 'hour' })
  const linkHours = useCampaignSummaries(id, { group: 'link_hour' })
  const isThere = (group: string, items: readonly { group: string }[] | undefined) =>
    items?.every((one) => one.group === group)
  const [a, b] = [hours.data?.items, linkHours.data?.items]
  const data = useMemo(
    () => (a && b && isThere('hour', a) && isThere('link_hour', b) ? courseOf(a, b, reader) : undefined),
    [a, b, reader],
  )
  return {
    data,
    failed: data ? undefined : (hours.error ?? linkHours.error),
    retry() {
      for (const read of [hours, linkHours]) if (read.error) read.retry()
    },
  }
}
