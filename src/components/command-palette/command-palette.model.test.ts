import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  commandFit,
  FIT,
  fit,
  moved,
  PAGE,
  paletteSections,
  RECENT,
  type Command,
} from './command-palette.model.ts'

const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  group: 'Go to',
  ...more,
})
const ids = (commands: readonly Command[], typed: string, recent: readonly string[] = []) =>
  paletteSections(commands, recent, typed).flatMap((section) => section.commands.map(({ id }) => id))

test.each([
  ['Campaigns', 'campaigns', FIT.whole],
  ['Campaigns', 'camp', FIT.start],
  ['New campaign', 'camp', FIT.wordStart],
  ['Campaigns', 'paign', FIT.inside],
  ['New campaign', 'nc', FIT.letters],
  ['New campaign', 'newcam', FIT.letters],
  ['Campaigns', 'campains', FIT.letters / 2],
  ['Campaigns', 'cpg', FIT.none],
  ['Campaigns', 'snc', FIT.none],
  ['Campaigns', 'x', FIT.none],
  ['Campaigns', '', FIT.none],
  ['キャンペーン', 'きゃんぺーん', FIT.whole],
  ['キャンペーン', 'ｷｬﾝﾍﾟｰﾝ', FIT.whole],
  ['サーバー設定', 'さーば', FIT.start],
  ['新規キャンペーン', 'キャン', FIT.wordStart],
  ['配信設定', '配設', FIT.letters / 2],
  ['配信の設定', '設定', FIT.wordStart],
  ['ＡＰＩキー', 'api', FIT.start],
  ['API keys', 'ａｐｉ', FIT.start],
])('%s, typed %s', (text, typed, expected) => {
  expect(fit(text, typed)).toBeCloseTo(expected)
})

test('each word has to fit, in the label, a keyword or the group, and the label counts most', () => {
  const dark = command('dark', 'Dark theme', { group: 'Appearance', keywords: ['night', 'ダーク'] })
  expect(commandFit(dark, 'theme dark')).toBeGreaterThan(0)
  expect(commandFit(dark, '　ﾀﾞｰｸ　appearance')).toBeGreaterThan(0)
  expect(commandFit(dark, 'dark mode')).toBe(0)
  expect(commandFit(dark, 'dark theme')).toBeGreaterThan(commandFit(dark, 'theme dark'))
  expect(commandFit(dark, 'dark')).toBeGreaterThan(commandFit(dark, 'night'))
  expect(commandFit(dark, 'night')).toBeGreaterThan(commandFit(dark, 'appearance'))
})

test('the best fit is first, its group with it', () => {
  const all = [
    command('people', 'People'),
    command('new', 'New campaign', { group: 'Create' }),
    command('campaigns', 'Campaigns'),
    command('list', 'New list', { group: 'Create' }),
  ]
  expect(paletteSections(all, [], 'camp')).toEqual([
    { group: 'Go to', commands: [all[2]] },
    { group: 'Create', commands: [all[1]] },
  ])
  expect(ids(all, 'new')).toEqual(['new', 'list'])
  expect(ids(all, 'new', ['list'])).toEqual(['list', 'new'])
  expect(ids(all, 'nothing')).toEqual([])
})

test('what was chosen lately comes first, once, while nothing is typed', () => {
  const all = Array.from({ length: 8 }, (_, at) => command(`c${at}`, `Command ${at}`))
  const off = command('off', 'Off', { disabled: true })
  const recent = ['gone', 'off', 'c7', 'c3', 'c7', 'c1', 'c0', 'c2', 'c4']
  const [lately, rest] = paletteSections([...all, off], recent, ' ')
  expect(lately?.group).toBeUndefined()
  expect(lately?.commands.map(({ id }) => id)).toEqual(['c7', 'c3', 'c1', 'c0', 'c2'])
  expect(lately?.commands).toHaveLength(RECENT)
  expect(rest?.commands.map(({ id }) => id)).toEqual(['c4', 'c5', 'c6', 'off'])
})

test.each([
  ['next', 0, 1],
  ['next', 29, 0],
  ['previous', 0, 29],
  ['pageDown', 5, 5 + PAGE],
  ['pageDown', 25, 29],
  ['pageUp', 5, 0],
  ['pageUp', 25, 25 - PAGE],
] as const)('%s of line %i is %i', (by, at, to) => {
  expect(moved(at, by, 30)).toBe(to)
})

const words = fc.constantFrom(
  'New campaign',
  '配信設定',
  'サーバー',
  'API keys',
  'Contact list',
  'ﾃｽﾄ',
  '人々',
)
const someCommands = fc.uniqueArray(
  fc.record({ id: fc.string(), label: words, group: fc.constantFrom('Go to', 'Create', 'テーマ') }),
  { selector: ({ id }) => id },
)
const wide = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

test('any part of a label finds it, in full width too', () => {
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (label, a, b) => {
      const [from, to] = [a % label.length, b % label.length].sort((x, y) => x - y)
      const part = label.slice(from, (to ?? 0) + 1)
      // A mark of length alone has no sound.
      fc.pre(/[^\sー]/.test(part))
      const it = command('it', label)
      expect(commandFit(it, part)).toBeGreaterThan(0)
      expect(commandFit(it, wide(part))).toBe(commandFit(it, part))
    }),
  )
})

test('nothing is shown twice, no group is split, and without words nothing is left out', () => {
  fc.assert(
    fc.property(
      someCommands,
      fc.array(fc.string()),
      fc.oneof(words, fc.string()),
      (commands, recent, typed) => {
        const sections = paletteSections(commands, recent, typed)
        const shown = sections.flatMap((section) => section.commands)
        expect(new Set(shown).size).toBe(shown.length)
        expect(new Set(sections.map(({ group }) => group)).size).toBe(sections.length)
        for (const { group, commands: of } of sections)
          for (const one of of) if (group !== undefined) expect(one.group).toBe(group)
        if (typed.trim() === '') expect(shown).toHaveLength(commands.length)
        const [first] = shown
        if (first && typed.trim() !== '')
          expect(commandFit(first, typed)).toBe(Math.max(...commands.map((one) => commandFit(one, typed))))
      },
    ),
  )
})
