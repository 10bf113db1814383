/** How wide the navigation is, px (SPEC.md 9). */
export const NAV = { expanded: 230, collapsed: 68 } as const
