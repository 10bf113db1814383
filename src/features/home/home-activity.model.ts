import { activityKinds, activityTypes, type ActivityKind } from '#api/contact-events'

/** Reads `?kind=`. What makes no sense counts as not given (RELIABILITY.md 9). */
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
