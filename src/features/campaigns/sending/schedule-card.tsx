import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useApi } from '#api/core'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { deferred, Later } from '#components/deferred'
import { focusFirstInvalid } from '#components/editing'
import { Stack } from '#components/layout'
import { RadioGroup } from '#components/radio-group'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { Tooltip } from '#components/tooltip'
import { allows } from '#domain/campaigns/campaign-actions'
import { ownTimezone } from '#lib/time-zones'
import { firstChoice, scheduledTime } from './schedule.model.ts'
import { SendQuestion } from './send-question.tsx'
import { serverNow } from './server-time.ts'
import { messages } from './send.messages.ts'

/** Calendar and clock: most campaigns are sent at once. */
const TimeChoice = deferred(async () => (await import('./time-choice.tsx')).TimeChoice)

export interface ScheduleCardProps {
  campaign: Campaign
  senderName: string
  /** Whether the checklist holds anything that keeps it from being sent; undefined while that is not known. */
  blocked: boolean | undefined
  /** What was typed is not stored yet: nobody sends what they did not see. @default false */
  unsaved?: boolean
}

/** When a campaign is sent: now, with a minute to undo, or at a time (CAM-13, CAM-14). */
export function ScheduleCard({ campaign, senderName, blocked, unsaved = false }: ScheduleCardProps) {
  const intl = useIntl()
  const api = useApi()
  const [opened] = useState(() => serverNow(api, campaign.updatedAt))
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [value, setValue] = useState(() => firstChoice(opened, intl.timeZone ?? ownTimezone()))
  const [checked, setChecked] = useState(false)
  const [asked, setAsked] = useState<{ at?: number; campaign?: Campaign; open: boolean }>({ open: false })
  const people = campaign.recipientEstimate ?? 0
  const now = serverNow(api, campaign.updatedAt)
  const ask = (button: Element) => {
    // What is asked about is what stands there now: a version that comes meanwhile is refused.
    if (when === 'now') return setAsked({ campaign, open: true })
    const chosen = scheduledTime(value, now)
    setChecked(true)
    if (!('time' in chosen)) return focusFirstInvalid(button.closest('section'))
    return setAsked({ at: chosen.time, campaign, open: true })
  }
  const reason = unsaved
    ? intl.formatMessage(messages.unsaved)
    : blocked
      ? intl.formatMessage(messages.blocked)
      : blocked === undefined
        ? intl.formatMessage(messages.checking)
        : allows(campaign.status, 'send')
          ? undefined
          : intl.formatMessage(messages.notYours)
  return (
    <Card title={intl.formatMessage(messages.title)}>
      <Stack>
        <RadioGroup
          label={intl.formatMessage(messages.when)}
          value={when}
          onValueChange={setWhen}
          options={[
            {
              value: 'now',
              label: intl.formatMessage(messages.now),
              hint: intl.formatMessage(messages.nowHint),
            },
            { value: 'later', label: intl.formatMessage(messages.later) },
          ]}
        />
        {when === 'later' ? (
          <Later instead={<Skeleton shape="block" />}>
            <TimeChoice
              audience={campaign.audience}
              value={value}
              onValueChange={setValue}
              now={now}
              checked={checked}
            />
          </Later>
        ) : null}
        <Text as="p" weight="semibold">
          {intl.formatMessage(messages.audience, { count: people })}
        </Text>
        <Tooltip text={reason}>
          <Button
            tone="primary"
            disabled={reason !== undefined}
            onClick={(event) => ask(event.currentTarget)}
          >
            {intl.formatMessage(when === 'now' ? messages.sendNow : messages.scheduleAt, { count: people })}
          </Button>
        </Tooltip>
        {reason === undefined ? null : (
          <Text as="p" size={13} tone="muted">
            {reason}
          </Text>
        )}
        <SendQuestion
          campaign={asked.campaign ?? campaign}
          mode="all"
          people={asked.campaign?.recipientEstimate ?? people}
          senderName={senderName}
          at={asked.at}
          timezone={value.timezone}
          open={asked.open}
          onClose={() => setAsked((one) => ({ ...one, open: false }))}
        />
      </Stack>
    </Card>
  )
}
