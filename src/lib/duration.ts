/** Lengths of time in ms. A day is 24 hours: days of a calendar, which may be shorter or longer, are in `zoned-time`. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
