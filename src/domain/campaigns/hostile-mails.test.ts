import { expect, test } from 'vitest'
import type { TransactionalSend } from '#api/transactional'
import { transactionalMail } from '#domain/transactional/single-mail'
import { legalFindings } from './legal.ts'
import { hasOpenVariables, linksOf, mailFlaws } from './mail-body.ts'
import { linkTarget, trackedLinks, withTracking } from './tracked-mail.ts'

const LENGTH = 300_000
const mail = { id: 'a', label: '', subject: 'a', previewText: '', mode: 'html', locale: null } as const
const tracking = { opens: true, clicks: true }

// Patterns that look for each end anew take minutes for any of these, and no call is answered meanwhile (SEC-14).
test.each([
  '<',
  '<a ',
  '<br',
  '<!--',
  '<body ',
  '<style',
  '<a title="',
  'あ',
  '{{',
  '{{ ',
  ' ',
  '\n',
  '<a\n',
])('a mail of nothing but %j is read at once', (piece) => {
  const html = piece.repeat(LENGTH / piece.length)
  const variant = { ...mail, html }
  expect(mailFlaws(variant, new Set())).not.toEqual([])
  expect(linksOf(variant)).toEqual([])
  expect(hasOpenVariables(variant)).toBe(false)
  expect(legalFindings(variant, { address: '' })).not.toEqual([])
  expect(trackedLinks({ html, text: undefined, amp: undefined }, 'html')).toEqual([])
  const sources = { html, text: undefined, amp: undefined }
  const tracked = withTracking(sources, { mode: 'html', links: [], tracking, hasPreview: true })
  expect(tracked.html).toContain(html)
  const single: TransactionalSend = {
    kind: 'transactional',
    to: [],
    senderId: 'snd_1',
    subject: 'a',
    idempotencyKey: 'a',
  }
  expect(transactionalMail({ ...single, html }, 'UTC').subject).toBe('a')
})

test('a variable with blanks in it is read at once', () => {
  const html = `{{${' '.repeat(LENGTH)}`
  expect(mailFlaws({ ...mail, html }, new Set())).not.toEqual([])
  expect(linkTarget(html, {}, { timezone: 'UTC' })).toBe(html)
})
