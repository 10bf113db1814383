import { randomBytes } from 'node:crypto'

/** A new id that nobody can guess: `con_…` for the prefix `con`. 15 bytes are 20 characters. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(15).toString('base64url')}`
