/** Characters of what a contact itself holds beside its address (CON-8). */
export const ownMax = { name: 200, locale: 35, timezone: 64 } as const
