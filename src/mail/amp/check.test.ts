import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAmp } from '#mail/amp/check'
import {
  insecureLinks,
  isForwardedSubject,
  isSimilar,
  isTrialSubject,
  placeholdersIn,
} from '#mail/amp/example'
import { readPage } from '#mail/amp/html-page'
import { toAmp } from '#mail/render'
import { starters } from '#mail/starters/index'

const check = (html: string) => checkAmp(html, readPage(html))

const page = (body: string, head = '') =>
  `<!doctype html><html amp4email data-css-strict><head><meta charset="utf-8"><script async src="https://cdn.ampproject.org/v0.js"></script>${head}<style amp4email-boilerplate>body{visibility:hidden}</style></head><body>${body}</body></html>`
const component = (name: string) =>
  `<script async custom-element="${name}" src="https://cdn.ampproject.org/v0/${name}-0.1.js"></script>`
const IMAGE = '<amp-img src="https://a.example/b.png" width="10" height="10" alt=""></amp-img>'

describe('the check of AMP mails', () => {
  test('finds nothing in a page that is in order', () => {
    expect(check(page(`<h1>Hello</h1>${IMAGE}<a href="mailto:a@b.example">Mail</a>`))).toEqual([])
    expect(check(page('<p>Hi</p>').replace('amp4email data', '⚡4email data'))).toEqual([])
    const form = '<form method="post" action-xhr="https://a.example/x"><input type="text" name="a"></form>'
    expect(check(page(form, component('amp-form')))).toEqual([])
  })

  test('finds nothing in what our own renderer makes of any starter', () => {
    for (const { key, document } of starters)
      for (const locale of ['en', 'ja'] as const) {
        const amp = toAmp(document(locale), {
          output: 'final',
          addresses: { unsubscribe_url: 'https://a.example/u' },
        })
        expect([key, check(amp)]).toEqual([key, []])
      }
  })

  test.each([
    ['doctype', page('').replace('<!doctype html>', '')],
    ['mark', page('').replace('amp4email data', 'amp data')],
    ['charset', page('').replace('<meta charset="utf-8">', '<title>x</title><meta charset="utf-8">')],
    ['runtime', page('').replace('async ', '')],
    ['boilerplate', page('').replace('visibility:hidden', 'opacity:0')],
    ['size', page('x'.repeat(200_000))],
    ['styleSize', page('', `<style amp-custom>${'a{color:red}'.repeat(6300)}</style>`)],
    ['styles', page('', '<style amp-custom>a{color:red !important}</style>')],
    ['styles', page('<p style="color:red!important">x</p>')],
    ['element', page('<img src="https://a.example/b.png">')],
    ['element', page('<iframe></iframe>')],
    ['component', page('<amp-video></amp-video>')],
    ['component', page('<amp-constructor></amp-constructor>')],
    ['script', page('<script>alert(1)</script>')],
    ['script', page('', component('amp-form').replace('cdn.ampproject.org', 'evil.example'))],
    ['componentScript', page('<amp-carousel></amp-carousel>')],
    ['componentScript', page('<template type="amp-mustache">x</template>')],
    ['attribute', page('<p onclick="x()">x</p>')],
    ['image', page('<amp-img src="https://a.example/b.png"></amp-img>')],
    ['address', page('<a href="javascript:alert(1)">x</a>')],
    ['address', page(IMAGE.replace('https:', 'http:'))],
    ['form', page('<form action="https://a.example"></form>', component('amp-form'))],
    ['input', page('<input type="file">')],
  ])('%s', (rule, html) => {
    expect(check(html).map((one) => one.rule)).toContain(rule)
  })

  test('says each thing once', () => {
    expect(check(page('<img><img><img>'))).toEqual([{ rule: 'element', about: '<img>' }])
  })

  test('whatever stands there, it answers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(check(text).length).toBeGreaterThan(0)
        expect(Array.isArray(check(page(text)))).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

describe('an example mail', () => {
  test.each([
    ['A slow start to the year', 'A slow start to the year, and more', true],
    ['焙煎だより 冬の深煎り特集', '今月の焙煎だよりです。冬の深煎り特集をお届けします。', true],
    ['Vote for the next coffee', 'Our shop is closed on Monday', false],
    ['', 'Hello', false],
    ['!!!', '???', false],
  ])('%j and %j are similar: %s', (one, other, similar) => {
    expect(isSimilar(one, other)).toBe(similar)
    expect(isSimilar(other, one)).toBe(similar)
  })

  test('any text with words is like itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isSimilar(text, text)).toBe(/[\p{L}\p{N}]/u.test(text.normalize('NFKC')))
      }),
    )
  })

  test('placeholders are found, prices and sets are none', () => {
    expect(placeholdersIn('Hi {name}, {{ count }} of %FIRST_NAME% and *|FNAME|*, {name}')).toEqual([
      '{name}',
      '{{ count }}',
      '%FIRST_NAME%',
      '*|FNAME|*',
    ])
    expect(placeholdersIn('20% off, 100%! {a, b} {}')).toEqual([])
  })

  test.each([
    ['[Test] Our letter', true],
    ['テスト配信', true],
    ['Ｔｅｓｔ', true],
    ['The latest news', false],
    ['Contest of the month', false],
  ])('%j is the subject of a trial: %s', (subject, is) => {
    expect(isTrialSubject(subject)).toBe(is)
  })

  test('a forwarded mail is recognised by its subject', () => {
    expect(['Fwd: x', 'FW: x', '転送：x', 'Forward: x', 'Fwdays'].map(isForwardedSubject)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  test('links without https', () => {
    const html =
      '<a href="http://a.example/">1</a><a href="http://a.example/">2</a><a href="https://b.example/">3</a><a href="mailto:a@b.example">4</a>'
    expect(insecureLinks(readPage(html))).toEqual(['http://a.example/'])
  })
})
