/** What a contact can be, in the order of lists and menus: the contract's picklist and every menu read it here. */
export const contactStatuses = [
  'subscribed',
  'pending',
  'unsubscribed',
  'bounced',
  'complained',
  'blocked',
] as const

export type ContactStatus = (typeof contactStatuses)[number]

/** How far mail reaches a contact: 0 gets none, 1 only what asks to confirm, 2 all. */
export const reachOf = (status: ContactStatus): 0 | 1 | 2 =>
  status === 'subscribed' ? 2 : status === 'pending' ? 1 : 0
