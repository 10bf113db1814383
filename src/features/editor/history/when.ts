import type { IntlShape } from 'react-intl'

/** A moment in words, to the second: snapshots can be ten seconds apart. */
export const whenOf = (intl: IntlShape, at: string): string =>
  intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })
