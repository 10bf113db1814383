import { expect, test } from 'vitest'
import { emptyDocument, footerContent, type EmailDocument } from '#mail/document'
import { codeOf } from './code-view.model.ts'

const mail: EmailDocument = {
  ...emptyDocument('ja'),
  sections: [
    {
      type: 'section',
      id: 's',
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: [{ id: 'c', width: 12, blocks: [{ type: 'footer', id: 'f', content: footerContent('ja') }] }],
    },
  ],
}

test('HTML and text are templates, measured in bytes', () => {
  const html = codeOf(mail, 'html', undefined)
  expect(html?.text).toContain('{{ company_name')
  expect(html?.limit).toBe(102_000)
  const text = codeOf(mail, 'text', undefined)
  expect(text?.text).toContain('{{ unsubscribe_url }}')
  // Japanese characters are three bytes each.
  expect(text?.bytes).toBeGreaterThan(text?.text.length ?? 0)
})

test('AMP is there only where the mail has it, and has no template left', () => {
  expect(codeOf(mail, 'amp', undefined)).toBeUndefined()
  const amp = { ...mail, settings: { ...mail.settings, amp: { enabled: true } } }
  expect(codeOf(amp, 'amp', undefined)?.text).not.toContain('{{')
})
