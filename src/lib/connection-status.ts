/** What a connection can be, in the order of menus: the contract's picklist and every menu read it here. */
export const connectionStatuses = [
  'draft',
  'active',
  'syncing',
  'paused',
  'error',
  'reauth_required',
  'archived',
] as const
