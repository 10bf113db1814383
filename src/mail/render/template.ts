import type { Format, Variable } from '#mail/document'

const lookalikes: Readonly<Record<string, string>> = {
  "'": '’',
  '"': '”',
  '&': '＆',
  '<': '‹',
  '>': '›',
  '%': '％',
  '{': '(',
  '}': ')',
  '\\': '/',
}
/** A fallback as it can be written in quotes in any engine and any attribute: what can't is replaced by what looks like it. */
export const literalText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/["&%'<>\\{}]/g, (sign) => lookalikes[sign] ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')

const isIdentifier = (key: string) => /^[A-Za-z_]\w*$/.test(key)

/** A path as every engine reads it: keys that are no identifiers are in brackets. */
export function pathSource([root = '', ...keys]: readonly string[]): string {
  // A field of the contact is known by its bare name too.
  const whole = isIdentifier(root) ? [root, ...keys] : ['contact', root, ...keys]
  return whole
    .map((key, place) => (place === 0 ? key : isIdentifier(key) ? `.${key}` : `['${key}']`))
    .join('')
}

function formatSource(format: Format | undefined): string {
  switch (format?.type) {
    case undefined:
      return ''
    case 'date':
      return ` | date: '${format.pattern}'`
    case 'number':
      return ` | round: ${format.decimals}`
    case 'list':
      return ` | join: '${format.separator}'`
    case 'case':
      return { upper: ' | upcase', lower: ' | downcase', capitalize: ' | capitalize' }[format.to]
  }
}

/** The output tag of a variable, escaped for HTML where asked. */
export function variableSource({ path, format, fallback }: Variable, isEscaped: boolean): string {
  const fallbackSource = fallback === undefined ? '' : ` | default: '${literalText(fallback)}'`
  return `{{ ${pathSource(path)}${formatSource(format)}${fallbackSource}${isEscaped ? ' | escape' : ''} }}`
}

/** Text of the author in a template without markup: a brace never begins a tag. */
export const textSource = (text: string): string => text.replaceAll(/\{(?=[{%]|$)/g, "{{ '{' }}")
