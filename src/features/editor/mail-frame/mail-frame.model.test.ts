import { expect, test } from 'vitest'
import { emptyDocument } from '#mail/document'
import { toHtml } from '#mail/render'
import { rulesForScheme, withStylesAside } from './mail-frame.model.ts'

const css =
  '@media (prefers-color-scheme:dark){.a{color:#fff}}@media (prefers-color-scheme: light){.b{color:#000}}'

test('a scheme is a query that always holds, the other one never', () => {
  expect(rulesForScheme(css, 'dark')).toBe(
    '@media (min-width:0px){.a{color:#fff}}@media (max-width:0px){.b{color:#000}}',
  )
  expect(rulesForScheme(css, 'light')).toBe(
    '@media (max-width:0px){.a{color:#fff}}@media (min-width:0px){.b{color:#000}}',
  )
})

test('each style attribute is put aside, and no word of the mail', () => {
  const document = emptyDocument('en')
  document.sections.push({
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
            type: 'text',
            id: 't',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: 'Write <p style="color:red">' }] },
            ],
          },
          {
            type: 'html',
            id: 'h',
            html: '<p style=\'color:red\' title=\' style="x"\'>Own &quot;HTML&quot; style="y"</p>',
          },
        ],
      },
    ],
  })
  const html = toHtml(document, { output: 'final' })
  const aside = withStylesAside(html)
  expect(html.split(' style="').length).toBeGreaterThan(5)
  expect(aside).not.toContain(' style="')
  expect(aside).toContain('Write &lt;p style=&#34;color:red&#34;&gt;')
  expect(aside).toContain('title=" style=&#34;x&#34;"')
})
