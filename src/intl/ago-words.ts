import type { IntlShape } from 'react-intl'
import { DAY, HOUR, MINUTE, SECOND } from '#lib/duration'
import { relativeTime } from './relative-time.ts'

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** How long ago something was, in its largest unit: '19 hours ago', '19時間前'. `since` is in ms. */
export function agoWords(intl: IntlShape, since: number): string {
  const [unit, length] = units.find((one) => since >= one[1]) ?? (['second', SECOND] as const)
  return relativeTime(intl, -Math.floor(since / length), unit)
}
