/** Widths at which the layout changes (FRA-51): below `narrow` tables become cards, from `wide` on all three columns show. */
export const breakpoint = { narrow: 768, medium: 1024, wide: 1280 } as const
