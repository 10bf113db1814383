/** Kinds of events that the home can be held to (SCREENS.md 3.1), and the types of the API that each has. */
export const activityTypes = {
  mail: [
    'email_sent',
    'email_delivered',
    'email_delayed',
    'email_opened',
    'email_clicked',
    'email_bounced',
    'email_complained',
    'email_unsubscribed',
  ],
  site: ['page_view', 'identify', 'session_start', 'session_end'],
  lists: ['list_subscribed', 'list_confirmed', 'list_unsubscribed'],
  forms: ['form_viewed', 'form_submitted'],
  contacts: ['contact_created', 'contact_updated', 'contact_imported'],
} as const

export type ActivityKind = 'all' | keyof typeof activityTypes
export const activityKinds = [
  'all',
  'mail',
  'site',
  'lists',
  'forms',
  'contacts',
] as const satisfies readonly ActivityKind[]

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
