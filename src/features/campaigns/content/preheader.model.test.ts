import { expect, test } from 'vitest'
import { emptyDocument, type EmailDocument } from '#mail/document'
import { writeHeader } from './header-text.model.ts'
import { preheaderOf } from './preheader.model.ts'

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
