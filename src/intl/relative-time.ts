import type { IntlShape } from 'react-intl'

/** '19 hours ago', '19時間前'. Some browsers put a space between a number and a Japanese unit; Japanese has none there; 'narrow' is 'in 19h'. Nothing is 'now'. */
export const relativeTime = (
  intl: IntlShape,
  value: number,
  unit: 'day' | 'hour' | 'minute' | 'second',
  style: 'long' | 'narrow' = 'long',
): string =>
  (value === 0
    ? intl.formatRelativeTime(0, 'second', { numeric: 'auto' })
    : intl.formatRelativeTime(value, unit, { style })
  ).replaceAll(/(\d)\s+(?=[\u3040-\u30ff\u4e00-\u9fff])/g, '$1')
