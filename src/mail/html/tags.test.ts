import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hrefsOfLinks, withoutElements, withoutTags } from './tags.ts'

/** Markup as people write it, and as nobody does. */
const markup = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '<a',
      '<A ',
      '<area ',
      '</a>',
      '<b>',
      ' href=',
      ' HREF = ',
      '"',
      "'",
      'x',
      ' ',
      '\n',
      '<v:rect ',
      '<style',
      '<style>',
      '</style>',
      '</STYLE >',
      '<script>',
      '</script>',
      '<br',
      '<br>',
      '</p>',
      '=',
      '/',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

test('tags are those that a pattern finds which looks for each end anew', () => {
  fc.assert(
    fc.property(markup, (html) => {
      expect(withoutTags(html, /</g)).toBe(html.replaceAll(/<[^>]*>/g, ''))
      expect(withoutTags(html, /<(?:br|\/p)\b/gi, { by: '\n' })).toBe(
        html.replaceAll(/<(?:br|\/p)\b[^>]*>/gi, '\n'),
      )
      expect(withoutTags(html, /<(?:style|script)\b/gi, { withText: true })).toBe(
        html.replaceAll(/<(?:style|script)\b[^>]*>[^<]*/gi, ''),
      )
      expect(withoutElements(html, ['style', 'script'])).toBe(
        html.replaceAll(/<(style|script)\b[^]*?<\/\1\s*>/gi, ''),
      )
    }),
  )
})

test('links are those that a pattern finds which looks for each address anew', () => {
  const anchors = /(<(?:a|area|v:[a-z]+)\b[^>]*?\shref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi
  fc.assert(
    fc.property(markup, (html) => {
      expect([...hrefsOfLinks(html)]).toEqual(
        [...html.matchAll(anchors)].map(({ 0: whole, 1: start, 2: double, 3: single, index }) => ({
          start,
          value: double ?? single,
          index,
          end: index + whole.length,
        })),
      )
    }),
  )
})
