import type { Format, Variable } from '#mail/document'
import { literalText } from '#mail/render/template'
import { formatDate } from '#mail/liquid/date'
import { capitalize, isEmpty, join, lookUp, round, textOf, type Scope } from '#mail/liquid/values'

/** What a reader sees in place of a variable: the same as its template writes before it is escaped. */
export function valueText({ path, format, fallback }: Variable, scope: Scope, timezone: string): string {
  const value = formatted(lookUp(scope, path), format, timezone)
  return textOf(isEmpty(value) ? (fallback === undefined ? value : literalText(fallback)) : value)
}

function formatted(value: unknown, format: Format | undefined, timezone: string): unknown {
  switch (format?.type) {
    case undefined:
      return value
    case 'date':
      return isEmpty(value) ? value : formatDate(value, format.pattern, timezone)
    case 'number':
      return round(value, format.decimals)
    case 'list':
      return join(value, format.separator)
    case 'case': {
      const text = textOf(value)
      if (format.to === 'upper') return text.toUpperCase()
      return format.to === 'lower' ? text.toLowerCase() : capitalize(text)
    }
  }
}
