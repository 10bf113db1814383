import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCampaigns, useCancelListedCampaign, type Campaign } from '#api/campaigns'
import { useApi } from '#api/core'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { ConfirmDialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Inline } from '#components/layout'
import { Link } from '#components/link'
import { Progress } from '#components/progress'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import { progressOf } from '#domain/campaigns/figures'
import { relativeTime } from '#intl'
import { untilOf } from '#lib/until'
import type { HomeHrefs } from './home-hrefs.ts'
import { useMinute } from './use-minute.ts'
import { messages } from './home-now.messages.ts'
import * as styles from './home-cards.css.ts'

/** How often what is being sent is asked for anew, ms. */
const NOW = { every: 10_000 } as const
const RUNNING = { status: 'preparing,sending,canceling', order: '-sentAt', limit: 10 }
const NEXT = { status: 'scheduled', order: 'scheduledAt', limit: 3 }

/** What is being sent, and the three campaigns that come next. */
export function useNow() {
  const { clock } = useApi()
  const running = useCampaigns(RUNNING)
  const next = useCampaigns(NEXT)
  const minute = useMinute()
  const busy = (running.data?.items.length ?? 0) > 0
  // One whose time has come is on its way before its answer says so.
  const due = next.data?.items.some(({ schedule }) => schedule && Date.parse(schedule.at) <= minute) === true
  const askForRunning = running.retry
  const askForNext = next.retry
  useEffect(() => {
    if (!busy && !due) return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      askForRunning()
      askForNext()
    }
    if (due) ask()
    return clock.setInterval(ask, NOW.every)
  }, [busy, due, clock, askForRunning, askForNext])
  const all = [running, next]
  return {
    minute,
    running: running.data?.items ?? [],
    next: next.data?.items ?? [],
    failed: all.filter(({ data, error }) => data === undefined && error),
    slow: all.filter(({ isSlow }) => isSlow),
    settled: all.every(({ isLoading }) => !isLoading),
  }
}

export interface NowCardProps {
  now: ReturnType<typeof useNow>
  hrefs: HomeHrefs
}

/** Campaigns that are on their way and those that come next; nothing where there are none (HOM-10, HOM-11). */
export function NowCard({ now: { minute, running, next, failed }, hrefs }: NowCardProps) {
  const intl = useIntl()
  const cancel = useCancelListedCampaign()
  const [asked, setAsked] = useState<{ campaign: Campaign; open: boolean }>()
  if (running.length + next.length + failed.length === 0) return null
  const close = () => setAsked((one) => one && { ...one, open: false })
  const confirm = async ({ id, name, version }: Campaign) => {
    const outcome = await cancel.send({ params: { campaignId: id }, body: { version } })
    close()
    toasts.add({
      type: outcome.ok ? 'success' : 'error',
      content: intl.formatMessage(outcome.ok ? messages.canceled : messages.cancelFailed, { name }),
      ticketId: outcome.ok ? undefined : outcome.error.ticketId,
    })
  }
  return (
    <Card title={intl.formatMessage(messages.title)} flush>
      {running.length + next.length === 0 ? null : (
        <ul>
          {running.map((campaign) => (
            <li key={campaign.id} className={styles.row}>
              <div className={styles.words}>
                <Running campaign={campaign} href={hrefs.campaign(campaign.id)} />
              </div>
            </li>
          ))}
          {next.map((campaign) => (
            <li key={campaign.id} className={styles.row}>
              <div className={styles.words}>
                <Link href={hrefs.campaign(campaign.id)} tone="quiet">
                  {campaign.name}
                </Link>
                <When schedule={campaign.schedule} now={minute} />
              </div>
              <Button
                size="small"
                aria-label={intl.formatMessage(messages.cancelNamed, { name: campaign.name })}
                onClick={() => setAsked({ campaign, open: true })}
              >
                {intl.formatMessage(messages.cancel)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failed.length === 0 ? null : (
        <div className={styles.row}>
          <InlineError
            ticketId={failed[0]?.error?.ticketId}
            onRetry={() => {
              for (const read of failed) read.retry()
            }}
          >
            {intl.formatMessage(messages.failed)}
          </InlineError>
        </div>
      )}
      {asked ? (
        <ConfirmDialog
          open={asked.open}
          onClose={close}
          title={intl.formatMessage(messages.question, { name: asked.campaign.name })}
          confirmLabel={intl.formatMessage(messages.confirm)}
          onConfirm={() => void confirm(asked.campaign)}
          busy={cancel.isSending}
        >
          {intl.formatMessage(messages.consequence)}
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}

function Running({ campaign, href }: { campaign: Campaign; href: string }) {
  const intl = useIntl()
  const { done, all } = progressOf(campaign)
  const { status } = campaign
  const valueText =
    status === 'preparing' || status === 'canceling'
      ? intl.formatMessage(messages[status])
      : intl.formatMessage(messages.progress, { done, all })
  return (
    <Progress
      label={
        <Link href={href} tone="quiet">
          {campaign.name}
        </Link>
      }
      value={done}
      max={all}
      valueText={valueText}
    />
  )
}

/** How long until then, and when that is in the zone that it was chosen in. */
function When({ schedule, now }: Pick<Campaign, 'schedule'> & { now: number }) {
  const intl = useIntl()
  if (!schedule) return null
  const { value, unit } = untilOf(Date.parse(schedule.at) - now)
  const time = intl.formatDate(schedule.at, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: schedule.timezone,
  })
  return (
    <Text as="div" size={13} tone="muted">
      <Inline>
        <span>{relativeTime(intl, value, unit)}</span>
        <time dateTime={schedule.at}>
          {intl.formatMessage(messages.when, { time, zone: schedule.timezone })}
        </time>
      </Inline>
    </Text>
  )
}
