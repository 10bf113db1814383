/**
 * Rows of a part of a file of contacts, and of one that is asked for as a whole (EXP-9): few enough that each answer comes well
 * within its time, however many contacts there are.
 */
export const EXPORT_ROWS = 20_000
