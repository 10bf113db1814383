import type { IntlShape } from 'react-intl'

/** '19 hours ago', '19時間前'. Some browsers put a space between a number and a Japanese unit; Japanese has none there. */
export const relativeTime = (intl: IntlShape, value: number, unit: 'day' | 'hour' | 'minute'): string =>
  intl.formatRelativeTime(value, unit).replaceAll(/(\d)\s+(?=[\u3040-\u30ff\u4e00-\u9fff])/g, '$1')
