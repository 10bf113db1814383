import type { IntlShape } from 'react-intl'

/** '19 hours ago', '19時間前'. Some browsers put a space between a number and a Japanese unit; Japanese has none there; 'narrow' is 'in 19h'. Nothing is 'now'. */
export const relativeTime = (
  intl: IntlShape,
  value: number,
  unit: 'day' | 'hour' | 'minute' | 'second',
  style: 'long' | 'narrow' = 'long',
): string =>
  intl
    .formatRelativeTime(value, value === 0 ? 'second' : unit, {
      style,
      numeric: value === 0 ? 'auto' : 'always',
    })
    .replaceAll(/(\d)\s+(?=[\u3040-\u30ff\u4e00-\u9fff])/g, '$1')
