import type { IntlShape } from 'react-intl'
import { untilThen } from './schedule.model.ts'
import { messages } from './send.messages.ts'

/** 'Sends in 2 d 3 h': how long until then, in the two largest units. */
export function untilWords(intl: IntlShape, ms: number): string {
  const { days, hours, minutes } = untilThen(ms)
  if (days > 0) return intl.formatMessage(messages.untilDays, { days, hours })
  return hours > 0
    ? intl.formatMessage(messages.untilHours, { hours, minutes })
    : intl.formatMessage(messages.untilMinutes, { minutes })
}
