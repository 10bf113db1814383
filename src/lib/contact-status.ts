/** What a contact can be, in the order of lists and menus: the contract's picklist and every menu read it here. */
export const contactStatuses = [
  'subscribed',
  'pending',
  'unsubscribed',
  'bounced',
  'complained',
  'blocked',
] as const
