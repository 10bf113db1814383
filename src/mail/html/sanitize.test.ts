import fc from 'fast-check'
import { parse, parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { sanitizeHtml } from './sanitize.ts'

describe('HTML of an author', () => {
  test.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script>b', 'b'],
    ['<SCRIPT/x>alert(1)</sCript >b', 'b'],
    ['<style>*{display:none}</style>b', 'b'],
    ['<svg><a href="https://example.com">x</a></svg>b', 'b'],
    ['<iframe src=//evil></iframe>b', 'b'],
    ['<a href="javascript:alert(1)">x</a>', '<a href="#">x</a>'],
    ['<a href=" java&#10;script:alert(1)">x</a>', '<a href="#">x</a>'],
    ['<a href="https://example.com/?a=1&b=2">x</a>', '<a href="https://example.com/?a=1&amp;b=2">x</a>'],
    ['<img src="javascript:x" alt="a">', '<img alt="a">'],
    ['<img src=https://example.com/a.png>', '<img src="https://example.com/a.png" alt="">'],
    ['<p style="color:red;position:fixed;background:url(//evil)">a</p>', '<p style="color:red">a</p>'],
    ['<p style="color:red/*;*/;width:expression(alert(1))">a</p>', '<p style="color:red">a</p>'],
    ['</td></tr></table><b>out', '<b>out</b>'],
    ['<td>lost</td>', 'lost'],
    [
      '<table><tr><td>a<td>b<tr><td>c</table>',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    ],
    ['<!--[if mso]><b>x</b><![endif]-->y', 'y'],
    ['--><!-- a', '--&gt;'],
    ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
    ['<p', '&lt;p'],
    ['<p title="', '&lt;p title=&#34;'],
    ['日本語<br>改行', '日本語<br>改行'],
  ])('%s', (html, safe) => {
    expect(sanitizeHtml(html)).toBe(safe)
  })

  test('Liquid of the subset stays, and always escapes', () => {
    expect(sanitizeHtml('<p>{{ contact.name }}{{ a | default: "it\'s <b>" }}</p>')).toBe(
      "<p>{{ contact.name | escape }}{{ a | default: 'it’s ‹b›' | escape }}</p>",
    )
    expect(sanitizeHtml('{% if a <b %}<b>x{% else %}</b>y{% endif %}z</b>')).toBe(
      '{% if a < b %}<b>x</b>{% else %}y{% endif %}z',
    )
    expect(
      sanitizeHtml('<a href="https://example.com/{{ a | url_encode }}" title="{% if a %}x{% endif %}">x</a>'),
    ).toBe('<a href="https://example.com/{{ a | url_encode | escape }}" title="x">x</a>')
    expect(sanitizeHtml('<a href="{{ a }}">x</a><a href="{{ unsubscribe_url }}">y</a>')).toBe(
      '<a href="#">x</a><a href="{{ unsubscribe_url | escape }}">y</a>',
    )
  })

  test('any other template is text', () => {
    expect(sanitizeHtml('{{ a | evil }}{% raw %}')).toBe(
      '&#123;&#123; a | evil &#125;&#125;&#123;% raw %&#125;',
    )
    expect(sanitizeHtml('{{ a }}', 'final')).toBe('&#123;&#123; a &#125;&#125;')
  })

  const pieces = fc.array(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      ' ',
      '/',
      '<p>',
      '</p>',
      '<b ',
      '<table>',
      '<tr>',
      '<td>',
      '</table>',
      '</td>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<a href=',
      'javascript:',
      'onerror=',
      '<img src=x ',
      '{{ a }}',
      '{% if a %}',
      '{% endif %}',
      '&lt;script&gt;',
      '&#0;',
      '\u{f0000}',
      '<li>',
      'x',
      '<br/>',
      '<title>',
      '\u0000',
    ),
    { maxLength: 20 },
  )

  test('whatever it is, the result stays where it is put, and is the same when sanitised again', () => {
    fc.assert(
      fc.property(pieces, (some) => {
        const html = some.join('')
        const safe = sanitizeHtml(html, 'final')
        expect(sanitizeHtml(safe, 'final')).toBe(safe)
        expect(safe).not.toMatch(/<(script|iframe|svg|style)|<[^>]*\son\w+=/i)
        const errors: string[] = []
        const page = `<!doctype html><title>t</title><table><tr><td>${safe}</td></tr></table><p id="after"></p>`
        parse(page, { onParseError: ({ code }) => errors.push(code) })
        expect(errors).toEqual([])
        expect(parseFragment(`<div>${safe}</div><hr>`).childNodes).toHaveLength(2)
      }),
      { numRuns: 500 },
    )
  })

  test('long and broken HTML takes no long', () => {
    const long = '<a '.repeat(60_000)
    expect(sanitizeHtml(long).length).toBeGreaterThan(0)
    expect(sanitizeHtml('<title></title>'.repeat(10_000))).toBe('')
    expect(sanitizeHtml('<b>'.repeat(20_000)).length).toBe(20_000 * 7)
  })
})
