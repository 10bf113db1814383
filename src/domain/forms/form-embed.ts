import type { Form, FormField, FormPublication } from '#api/forms'
import { formPaths } from './form-protocol.ts'

/** The page of a form where forms are served; `origin` has no slash at its end. */
export const formUrl = (origin: string, formId: string) => `${origin}${formPaths.page(formId)}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Fields as plain HTML, for pages that take no script. */
function plainHtml(action: string, fields: readonly FormField[], language: 'en' | 'ja'): string {
  const lines = fields.flatMap(({ id, type, propertyKey, label, required, options }) => {
    const other = language === 'en' ? 'ja' : 'en'
    const name = escaped(propertyKey ?? id)
    const text = escaped(label[language] || label[other])
    const must = required ? ' required' : ''
    if (type === 'hidden') return [`  <input type="hidden" name="${name}">`]
    if (type === 'consent')
      return [`  <label><input type="checkbox" name="${name}" value="true"${must}> ${text}</label>`]
    if (type === 'list_choice')
      return (options ?? []).map(
        (option) =>
          `  <label><input type="checkbox" name="${name}" value="${escaped(option.value)}"> ${escaped(option.label)}</label>`,
      )
    if (type === 'heading') return [`  <h2>${text}</h2>`]
    if (type === 'text') return [`  <p>${text}</p>`]
    if (type === 'divider') return ['  <hr>']
    if (type === 'image') return []
    if (options && options.length > 0)
      return [
        `  <label>${text} <select name="${name}"${must}>${options
          .map((option) => `<option value="${escaped(option.value)}">${escaped(option.label)}</option>`)
          .join('')}</select></label>`,
      ]
    return [
      `  <label>${text} <input type="${propertyKey === 'email' ? 'email' : 'text'}" name="${name}"${must}></label>`,
    ]
  })
  return [
    `<form method="post" action="${escaped(action)}">`,
    ...lines,
    `  <button>${language === 'ja' ? '送信' : 'Send'}</button>`,
    '</form>',
  ].join('\n')
}

interface Embedded extends Pick<Form, 'id' | 'kind' | 'name' | 'fields'> {
  locale: Form['settings']['locale']
}

/** What a site takes into its pages to show a form. */
export function embedOf(
  { id, kind, name, fields, locale }: Embedded,
  origin: string,
): FormPublication['embed'] {
  const url = formUrl(origin, id)
  return {
    script: `<script async src="${origin}${formPaths.script}" data-form="${id}" data-kind="${kind}"></script>`,
    iframe: `<iframe src="${url}?embed=1" title="${escaped(name)}" loading="lazy" width="100%" height="480"></iframe>`,
    html: plainHtml(url, fields, locale === 'en' ? 'en' : 'ja'),
  }
}
