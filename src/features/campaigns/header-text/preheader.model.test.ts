import { expect, test } from 'vitest'
import { emptyDocument, type EmailDocument } from '#mail/document'
import { writeHeader } from './header-text.model.ts'
import { preheaderOf, previewTextOf } from './preheader.model.ts'

const empty = emptyDocument('en')
const doc: EmailDocument = {
  ...empty,
  settings: {
    ...empty.settings,
    preheader: [
      { type: 'text', text: 'Hello ', marks: [{ type: 'bold' }] },
      { type: 'variable', path: ['contact', 'first_name'], fallback: 'there' },
      { type: 'break' },
      { type: 'text', text: 'Leaves are here ' },
    ],
  },
}

test('the preview text of a mail is one line without looks, with its variables', () => {
  const header = preheaderOf({ mode: 'blocks', doc })
  expect(header.text).toBe('Hello {{contact.first_name}} Leaves are here')
  expect(writeHeader(header)).toBe("Hello {{ contact.first_name | default: 'there' }} Leaves are here")
})

test('a mail of HTML or without a body has none', () => {
  expect(preheaderOf({ mode: 'html', doc }).text).toBe('')
  expect(preheaderOf({ mode: 'blocks' }).text).toBe('')
})

test('readers see the preview text of the campaign, or that of the mail where it has none', () => {
  expect(previewTextOf({ mode: 'blocks', doc, previewText: 'Only today' })).toBe('Only today')
  expect(previewTextOf({ mode: 'blocks', doc, previewText: '' })).toBe(
    "Hello {{ contact.first_name | default: 'there' }} Leaves are here",
  )
})
