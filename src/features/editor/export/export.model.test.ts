import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { decodeDocument, type EmailDocument } from '#mail/document'
import { starters } from '#mail/starters/index'
import { otherLanguage } from '#mail/twin'
import { oneLanguage } from '#mail/twin/changes'
import { joinLanguages } from '#mail/twin/join'
import { exportFile, fileNameOf } from './export.model.ts'

const letter = starters.find(({ key }) => key === 'letter')?.document('ja')
if (!letter) throw new Error('The starter is gone.')

describe('file names', () => {
  test.each([
    ['Spring sale: 20% off?', 'Spring sale 20% off.html'],
    ['../../etc/passwd', 'etc passwd.html'],
    ['新茶のご案内', '新茶のご案内.html'],
    ['a\u0000b\u202etxt.exe', 'a b txt.exe.html'],
    ['NUL', 'email.html'],
    [' . ', 'email.html'],
    ['', 'email.html'],
    ['😀'.repeat(100), `${'😀'.repeat(60)}.html`],
  ])('%j', (title, name) => {
    expect(fileNameOf(title, 'html')).toBe(name)
  })
})

test('HTML keeps its variables', async () => {
  const { file } = exportFile(letter, 'html', undefined)
  expect(await file.text()).toContain('{{ contact.name')
})

test('JSON can be imported again', async () => {
  const { file } = exportFile(letter, 'json', undefined)
  expect(decodeDocument(JSON.parse(await file.text()))).toEqual({ document: letter, problems: [] })
})

test('the message has both parts, as a contact with nothing filled in gets them', async () => {
  const { file, name } = exportFile(letter, 'eml', undefined, {
    subject: '春のお便り',
    from: { address: 'shop@example.com', name: '山田 花子' },
  })
  expect(name).toBe('店主からのお便り.eml')
  const message = await PostalMime.parse(await file.arrayBuffer())
  expect(message.subject).toBe('春のお便り')
  expect(message.from).toMatchObject({ address: 'shop@example.com', name: '山田 花子' })
  expect(message.text).toContain('少なくつくり、長く使う。')
  expect(message.html).toContain('<html lang="ja"')
  expect(message.html).not.toContain('{{')
})

test('of a mail in two languages HTML has the one that is shown, JSON has both', async () => {
  const starter = starters.find(({ key }) => key === 'letter')
  if (!starter) throw new Error('The starter is gone.')
  const both = joinLanguages(starter.document('ja'), starter.document('en'))
  const html = (document: EmailDocument) => exportFile(document, 'html', undefined).file.text()
  expect(await html(both)).toBe(await html(starter.document('ja')))
  expect(await html(otherLanguage(both))).toBe(await html(oneLanguage(otherLanguage(both))))
  expect(await html(otherLanguage(both))).toContain('<html lang="en"')
  const json = await exportFile(both, 'json', undefined).file.text()
  expect(decodeDocument(JSON.parse(json))).toEqual({ document: both, problems: [] })
})
