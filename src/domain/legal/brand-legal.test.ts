import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandLegal } from './brand-legal.ts'
import { ownFooter, standardFooter } from './footer-text.ts'

const company = {
  name: 'Ridge Tea Co.',
  address: '12 Hill Road',
  complaintContact: 'help@ridge-tea.example',
  privacyUrl: 'https://ridge-tea.example/privacy',
}
const open = (brand: Parameters<typeof brandLegal>[0]) =>
  brandLegal(brand)
    .filter(({ state }) => state !== 'met')
    .map(({ law, item, state, field }) => `${law} ${item} ${state} ${field ?? ''}`)

test('a brand with everything has nothing open, and the header of RFC 8058 is the product’s', () => {
  expect(open({ company, footer: standardFooter })).toEqual([])
  expect(brandLegal({ company, footer: standardFooter })).toContainEqual({
    law: 'oneClick',
    item: 'header',
    state: 'met',
    shownIn: 'header',
    field: undefined,
  })
})

test('each row leads to the field that puts it right', () => {
  expect(open({ company: { name: ' ', address: '', complaintContact: '' }, footer: standardFooter })).toEqual(
    [
      'japan address blocks addressJa',
      'japan senderName blocks name',
      'japan complaint blocks complaintContact',
      'canSpam address blocks address',
      'canSpam senderName blocks name',
      'privacy privacyPolicy recommends privacyUrl',
    ],
  )
  expect(open({ company, footer: { en: '', ja: '' } })).toEqual([
    'japan optOut blocks footerJa',
    'japan address blocks footerJa',
    'japan senderName blocks footerJa',
    'japan complaint blocks footerJa',
    'japan optOutNotice recommends footerJa',
    'canSpam optOut blocks footerEn',
    'canSpam address blocks footerEn',
    'canSpam senderName recommends footerEn',
  ])
})

test('nothing missing in a language is the same as a footer that mails can use', () => {
  const text = fc.array(
    fc.constantFrom(
      '{{company_name}}',
      '{{company_address}}',
      '{{complaint_contact}}',
      '{{unsubscribe_url}}',
      '配信停止',
      'お問い合わせ',
      '\n',
    ),
  )
  fc.assert(
    fc.property(
      text,
      fc.constantFrom('', '12 Hill Road'),
      fc.constantFrom('', 'help@a.example'),
      (words, address, complaintContact) => {
        const footer = { en: words.join(' '), ja: words.join(' ') }
        const brand = { company: { name: 'Ridge', address, complaintContact }, footer }
        const isOpen = (law: string) =>
          brandLegal(brand).some((row) => row.law === law && row.state === 'blocks')
        expect(isOpen('japan')).toBe(ownFooter(brand, 'ja') === undefined)
        expect(isOpen('canSpam')).toBe(ownFooter(brand, 'other') === undefined)
      },
    ),
  )
})
