import { expect, test } from 'vitest'
import type { ContentVariant } from '#api/campaigns'
import { emptyDocument } from '#mail/document'
import { toHtml, toText } from '#mail/render'
import { mailSources } from './mail-templates.ts'
import { linkTarget, trackedLinks, withTracking } from './tracked-mail.ts'

const utm = { source: 'otegami' }
const nothing = { html: undefined, text: undefined, amp: undefined }

test('in a mail of plain text an address ends where its words go on, and none of them is lost', () => {
  const text =
    '新商品（https://example.jp/new）。See https://example.jp/a.\n詳しくはhttps://example.jp/をご覧ください\nhttps://example.jp/?id={{ contact.id | url_encode }}'
  const links = trackedLinks({ ...nothing, text }, 'text')
  expect(links.map((link) => linkTarget(link, { contact: { id: 'a b' } }, { timezone: 'UTC', utm }))).toEqual(
    [
      'https://example.jp/new?utm_source=otegami',
      'https://example.jp/a?utm_source=otegami',
      'https://example.jp/?id=a+b&utm_source=otegami',
    ],
  )
  const tracked = (clicks: boolean) =>
    withTracking(
      { ...nothing, text },
      { mode: 'text', links, tracking: { opens: false, clicks, utm }, hasPreview: false },
    ).text
  expect(tracked(true)).toBe(
    '新商品（{{ _otegami.link0 }}）。See {{ _otegami.link1 }}.\n詳しくはhttps://example.jp/をご覧ください\n{{ _otegami.link2 }}',
  )
  expect(tracked(false)).toBe(
    '新商品（https://example.jp/new?utm_source=otegami）。See https://example.jp/a?utm_source=otegami.\n詳しくはhttps://example.jp/をご覧ください\nhttps://example.jp/?id={{ contact.id | url_encode }}&utm_source=otegami',
  )
})

test('the text part beside HTML has what analytics read, also where clicks are counted in the HTML', () => {
  const doc = emptyDocument('ja')
  doc.sections.push({
    type: 'section',
    id: 's',
    gap: 0,
    stack: 'ltr',
    valign: 'top',
    columns: [
      {
        id: 'c',
        width: 12,
        blocks: [
          {
            type: 'button',
            id: 'b',
            label: [{ type: 'text', text: '見る' }],
            href: { parts: ['https://example.jp/new'] },
          },
          {
            type: 'text',
            id: 't',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: '店舗',
                    marks: [{ type: 'link', href: { parts: ['https://example.jp/shop#map'] } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
  const options = { output: 'template' } as const
  const sources = { ...nothing, html: toHtml(doc, options), text: toText(doc, options) }
  const track = (mode: 'blocks' | 'html', text: string | undefined) =>
    withTracking(
      { ...sources, text },
      {
        mode,
        links: trackedLinks(sources, mode),
        tracking: { opens: true, clicks: true, utm },
        hasPreview: false,
      },
    )
  const written = [
    '見る: https://example.jp/new?utm_source=otegami',
    '店舗 (https://example.jp/shop?utm_source=otegami#map)',
  ]
  for (const line of written) expect(track('blocks', sources.text).text).toContain(line)
  expect(track('html', undefined).text).toContain('店舗 (https://example.jp/shop?utm_source=otegami#map)')
  expect(track('blocks', sources.text).html).toContain('{{ _otegami.link1 | escape }}')
})

test('a mail of HTML has its own words as its text, not those that were written before as plain text', () => {
  const html = '<p>新豆 <a href="{{unsubscribe_url}}">配信停止</a></p>'
  const variant: ContentVariant = {
    id: 'v',
    label: '',
    locale: null,
    weight: 100,
    subject: '新豆',
    previewText: '',
    mode: 'html',
    html,
    text: '下書き',
    textAuto: true,
  }
  const textOf = (mail: ContentVariant) =>
    withTracking(mailSources(mail, undefined), {
      mode: mail.mode,
      links: [],
      tracking: { opens: false, clicks: false },
      hasPreview: false,
    }).text
  expect(textOf(variant)).toBe('新豆 配信停止 ({{unsubscribe_url}})')
  expect(textOf({ ...variant, textAuto: false })).toBe('下書き')
  expect(textOf({ ...variant, mode: 'text' })).toBe('下書き')
})

test.each([
  ["https://x.jp/{{ plan | default: 'free' }}/", 'https://x.jp/free/', 'https://x.jp/pro/'],
  [
    'https://x.jp/?p={{ plan | default: "日本 #1" | url_encode }}',
    'https://x.jp/?p=%E6%97%A5%E6%9C%AC+%231',
    'https://x.jp/?p=pro',
  ],
  [
    "https://x.jp/?p={{plan|upcase|default:'a&b'}}#{{ plan }}",
    'https://x.jp/?p=a%26b#',
    'https://x.jp/?p=pro#pro',
  ],
  [`https://x.jp/?p={{ plan | default: "it's" }}`, "https://x.jp/?p=it's", 'https://x.jp/?p=pro'],
  ['https://x.jp/?p={{ plan }}', 'https://x.jp/?p=', 'https://x.jp/?p=pro'],
])('a counted link keeps the fallbacks of its variables: %s', (address, without, withPlan) => {
  const html = `<a href="${address.replaceAll('"', '&quot;').replaceAll('&b', '&amp;b')}">x</a>`
  const links = trackedLinks({ ...nothing, html }, 'html')
  const targets = (scope: object) => links.map((link) => linkTarget(link, { ...scope }, { timezone: 'UTC' }))
  expect(targets({})).toEqual([without])
  expect(targets({ plan: 'pro' })).toEqual([withPlan])
  const tracked = withTracking(
    { ...nothing, html },
    { mode: 'html', links, tracking: { opens: false, clicks: true }, hasPreview: false },
  )
  expect(tracked.html).toContain('{{ _otegami.link0 | escape }}')
})
