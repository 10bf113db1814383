import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributeOf, parentOf, readPage, textOf } from '#mail/amp/html-page'

test('a reader sees the words of the body, not scripts, styles and templates', () => {
  const { words, firstInHead } = readPage(
    '<head><meta charset="utf-8"><title>Title</title></head><body>One <b>two</b><script>no</script><style>no</style><template><p>no</p></template><noscript>three</noscript>',
  )
  expect(words).toBe('One twothree')
  expect(firstInHead?.tagName).toBe('meta')
})

test('elements of templates are there too, in the order of the page', () => {
  const { elements } = readPage('<i></i><template><b title="x"><u></u></b></template><s></s>')
  expect(elements.map(({ tagName }) => tagName)).toEqual([
    'html',
    'head',
    'body',
    'i',
    'template',
    'b',
    'u',
    's',
  ])
  const [bold, underlined] = elements.slice(5)
  expect(bold && attributeOf(bold, 'title')).toBe('x')
  expect(underlined && parentOf(underlined)).toBe(bold)
  expect(bold && parentOf(bold)).toBeUndefined()
})

test('the text of a style is kept as it is', () => {
  const [style] = readPage('<style>a > b { content: "<b>" }</style>').elements.slice(2)
  expect(style && textOf(style)).toBe('a > b { content: "<b>" }')
})

test('markup may be as deep as it is long', () => {
  const depth = 3000
  const { elements, words } = readPage(`${'<b>'.repeat(depth)}deep`)
  expect(elements).toHaveLength(depth + 3)
  expect(words).toBe('deep')
  expect(readPage('<template>'.repeat(depth)).elements).toHaveLength(depth + 3)
})

test('any text is a page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readPage(text).elements[0]?.tagName).toBe('html')
    }),
    { numRuns: 100 },
  )
})
