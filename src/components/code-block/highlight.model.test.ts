import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlRanges } from './highlight.model.ts'

const piecesOf = (code: string) => htmlRanges(code).map(({ kind, from, to }) => [kind, code.slice(from, to)])

test('tags, attributes, values, comments and what a template fills in', () => {
  expect(
    piecesOf(
      '<!doctype html><a href="x>y" title=\'z\' hidden width=1>A &lt; B {{ name }}</a><!-- <b> -->{% if x %}',
    ),
  ).toEqual([
    ['tag', '<!doctype'],
    ['attribute', 'html'],
    ['tag', '>'],
    ['tag', '<a'],
    ['attribute', 'href'],
    ['string', '"x>y"'],
    ['attribute', 'title'],
    ['string', "'z'"],
    ['attribute', 'hidden'],
    ['attribute', 'width'],
    ['string', '1'],
    ['tag', '>'],
    ['template', '{{ name }}'],
    ['tag', '</a'],
    ['tag', '>'],
    ['comment', '<!-- <b> -->'],
    ['template', '{% if x %}'],
  ])
})

test('any text gives ranges in order that do not overlap', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '<a',
    ' b=',
    '"',
    "'",
    '<!--',
    '-->',
    '{{',
    '}}',
    '{%',
    '/',
    '文',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const code = parts.join('')
      let at = 0
      for (const { from, to } of htmlRanges(code)) {
        expect(from).toBeGreaterThanOrEqual(at)
        expect(to).toBeGreaterThan(from)
        at = to
      }
      expect(at).toBeLessThanOrEqual(code.length)
    }),
  )
})
