import type { FormField, FormPublication } from '#api/forms'
import { customHostnames, hostnameAt } from '#mocks/custom-hostnames/custom-hostnames.data'
import type { Db } from '#mocks/core/db'
import type { FormRecord } from './forms.data.ts'

/** Where forms are served as long as the workspace has no hostname of its own for them. */
const SHARED_HOST = 'forms.otegami.example'

export const formUrl = (hostname: string, formId: string) => `https://${hostname}/f/${formId}`

/** The page that a form stands on. */
export const formPage = ({ page, id }: FormRecord): string => page ?? formUrl(SHARED_HOST, id)

function hostOf(db: Db, workspaceId: string, now: number): string {
  const host = db
    .of(customHostnames)
    .where((one) => one.workspaceId === workspaceId && one.purpose === 'forms' && one.isDefault)
    .find((one) => hostnameAt(one, db.settings.seed, now).status === 'active')
  return host?.hostname ?? SHARED_HOST
}

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

/** The publication of a form with where it stands; null when it was never published. */
export function publicationOf(db: Db, form: FormRecord, now: number): FormPublication | null {
  const { publication, id, kind, workspaceId } = form
  if (!publication) return null
  const hostname = hostOf(db, workspaceId, now)
  const url = formUrl(hostname, id)
  const { fields, settings } = publication.snapshot
  return {
    ...publication,
    formId: id,
    hostname,
    url,
    embed: {
      script: `<script async src="https://${hostname}/embed.js" data-form="${id}" data-kind="${kind}"></script>`,
      iframe: `<iframe src="${url}?embed=1" title="${escaped(form.name)}" loading="lazy" width="100%" height="480"></iframe>`,
      html: plainHtml(url, fields, settings.locale === 'en' ? 'en' : 'ja'),
    },
  }
}
