import type { IntlShape } from 'react-intl'

/** How a day of the week is written where no date stands beside it: one letter of Japanese is read as a word (月, 火, 水). */
export const weekdayAlone = ({ locale }: Pick<IntlShape, 'locale'>) =>
  locale.startsWith('ja') ? 'long' : 'short'
