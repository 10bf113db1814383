/** Kinds of events that a timeline can be held to (HOM-18, CON-38), and the types of the API that each has. */
export const activityTypes = {
  mail: [
    'email.sent',
    'email.delivered',
    'email.delayed',
    'email.opened',
    'email.clicked',
    'email.bounced',
    'email.complained',
    'email.unsubscribed',
  ],
  site: ['page_view', 'identify', 'session.start', 'session.end'],
  lists: ['list.subscribed', 'list.confirmed', 'list.unsubscribed'],
  forms: ['form.viewed', 'form.submitted'],
  contacts: ['contact.created', 'contact.updated', 'contact.imported'],
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
