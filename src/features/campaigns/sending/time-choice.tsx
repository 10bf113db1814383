import { useIntl } from 'react-intl'
import type { Audience } from '#api/campaigns'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import { DateTimeField, type DateTimeValue } from '#components/date-time-field'
import { RecipientZones } from './recipient-zones.tsx'
import { SCHEDULE, scheduledTime } from './schedule.model.ts'
import { untilWords } from './until-words.ts'
import { messages } from './send.messages.ts'

export interface TimeChoiceProps {
  /** Who gets it. */
  audience: Audience
  value: DateTimeValue
  onValueChange: (value: DateTimeValue) => void
  /** The server's time, ms since 1970. */
  now: number
  /** Whether what is missing is said, because the reader wanted to go on. */
  checked: boolean
}

/** When a campaign is sent, and how long that is from now. Gaps and repeats of the clocks are explained by the field. */
export function TimeChoice({ audience, value, onValueChange, now, checked }: TimeChoiceProps) {
  const intl = useIntl()
  const chosen = scheduledTime(value, now)
  const problem = 'problem' in chosen ? chosen.problem : undefined
  // Of a time that the clocks skip the field itself says so.
  const said = problem === 'skipped' ? undefined : problem === 'step' || checked ? problem : undefined
  return (
    <Stack gap={2}>
      <DateTimeField
        label={intl.formatMessage(messages.at)}
        value={value}
        onValueChange={onValueChange}
        min={now + SCHEDULE.soonest}
        max={now + SCHEDULE.latest}
        now={now}
        {...(said !== undefined && { error: intl.formatMessage(messages[said]) })}
      />
      {'time' in chosen ? (
        <>
          <Text as="p" size={13} tone="muted">
            {untilWords(intl, chosen.time - now)}
          </Text>
          <RecipientZones audience={audience} time={chosen.time} timezone={value.timezone} />
        </>
      ) : null}
    </Stack>
  )
}
