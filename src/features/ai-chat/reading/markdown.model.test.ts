import fc from 'fast-check'
import { Lexer } from 'marked'
import { describe, expect, test } from 'vitest'
import { linkHost, isFrom } from './addresses.model.ts'
import { growthOf } from './growth.model.ts'
import { readMarkdown } from './markdown-blocks.model.ts'
import { readInline, textOf } from './markdown-inline.model.ts'
import type { Block, Inline } from './markdown-nodes.ts'
import { spoken } from './words.model.ts'
import { closedLength, sectionStarts } from './sections.model.ts'

/** A tree as short text, to be read in a table. */
const inline = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return node.text
        case 'code':
          return `<code ${node.text}>`
        case 'break':
          return '<br>'
        case 'image':
          return `<img ${node.alt} ${node.src ?? '-'}>`
        case 'link':
          return `<a ${node.href ?? '-'} ${inline(node.children)}>`
        case 'strong':
        case 'em':
        case 'del':
          return `<${node.kind} ${inline(node.children)}>`
      }
    })
    .join('')
const block = (one: Block): string => {
  switch (one.kind) {
    case 'paragraph':
      return inline(one.children)
    case 'heading':
      return `h${one.level}(${inline(one.children)})`
    case 'code':
      return `code:${one.language}(${one.text})`
    case 'quote':
      return `quote(${blocks(one.children)})`
    case 'list':
      return `list${one.start ?? ''}(${one.items.map(({ done, children }) => (done === undefined ? '' : done ? '[x] ' : '[ ] ') + blocks(children)).join('; ')})`
    case 'table':
      return `table(${[one.head, ...one.rows].map((row) => row.map(inline).join(' | ')).join('; ')})`
    case 'rule':
      return 'rule'
  }
}
const blocks = (all: readonly Block[]) => all.map(block).join(' / ')
const read = (text: string) => blocks(readMarkdown(text))

describe('within a paragraph', () => {
  test.each([
    ['plain', 'plain'],
    ['**bold** and _soft_ and ~~gone~~', '<strong bold> and <em soft> and <del gone>'],
    ['***both***', '<strong <em both>>'],
    ['**a *b* c**', '<strong a <em b> c>'],
    ['**「強調」**です', '<strong 「強調」>です'],
    ['snake_case_name', 'snake_case_name'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['**not closed', '**not closed'],
    ['*a **b*', '<em a **b>'],
    ['`a*b*`', '<code a*b*>'],
    ['``a`b``', '<code a`b>'],
    ['`not closed', '`not closed'],
    ['\\*not\\*', '*not*'],
    ['a\nb', 'a<br>b'],
    ['[page](https://a.example/b)', '<a https://a.example/b page>'],
    ['[page](https://a.example/b_(c) "Title")', '<a https://a.example/b_(c) page>'],
    ['[**page**](<https://a.example>)', '<a https://a.example/ <strong page>>'],
    ['[page] (x)', '[page] (x)'],
    ['[a](javascript:alert(1))', '<a - a>'],
    ['[a](JaVaScRiPt:alert`1`)', '<a - a>'],
    ['[a](data:text/html,x)', '<a - a>'],
    ['[a](/campaigns)', '<a - a>'],
    ['[[a](https://b.example)](https://c.example)', '<a https://c.example/ a>'],
    ['![p](https://a.example/p.gif)', '<img p https://a.example/p.gif>'],
    ['![p](javascript:1)', '<img p ->'],
    ['https://a.example/b.', '<a https://a.example/b https://a.example/b>.'],
    ['見る：https://a.example/b。次', '見る：<a https://a.example/b https://a.example/b>。次'],
    ['<https://a.example>', '<a https://a.example/ https://a.example>'],
    ['<script>alert(2)</script>', '<script>alert(2)</script>'],
    ['&lt;b&gt; &amp; &copy;', '<b> & &copy;'],
  ])('%j', (text, expected) => {
    expect(inline(readInline(text))).toBe(expected)
  })

  test('what is being written is shown as what it will be', () => {
    expect(inline(readInline('so **bol', true))).toBe('so <strong bol>')
    expect(inline(readInline('see [page](https://a.exa', true))).toBe('see <a - page>')
    expect(inline(readInline('see [page](https://a.exa'))).not.toContain('<a - page>')
  })
})

describe('blocks', () => {
  test.each([
    ['one\n\ntwo', 'one / two'],
    ['# One\n\n### Two ###', 'h1(One) / h3(Two)'],
    ['#no heading', '#no heading'],
    ['- a\n- b\n  - c\n- d', 'list(a; b / list(c); d)'],
    ['1. a\n2. b', 'list1(a; b)'],
    ['3. a\n\n4. b', 'list3(a; b)'],
    ['1. a\n   ```js\n   x\n   ```\n2. b', 'list1(a / code:js(x); b)'],
    ['- [ ] a\n- [x] b', 'list([ ] a; [x] b)'],
    ['A year\n1984. was', 'A year<br>1984. was'],
    ['> a\n> - b', 'quote(a / list(b))'],
    ['```html\n<p>\n\n**x**\n```\nafter', 'code:html(<p>\n\n**x**) / after'],
    ['```\nnever closed', 'code:(never closed)'],
    ['~~~~\n```\n~~~~', 'code:(```)'],
    ['a\n\n---\n\nb', 'a / rule / b'],
    ['| a | b |\n| --- | :-: |\n| 1 | 2\\|3 |\n| 4 |', 'table(a | b; 1 | 2|3; 4 | )'],
    ['a | b\nc | d', 'a | b<br>c | d'],
    ['手順：\n1. 開く\n2. 閉じる', '手順： / list1(開く; 閉じる)'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test('are those that marked finds in what is well formed', () => {
    const word = fc.constantFrom('mail', '開封', 'a', '**b**', '`c`', '[d](https://d.example)', '_e_', '12')
    const line = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
    const part = fc.oneof(
      line,
      fc.tuple(fc.nat({ max: 5 }), line).map(([level, words]) => `${'#'.repeat(level + 1)} ${words}`),
      fc.array(line, { minLength: 1, maxLength: 4 }).map((all) => all.map((one) => `- ${one}`).join('\n')),
      fc
        .array(line, { minLength: 1, maxLength: 4 })
        .map((all) => all.map((one, nth) => `${nth + 1}. ${one}`).join('\n')),
      line.map((words) => `> ${words}`),
      fc.array(line, { maxLength: 4 }).map((all) => `\`\`\`js\n${all.join('\n\n')}\n\`\`\``),
      fc.constant('| a | b |\n| --- | --- |\n| c | **d** |'),
      fc.constant('---'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts
          .flatMap((one, nth) => (nth > 0 && listOrQuote(one, parts[nth - 1]) ? ['text', one] : [one]))
          .join('\n\n')
        const kinds = new Lexer({ gfm: true })
          .lex(text)
          .flatMap(({ type }) =>
            type === 'space' ? [] : [type === 'blockquote' ? 'quote' : type === 'hr' ? 'rule' : type],
          )
        expect(readMarkdown(text).map(({ kind }) => kind)).toEqual(kinds)
      }),
    )
  })
})

const listOrQuote = (one: string, before = '') =>
  one[0] === before[0] || (/^\d/.test(one) && /^\d/.test(before))

const pieces = fc.constantFrom(
  '**',
  '*',
  '_',
  '~~',
  '`',
  '```',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  '> ',
  '# ',
  '|',
  '| - | - |',
  '[',
  ']',
  '](',
  '](javascript:alert(1))',
  '](https://a.example)',
  '![',
  ')',
  '<script>',
  '</p>',
  '<!--',
  '&lt;',
  'https://a.example/',
  'JAVASCRIPT:x',
  'word',
  '日本語',
  '𠮷',
  ' ',
  '    ',
  '\\',
  '\t',
  '\r\n',
  '[x] ',
  '---',
)
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(pieces, { maxLength: 80 }).map((all) => all.join('')),
)

describe('any text', () => {
  const hrefs: (string | undefined)[] = []
  const collect = (nodes: readonly (Block | Inline)[]): void => {
    for (const node of nodes) {
      if (node.kind === 'link') hrefs.push(node.href)
      if (node.kind === 'image') hrefs.push(node.href, node.src)
      if (node.kind === 'list') for (const { children } of node.items) collect(children)
      else if (node.kind === 'table') for (const cell of [node.head, ...node.rows].flat()) collect(cell)
      else if ('children' in node) collect(node.children)
    }
  }
  test('throws nothing and leads nowhere unsafe', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, open) => {
        hrefs.length = 0
        collect(readMarkdown(text, open))
        for (const href of hrefs)
          if (href !== undefined) expect(href).toMatch(/^(https?:|mailto:|tel:|data:image\/)/)
      }),
    )
  })

  test('has the same closed sections whatever follows', () => {
    fc.assert(
      fc.property(anyText, fc.nat({ max: 400 }), (text, length) => {
        const before = sectionStarts(text.slice(0, length))
        expect(sectionStarts(text).slice(0, before.length)).toEqual(before)
      }),
    )
  })

  test('is whole in its sections', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const starts = sectionStarts(text)
        expect(starts.map((start, nth) => text.slice(start, starts[nth + 1])).join('')).toBe(text)
        expect(closedLength(text)).toBe(starts.at(-1))
      }),
    )
  })

  test('that grows by letters looks the same but for its last words', () => {
    fc.assert(
      fc.property(anyText, fc.stringMatching(/^[a-z]{1,20}$/), (text, letters) => {
        const [before, after] = [
          growthOf(readMarkdown(text, true)),
          growthOf(readMarkdown(text + letters, true)),
        ]
        const { tail } = after
        if (before.shape === after.shape && tail)
          expect(after.words.length).toBeGreaterThanOrEqual(before.words.length)
      }),
    )
  })
})

test('a plain paragraph is drawn once, whatever its length', () => {
  const shapes = new Set<string>()
  let text = ''
  for (let nth = 0; nth < 200; nth += 1) shapes.add(growthOf(readMarkdown((text += 'word '), true)).shape)
  expect(shapes.size).toBe(1)
})

test.each([
  ['**Bold** and [a page](https://a.example).', 'Bold and a page.'],
  ['# One\n\n- a\n- b', 'One\na\nb'],
  ['| a | b |\n| - | - |\n| c | d |', 'a b\nc d'],
  ['```\ncode\n```\n\n---', 'code'],
  ['件名の**案**です。', '件名の案です。'],
])('%j is read aloud as %j', (text, words) => expect(spoken(text)).toBe(words))

describe('hostile text', () => {
  const SIZE = 40_000
  const hostile: [string, string][] = [
    ['brackets', '['.repeat(SIZE)],
    ['nested links', '['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2)],
    ['half links', '[a]('.repeat(SIZE / 4)],
    ['half links in angles', '[a](<'.repeat(SIZE / 5)],
    ['half links with titles', '[a](b "'.repeat(SIZE / 7)],
    ['parentheses', `[a](${'('.repeat(SIZE)}`],
    ['pictures', '![['.repeat(SIZE / 3)],
    ['stars', '*a **a '.repeat(SIZE / 7)],
    ['closing stars', 'a* b** '.repeat(SIZE / 7)],
    ['stars without spaces', 'a*'.repeat(SIZE / 2)],
    ['underscores', '_a '.repeat(SIZE / 3)],
    ['backticks of all lengths', Array.from({ length: 250 }, (_, nth) => '`'.repeat(nth + 1)).join(' ')],
    ['quotes', '>'.repeat(SIZE)],
    ['lists', '- '.repeat(SIZE / 2)],
    ['numbers', '1. '.repeat(SIZE / 3)],
    ['hashes', `# ${'#'.repeat(SIZE)}a`],
    ['a table', `${'|a'.repeat(SIZE / 2)}\n${'|-'.repeat(SIZE / 2)}`],
    ['addresses', 'https://'.repeat(SIZE / 8)],
    ['dots after an address', `https://a.example${'.'.repeat(SIZE)}`],
    ['angles', '<'.repeat(SIZE)],
    ['comments', '<!--'.repeat(SIZE / 4)],
    ['backslashes', '\\'.repeat(SIZE)],
    ['spaces', `a${' '.repeat(SIZE)}b`],
    ['a fence that never ends', `\`\`\`\n${'x\n'.repeat(SIZE / 2)}`],
    ['an item that never ends', `- a\n${'  b\n'.repeat(SIZE / 4)}`],
    ['rules', '- '.repeat(SIZE / 2) + 'x'],
  ]
  const timed = (text: string) => {
    const from = process.cpuUsage()
    readMarkdown(text)
    readMarkdown(text, true)
    sectionStarts(text)
    return process.cpuUsage(from).user / 1000
  }
  // What is linear takes a tenth of that; what is quadratic can't be done with 40,000 letters in that time.
  test.each(hostile)('%s are read in time', (_, text) => {
    expect(timed(text)).toBeLessThan(1500)
  })
})

describe('addresses', () => {
  test.each([
    ['https://a.example/x', 'a page', 'a.example'],
    ['https://a.example/x', 'a.example', undefined],
    ['https://a.example/x', 'https://a.example/x', undefined],
    ['https://evil.example/', 'https://bank.example', 'evil.example'],
    ['https://bank.example.evil.example/', 'bank.example', 'bank.example.evil.example'],
    ['mailto:a@b.example', 'write', 'a@b.example'],
  ])('%s behind %j tells %s', (href, words, host) => {
    expect(linkHost(href, words)).toBe(host)
  })

  test('pictures come from where they may', () => {
    const places = ['https://api.example']
    expect(isFrom('https://api.example/p.png', places)).toBe(true)
    expect(isFrom('http://api.example/p.png', ['http://api.example'])).toBe(false)
    expect(isFrom('https://tracker.example/p.gif?api.example', places)).toBe(false)
    expect(isFrom('data:image/png;base64,AA', places)).toBe(false)
  })

  test('words are what is read aloud', () => {
    expect(textOf(readInline('a **b** `c` ![d](https://e.example)'))).toBe('a b c d')
  })
})
