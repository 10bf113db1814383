/**
 * Widths at which the layout changes (FRA-51): below `narrow` tables become cards, from `wide` on the navigation has its
 * labels, from `widest` on there is room for the assistant beside a table.
 */
export const breakpoint = { narrow: 768, medium: 1024, wide: 1280, widest: 1600 } as const

/** As wide as a phone with text of twice the size is for its text, px. */
export const stacked = 304
/** A phone with text of twice the size: what usually stands in one line has none that is long enough (ACC-14). */
export const largeText = `(max-width: ${stacked / 16}rem)`
