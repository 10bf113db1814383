import { DAY, HOUR, MINUTE } from '#lib/duration'
import { activityKinds, activityTypes, type ActivityKind } from '#api/contact-events'

/** Reads `?kind=`. What makes no sense counts as not given (ROU-12). */
export const readActivityKind = (value: string | undefined): ActivityKind =>
  activityKinds.find((one) => one === value) ?? 'all'

/** As the address has it: what is as usual is left out. */
export const activityKindValue = (kind: ActivityKind): string | undefined =>
  kind === 'all' ? undefined : kind

/** Events of one page. */
const PAGE = 20

/** The question for one page of the newest events. */
export const activityOf = (kind: ActivityKind, cursor: string | undefined) => ({
  types: kind === 'all' ? undefined : [...activityTypes[kind]],
  cursor,
  limit: PAGE,
})

/** How long ago that was, in the largest unit of which there is one; less than a minute is 0 minutes. */
export function sinceOf(ms: number): { value: number; unit: 'day' | 'hour' | 'minute' } {
  if (ms >= DAY) return { value: -Math.floor(ms / DAY), unit: 'day' }
  if (ms >= HOUR) return { value: -Math.floor(ms / HOUR), unit: 'hour' }
  return { value: -Math.max(0, Math.floor(ms / MINUTE)), unit: 'minute' }
}
