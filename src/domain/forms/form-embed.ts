import type { Form, FormPublication } from '#api/forms'
import { choicesBeforehand, isTickedBeforehand, textBeforehand } from './filled-beforehand.ts'
import { FILLED_VERSION, formPaths } from './form-protocol.ts'
import {
  plainLanguage,
  publicFieldsOf,
  type PropertyOf,
  type PublicField,
  type PublicForm,
} from './public-form.ts'

/** The page of a form where forms are served; `origin` has no slash at its end. */
export const formUrl = (origin: string, formId: string) => `${origin}${formPaths.page(formId)}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Fields as plain HTML, for pages that take no script and for browsers that run none. */
export function plainHtml(
  action: string,
  { fields, version }: Pick<PublicForm, 'fields' | 'version'>,
  language: 'en' | 'ja',
): string {
  return [
    `<form method="post" action="${escaped(action)}">`,
    // What visitors agree to is what this text says, also once the form says something else.
    ...(fields.some(({ type }) => type === 'consent')
      ? [`  <input type="hidden" name="${FILLED_VERSION}" value="${version}">`]
      : []),
    ...fields.flatMap((field) => plainField(field, language)).map((line) => `  ${line}`),
    `  <button>${language === 'ja' ? '送信' : 'Send'}</button>`,
    '</form>',
  ].join('\n')
}

/** The lines of one field: nothing is ticked or filled in beforehand that the script would not. */
function plainField(field: PublicField, language: 'en' | 'ja'): string[] {
  const { id, type, control, propertyKey, label, required, showIf, options = [] } = field
  const name = escaped(propertyKey ?? id)
  const text = escaped(label[language] || label[language === 'en' ? 'ja' : 'en'])
  // One that is asked for under a condition only can't be demanded here, where it is always shown.
  const must = required && !showIf ? ' required' : ''
  const beforehand = escaped(textBeforehand(field) ?? '')
  const value = beforehand === '' ? '' : ` value="${beforehand}"`
  switch (control) {
    case 'none':
      if (type === 'hidden') return [`<input type="hidden" name="${name}"${value}>`]
      if (type === 'heading') return [`<h2>${text}</h2>`]
      if (type === 'text') return [`<p>${text}</p>`]
      return type === 'divider' ? ['<hr>'] : []
    case 'checkbox': {
      const ticked = isTickedBeforehand(field) ? ' checked' : ''
      return [
        `<p><label><input type="checkbox" name="${name}" value="true"${ticked}${must}> ${text}</label></p>`,
      ]
    }
    case 'checkboxes': {
      const chosen = new Set(choicesBeforehand(field))
      return [
        `<fieldset><legend>${text}</legend>`,
        ...options.map(
          (option) =>
            `  <p><label><input type="checkbox" name="${name}" value="${escaped(option.value)}"${chosen.has(option.value) ? ' checked' : ''}> ${escaped(option.label)}</label></p>`,
        ),
        '</fieldset>',
      ]
    }
    case 'select': {
      // Without an empty choice the first one would be taken for an answer.
      const choices = [{ value: '', label: '' }, ...options].map(
        (option) =>
          `<option value="${escaped(option.value)}"${option.value !== '' && option.value === field.defaultValue ? ' selected' : ''}>${escaped(option.label)}</option>`,
      )
      return [`<p><label>${text} <select name="${name}"${must}>${choices.join('')}</select></label></p>`]
    }
    case 'textarea':
      return [
        `<p><label>${text} <textarea name="${name}" rows="4"${must}>${beforehand}</textarea></label></p>`,
      ]
    case 'number':
      return [`<p><label>${text} <input inputmode="decimal" name="${name}"${value}${must}></label></p>`]
    case 'text':
    case 'email':
    case 'tel':
    case 'url':
    case 'date':
    case 'datetime-local':
      return [`<p><label>${text} <input type="${control}" name="${name}"${value}${must}></label></p>`]
  }
}

interface Embedded extends Pick<Form, 'id' | 'kind' | 'name' | 'fields'> {
  /** The one that was published. */
  version: number
  locale: Form['settings']['locale']
}

/** What a site takes into its pages to show a form. */
export function embedOf(
  { id, kind, name, version, fields, locale }: Embedded,
  origin: string,
  propertyOf: PropertyOf,
): FormPublication['embed'] {
  const url = formUrl(origin, id)
  return {
    script: `<script async src="${origin}${formPaths.script}" data-form="${id}" data-kind="${kind}"></script>`,
    iframe: `<iframe src="${url}?embed=1" title="${escaped(name)}" loading="lazy" width="100%" height="480"></iframe>`,
    html: plainHtml(url, { fields: publicFieldsOf(fields, propertyOf), version }, plainLanguage(locale)),
  }
}
