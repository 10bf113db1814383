import fc from 'fast-check'
import { Liquid } from 'liquidjs'
import { describe, expect, test } from 'vitest'
import { parseTemplate, renderTemplate, templateVariables, withEscapedOutputs } from '#mail/liquid'
import { words } from './document/documents.fake.ts'

const zone = { timezone: 'Asia/Tokyo' }
const engine = new Liquid({ timezoneOffset: 'Asia/Tokyo', ownPropertyOnly: true })
const scope = {
  name: '山田 太郎',
  company_name: 'さくら珈琲 & "Co"',
  contact: {
    name: '山田 太郎',
    氏名: '山田',
    'first name': 'Taro',
    points: 12.345,
    none: null,
    blank: ' ',
    empty: '',
    no: false,
    yes: true,
    tags: ['赤', 'blue'],
    since: '2025-12-31T20:30:00.000Z',
    birthday: '2000-02-29',
    visit: '2026-02-28T09:30',
    evil: '"><img src=x onerror=alert(1)>{{7|x}}{% if %}',
    orders: [{ title: 'A & B' }, { title: 'C' }, { title: 'D' }],
  },
}

const sound = [
  'plain text } }} %} { {',
  '{{ name }}さん',
  '{{contact[\'氏名\']}} {{ contact["first name"] }} {{ contact.氏名 }}',
  "{{ contact.none | default: 'お客様' }} {{ contact.empty | default: \"x\" }} {{ contact.no | default: 'n' }}",
  "[{{ contact.blank | default: 'blank is a value' }}]",
  '{{ gone.away | default: contact.name | upcase }}',
  '{{ contact.evil | escape }} {{ contact.evil | url_encode }}',
  '{{ contact.points | round }} {{ contact.points | round: 2 }}',
  '{{ contact.name | upcase }} {{ company_name | downcase }} {{ company_name | capitalize }}',
  "{{ contact.since | date: '%Y-%m-%d %H:%M' }} {{ contact.since | date: '%-m月%-d日 %A %a %b %B %y' }}",
  "{{ contact.birthday | date: '%Y年%m月%d日' }} {{ contact.none | date: '%Y' }}",
  "{{ contact.visit | date: '%Y-%m-%d %H:%M' }}",
  "{{ contact.tags | join: '、' }} {{ contact.tags }} {{ contact.yes }} {{ contact.none }}",
  '{% if contact.no %}a{% elsif contact.points > 12 %}b{% else %}c{% endif %}',
  "{% if contact.empty %}truthy{% endif %}{% if contact.gone %}x{% endif %}{% if name == '山田 太郎' and contact.yes %}y{% endif %}",
  "{% if contact.tags contains '赤' %}1{% endif %}{% if name contains '太' or gone %}2{% endif %}{% if contact.none == nil %}3{% endif %}",
  '{% for item in contact.orders limit:2 %}<{{ item.title | escape }}>{% endfor %}{% for x in contact.gone %}x{% endfor %}',
  '{% if contact.yes %}{% for item in contact.orders %}{% if item.title == "C" %}{{ item.title }}{{ name }}{% endif %}{% endfor %}{% endif %}',
  "{{ '{' }}{{ '{' }} name }}",
  '{{contact.constructor}}{{contact.__proto__}}{{ contact.name.length.x }}',
]

describe('the subset means what Liquid means', () => {
  test.each(sound)('%s', (template) => {
    expect(parseTemplate(template).problems).toEqual([])
    expect(renderTemplate(template, scope, zone)).toBe(engine.parseAndRenderSync(template, scope))
  })

  test('a time that says no zone is the same for every reader', () => {
    const template = "{{ contact.visit | date: '%-m/%-d %H:%M' }}"
    expect(renderTemplate(template, scope, { timezone: 'America/New_York' })).toBe('2/28 09:30')
  })

  test('the variables of a template are those that liquidjs finds', () => {
    for (const template of sound) {
      const own = new Set(templateVariables(template).map(({ path }) => path.join('.')))
      const theirs = new Set(engine.fullVariablesSync(template).filter((one) => !/^(item|x)(\.|$)/.test(one)))
      expect([...own].map(plain).sort()).toEqual([...theirs].map(plain).sort())
    }
  })
})
/** liquidjs writes keys with blanks in brackets. */
const plain = (path: string) => path.replaceAll(/\[["'](.*?)["']\]/g, '.$1')

test('whether a variable has a fallback', () => {
  expect(templateVariables("{{ a }}{{ b | default: 'x' }}{% if c %}{% endif %}")).toEqual([
    { path: ['a'], hasFallback: false },
    { path: ['b'], hasFallback: true },
    { path: ['c'], hasFallback: true },
  ])
})

describe('what is not of the subset stays as it is, and is reported', () => {
  test.each([
    ['a {{ name', 'not_closed'],
    ['{% if a', 'not_closed'],
    ['{{ }}', 'syntax'],
    ['{{ 7 | x }}', 'unknown_filter'],
    ['{{7|x}}', 'unknown_filter'],
    ['{{ name | there }}', 'unknown_filter'],
    ['{{ name | append: "x" }}', 'unknown_filter'],
    ['{{ a + b }}', 'syntax'],
    ["{{ name | default: 'it's' }}", 'syntax'],
    ['{% if %}', 'syntax'],
    ['{% if a and b or c %}', 'syntax'],
    ['{% assign a %}', 'unknown_tag'],
    ['{% raw %}', 'unknown_tag'],
    ['{% endif %}', 'unbalanced'],
    ['{% else %}', 'unbalanced'],
    ['{% for a in b reversed %}', 'syntax'],
    ['{%- if a -%}', 'syntax'],
  ])('%s', (template, code) => {
    const { problems } = parseTemplate(template)
    expect(problems[0]?.code).toBe(code)
    expect(renderTemplate(template, scope, zone)).toBe(template)
  })

  test('a tag without its end shows nothing of its inside', () => {
    expect(parseTemplate('a{% if b %}c').problems.map(({ code }) => code)).toEqual(['unbalanced'])
    expect(renderTemplate('a{% if b %}c', { b: true }, zone)).toBe('a')
  })

  test('tags within tags have a limit', () => {
    expect(parseTemplate('{% if a %}'.repeat(50)).problems.some(({ code }) => code === 'too_deep')).toBe(true)
  })

  test('loops in loops write only so much', () => {
    const list = Array.from({ length: 100 }, () => 'x'.repeat(100))
    const template = '{% for a in list %}'.repeat(6) + '{{ a }}' + '{% endfor %}'.repeat(6)
    expect(renderTemplate(template, { list }, zone).length).toBeLessThan(3_000_000)
  })

  test.each([
    ['nothing', ''],
    ['tests', '{% if a == "y" %}y{% endif %}'],
    ['filters', '{{ none | upcase | downcase | upcase }}'],
  ])('loops in loops end that hold only %s', (_, body) => {
    const list = Array.from({ length: 100 }, () => 'x')
    const loops = (deep: number) => '{% for a in list %}'.repeat(deep) + body + '{% endfor %}'.repeat(deep)
    expect(renderTemplate(`a${loops(3)}b`, { list }, zone)).toBe('a')
    expect(renderTemplate(`a${loops(2)}b`, { list }, zone)).toBe('ab')
  })

  test('long texts are much work', () => {
    const long = 'x'.repeat(1_000_000)
    const tests = Array.from({ length: 500 }, () => 'long contains "y"').join(' or ')
    expect(renderTemplate(`{% if ${tests} %}{% endif %}b`, { long }, zone)).toBe('')
    expect(renderTemplate(`{{ 1${' | default: long | upcase'.repeat(3)} }}b`, { long }, zone)).toBe('1b')
  })
})

test('a value is never a template, whatever it holds', () => {
  fc.assert(
    fc.property(words, (value) => {
      expect(renderTemplate('{{ v }}', { v: value }, zone)).toBe(value.toWellFormed())
      expect(renderTemplate('{{ v | escape }}', { v: value }, zone)).not.toMatch(/[<>"']/)
    }),
  )
})

test('any text is read without a throw, and comes back unless it has tags', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), words), (text) => {
      const { problems } = parseTemplate(text)
      const rendered = renderTemplate(text, {}, zone)
      if (!/\{[{%]/.test(text)) expect([rendered, problems]).toEqual([text, []])
    }),
  )
})

test('in HTML that somebody wrote by hand, values are text, also inside blocks and where they were escaped before', () => {
  const source =
    '{{ v }}|{{ v | escape }}|{{ gone | default: v }}|{% if v %}{{ v | upcase }}{% else %}{{ v }}{% endif %}|{% for one in all %}{{ one }}{% endfor %}'
  const template = withEscapedOutputs(parseTemplate(source).template)
  const text = renderTemplate(template, { v: '<b>&', all: ['"', "'"] }, zone)
  expect(text).toBe('&lt;b&gt;&amp;|&lt;b&gt;&amp;|&lt;b&gt;&amp;|&lt;B&gt;&amp;|&#34;&#39;')
})
