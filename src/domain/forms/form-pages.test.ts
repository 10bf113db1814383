import { describe, expect, test } from 'vitest'
import { confirmPages, hostedPage, noSuchForm, plainAnswer, shownAnswer } from './form-pages.ts'
import { emailField, plainStyle } from './plain-form.ts'
import { publicFieldsOf, type PublicForm } from './public-form.ts'

const form: PublicForm = {
  id: 'frm_1',
  version: 1,
  name: 'Letter <b>',
  kind: 'page',
  isOpen: true,
  locale: 'auto',
  fields: [],
  style: { ...plainStyle, bg: '#faf7f2', text: '#2b1d14' },
  success: { kind: 'message', text: '' },
  closedText: '',
  honeypot: true,
}
const visit = (languages = '', search = '') =>
  new Request(`https://forms.example/f/frm_1${search}`, { headers: { 'accept-language': languages } })
const textOf = (response: Response) => response.text()

describe('the page of a form', () => {
  test('has the colour that the form has for it, except in a frame', async () => {
    const open = { allowedOrigins: [], captcha: false }
    const html = await textOf(hostedPage(form, open, visit()))
    expect(html).toContain('bgcolor="#faf7f2" text="#2b1d14"')
    expect(html).toContain('Letter &lt;b&gt;')
    expect(await textOf(hostedPage(form, open, visit('', '?embed=1')))).not.toContain('#faf7f2')
  })

  test('asks before answers are lost, and comes back as it was left; in a frame it asks nothing', async () => {
    const open = { allowedOrigins: [], captcha: false }
    const own = hostedPage(form, open, visit())
    expect(await textOf(own)).toMatch(/<script [^>]*data-own-page>/)
    expect(own.headers.get('cache-control')).toBe('no-cache')
    const framed = await textOf(hostedPage(form, open, visit('', '?embed=1')))
    expect(framed).not.toContain('data-own-page')
    expect(framed).toMatch(/<script [^>]*data-framed>/)
  })

  test.each([
    ['auto', 'en-GB,en;q=0.9,ja;q=0.8', 'en', 'This form needs JavaScript'],
    ['auto', 'ja-JP,ja;q=0.9,en;q=0.8', 'ja', 'JavaScriptが必要です'],
    ['auto', '', 'en', 'This form needs JavaScript'],
    ['ja', 'en', 'ja', 'JavaScriptが必要です'],
    ['en', 'ja', 'en', 'This form needs JavaScript'],
  ] as const)(
    'of a form in %s, for a browser that asks for %j, is in %s, and says so without scripts (FRM-19)',
    async (locale, languages, language, said) => {
      const html = await textOf(
        hostedPage({ ...form, locale }, { allowedOrigins: [], captcha: true }, visit(languages)),
      )
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(said)
    },
  )

  test('is plain HTML for a browser that runs no script (FRM-20)', async () => {
    const fields = publicFieldsOf([emailField], () => undefined)
    const open = { allowedOrigins: [], captcha: false }
    const html = await textOf(hostedPage({ ...form, fields }, open, visit('en')))
    expect(html).toContain('<noscript><form method="post" action="/f/frm_1">')
    expect(html).toContain('<p><label>Email <input type="email" name="email" required></label></p>')
    const closed = { ...form, fields, isOpen: false, closedText: 'Until <spring>' }
    expect(await textOf(hostedPage(closed, open, visit('en')))).toContain(
      '<noscript><p>Until &lt;spring&gt;</p></noscript>',
    )
  })

  test('that there is none of is a page too', async () => {
    expect(noSuchForm(visit()).status).toBe(404)
    expect(await textOf(noSuchForm(visit()))).toContain('<h1>Form not found</h1>')
    expect(await textOf(noSuchForm(visit('ja')))).toContain('<h1>フォームが見つかりません</h1>')
  })
})

describe('the pages of a confirmation link (FRM-23)', () => {
  test.each([
    ['en', 'Confirm your subscription', 'Confirm</button>', 'You are subscribed', 'This link has expired'],
    ['ja', '登録の確認', '登録を確認する</button>', '登録が完了しました', 'リンクの有効期限が切れました'],
  ] as const)('are in %s, and say what they are about', async (language, ask, button, done, expired) => {
    const pages = confirmPages(language)
    const asked = await textOf(pages.button(form.name))
    expect(asked).toContain(`<html lang="${language}">`)
    expect(asked).toContain(`<h1>${ask}</h1><p>Letter &lt;b&gt;</p>`)
    expect(asked).toContain(button)
    expect(await textOf(pages.confirmed(form.name))).toContain(`<h1>${done}</h1>`)
    expect(await textOf(pages.expired(form.name))).toContain(`<h1>${expired}</h1>`)
    expect([pages.missing().status, pages.expired(form.name).status]).toEqual([404, 410])
  })
})

describe('what plain HTML is answered', () => {
  test.each([
    [{ outcome: 'sent', confirm: false }, '', 'Your answers have been sent.'],
    [{ outcome: 'sent', confirm: true }, '', 'Check your inbox'],
    [{ outcome: 'sent', confirm: true }, 'ja', '確認メールをお送りしました。'],
    [{ outcome: 'closed' }, '', 'This form is closed.'],
    [{ outcome: 'invalid', problems: {} }, 'ja', '入力内容をご確認ください。'],
  ] as const)('%j, by a form without words for it, for readers of %j', async (answer, languages, said) => {
    expect(await textOf(plainAnswer(form, answer, visit(languages)))).toContain(said)
  })

  test.each([
    [500, '', 'could not be sent'],
    [503, 'ja', '送信できませんでした'],
  ])('a failure of the server, %i, is a page for readers of %j', async (status, languages, words) => {
    const failure = Response.json({ code: status }, { status, headers: { 'retry-after': '5' } })
    const answer = shownAnswer(
      { method: 'POST', headers: new Headers({ 'accept-language': languages }) },
      failure,
    )
    expect(answer.status).toBe(status)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await textOf(answer)).toContain(words)
  })

  test.each([
    ['https://shop.example/ありがとう', 'https://shop.example/%E3%81%82%E3%82%8A%E3%81%8C%E3%81%A8%E3%81%86'],
    ['javascript:alert(1)', null],
  ])('after submitting to %s leads to %s (FRM-15)', (url, location) => {
    const redirecting: PublicForm = { ...form, success: { kind: 'redirect', url } }
    const answer = plainAnswer(redirecting, { outcome: 'sent', confirm: false }, visit())
    expect(answer.headers.get('location')).toBe(location)
    expect(answer.status).toBe(location === null ? 200 : 303)
  })
})
