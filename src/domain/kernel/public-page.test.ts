import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PUBLIC_STYLE, PUBLIC_STYLE_HASH, publicPage, type PublicPageOptions } from './public-page.ts'

test('the policy of a page lets in its style', async () => {
  expect(PUBLIC_STYLE_HASH).toBe(`sha256-${createHash('sha256').update(PUBLIC_STYLE).digest('base64')}`)
  const page = publicPage('Title', '<p>Text</p>', { language: 'en' })
  expect(page.headers.get('content-security-policy')).toContain(`style-src '${PUBLIC_STYLE_HASH}'`)
  expect(await page.text()).toContain(`<style>${PUBLIC_STYLE}</style>`)
  // Japanese is broken between phrases, not inside a word.
  expect(PUBLIC_STYLE).toContain('word-break:auto-phrase')
})

test('a page is dark in a dark system, unless it has colours of its own or is in a frame', async () => {
  const htmlOf = (options: Partial<PublicPageOptions>) =>
    publicPage('Title', '', { language: 'en', ...options }).text()
  const both = '<meta name="color-scheme" content="light dark">'
  expect(await htmlOf({})).toContain(both)
  expect(await htmlOf({ colours: { back: '#ffffff', text: '#000000' } })).not.toContain(both)
  // Where its scheme differs from that of the page around, a frame is not transparent.
  expect(await htmlOf({ isEmbedded: true })).not.toContain(both)
})
