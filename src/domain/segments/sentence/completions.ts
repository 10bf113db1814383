import { foldSound } from '#lib/fold-text'
import { foldedText, skip, skipSpace, sourceRange, type TextRange } from './folded-text.ts'
import { happeningsAt } from './happenings.ts'
import { longest, namedAt, statusWords, type SentenceProperty, type SentenceWorld } from './lexicon.ts'
import { prefectureNames } from './prefectures.ts'
import { windowAt } from './quantities.ts'
import type { SentenceReader } from './read-sentence.ts'

/** A way to go on with a sentence. */
export interface SentenceCompletion {
  /** What takes the place of `range`. */
  text: string
  range: TextRange
}

/** How many are offered at once. */
const MOST = 8

type Language = 'en' | 'ja'
/** What is inserted, and the words by which it is found besides its own. */
type Candidate = readonly [text: string, ...found: string[]]

const events: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'opened an email',
    'never opened an email',
    'clicked a link in an email',
    'received an email',
    'viewed a page',
    'came to the site',
    'submitted any form',
    'opened any campaign',
    'whose engagement is at least 3',
  ],
  ja: [
    'メールを開封した',
    'メールを一度も開封していない',
    'メールのリンクをクリックした',
    'メールが届いた',
    'ページを閲覧した',
    'サイトに来訪した',
    'フォームを送信した',
    'キャンペーンを開封した',
    'エンゲージメントが3以上',
  ],
}
const modifiers: Readonly<Record<Language, readonly string[]>> = {
  en: ['in the last 30 days', 'in the last 7 days', 'at least twice', 'exactly once'],
  ja: ['過去30日間に', '過去7日間に', '2回以上'],
}
const joints: Readonly<Record<Language, readonly string[]>> = { en: ['and', 'or'], ja: ['、', '、または'] }

const CUT = /(?:[,、;。(]|\b(?:and|or|but) |かつ|または) ?/g
const LEAD = /(?:(?:contacts|people|who|that|whose|with|has|have|are|is) )*/y
const COPULA = /(?:is |are |が|は|に|を| )?/y

/**
 * What may come next where the caret is (SEG-42): the parts of a clause that is begun, or its beginnings. `typed` is the
 * text up to the caret.
 */
export function completionsOf(
  { world, lexicon }: SentenceReader,
  typed: string,
  language: Language,
  timezone: string,
): SentenceCompletion[] {
  const folded = foldedText(typed)
  const { text } = folded
  const begun = lastCut(text)
  const end = text.length
  const at = skip(LEAD, text, skipSpace(text, begun))
  const rest = text.slice(at).trim()
  const offer = (candidates: readonly Candidate[], from: number, fragment: string) => {
    const range = from < end ? sourceRange(folded, from, end) : { from: typed.length, to: typed.length }
    return fitting(candidates, fragment).map((candidate) => ({ text: candidate, range }))
  }

  const [named] = longest(namedAt(lexicon.properties, text, at))
  if (named && (named.end < end || rest !== '')) {
    const from = skipSpace(text, named.end)
    const tails = tailsOf(named.target, language)
    const said = fitting(tails, text.slice(from).trim())
    const behind = said.length > 0 ? said : fitting(tails, text.slice(skip(COPULA, text, from)).trim())
    const isJoined = language === 'ja' || from > named.end
    const range = from < end ? sourceRange(folded, from, end) : { from: typed.length, to: typed.length }
    return behind.map((tail) => ({ text: isJoined ? tail : ` ${tail}`, range }))
  }
  const scan = { folded, text, lexicon, timezone, seedOf: () => '' }
  const done = happeningsAt(scan, at).find((one) => one.end >= text.trimEnd().length)
  if (done) {
    const next = language === 'en' ? [...modifiers.en, ...joints.en] : joints.ja
    const space = language === 'en' && !text.endsWith(' ') ? ' ' : ''
    return next.map((one) => ({ text: `${space}${one}`, range: { from: typed.length, to: typed.length } }))
  }
  const window = windowAt(text, at, timezone)
  const inner = window ? skip(/に?/y, text, skipSpace(text, window.end)) : at
  const fragment = text.slice(inner).trim()
  const starts = window ? events[language].map((one): Candidate => [one]) : startsOf(world, language)
  return offer(starts, fragment === '' ? end : inner, fragment)
}

function lastCut(text: string): number {
  let at = 0
  for (const match of text.matchAll(CUT)) {
    const quotes = text.slice(at, match.index)
    // Within a quotation nothing ends.
    if (/[“"「『][^”"」』]*$/.test(quotes)) continue
    at = match.index + match[0].length
  }
  return at
}

/** Those that begin with what is typed come first, then those in which a word does. */
function fitting(candidates: readonly Candidate[], fragment: string): string[] {
  const wanted = foldSound(fragment)
  const ranked = candidates.flatMap(([text, ...found]) => {
    const words = [text, ...found].map(foldSound)
    if (words.some((word) => word === wanted)) return []
    if (words.some((word) => word.startsWith(wanted))) return [{ text, rank: 0 }]
    return words.some((word) => word.includes(` ${wanted}`) || (wanted.length > 1 && word.includes(wanted)))
      ? [{ text, rank: 1 }]
      : []
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ text }) => text)
}

const labelOf = ({ label, labels }: SentenceProperty, language: Language) => labels?.[language] ?? label

function optionsOf({ key, options, type }: SentenceProperty, language: Language): string[] {
  if (key === 'status' && type === 'select' && !options?.length)
    return statusWords.map(([, english = '', japanese = '']) => (language === 'en' ? english : japanese))
  return (options ?? []).map(({ label }) => label)
}

/** The beginnings of a clause, and the whole ones that are short. */
function startsOf(world: SentenceWorld, language: Language): Candidate[] {
  const isEnglish = language === 'en'
  const visible = world.properties.filter(({ type }) => type !== 'json')
  return [
    ...visible.map((one): Candidate => {
      const label = labelOf(one, language)
      return [isEnglish ? `whose ${label}` : `${label}が`, label, one.label]
    }),
    ...events[language].map((one): Candidate => [one]),
    ...visible.flatMap((one) =>
      optionsOf(one, language).map((option): Candidate => {
        const label = labelOf(one, language)
        return [
          isEnglish ? `whose ${label} is ${option}` : `${label}が${option}`,
          option,
          ...prefectureNames(option),
        ]
      }),
    ),
    ...world.lists.map(({ name }): Candidate => [
      isEnglish ? `subscribed to the mailing list “${name}”` : `メーリングリスト「${name}」を購読している`,
      name,
    ]),
    ...world.segments.map(({ name }): Candidate => [
      isEnglish ? `in the segment “${name}”` : `セグメント「${name}」に含まれる`,
      name,
    ]),
    ...world.campaigns.map(({ name }): Candidate => [
      isEnglish ? `opened the campaign “${name}”` : `キャンペーン「${name}」を開封した`,
      name,
    ]),
    ...world.forms.map(({ name }): Candidate => [
      isEnglish ? `submitted the form “${name}”` : `フォーム「${name}」を送信した`,
      name,
    ]),
    ...modifiers[language].map((one): Candidate => [one]),
  ]
}

/** What may be said of a property, by its type. */
function tailsOf(property: SentenceProperty, language: Language): Candidate[] {
  const isEnglish = language === 'en'
  const set: Candidate[] = isEnglish
    ? [['is set'], ['is not set']]
    : [['が設定されている'], ['が設定されていない']]
  switch (property.type) {
    case 'select':
    case 'multi_select': {
      const verb = property.type === 'select' ? 'is' : 'includes'
      const options = optionsOf(property, language)
      return [
        ...options.map((one): Candidate =>
          isEnglish
            ? [`${verb} ${one}`, one, ...prefectureNames(one)]
            : [property.type === 'select' ? `が${one}` : `に${one}が含まれる`, one, ...prefectureNames(one)],
        ),
        ...set,
      ]
    }
    case 'number':
      return isEnglish
        ? [
            ['is at least 1'],
            ['is at most 1'],
            ['is more than 1'],
            ['is less than 1'],
            ['is between 1 and 10'],
            ...set,
          ]
        : [['が1以上'], ['が1以下'], ['が1未満'], ['が1以上10以下'], ...set]
    case 'boolean':
      return isEnglish
        ? [['is yes'], ['is no'], ['is not set']]
        : [['が「はい」'], ['が「いいえ」'], ['が設定されていない']]
    case 'date':
    case 'datetime':
      return isEnglish
        ? [
            ['is in the last 30 days'],
            ['is in the next 7 days'],
            ['anniversary is in the next 7 days'],
            ['anniversary is today'],
            ...set,
          ]
        : [
            ['が過去30日間に含まれる'],
            ['が今後7日間に含まれる'],
            ['の月日が今後7日間にあたる'],
            ['の月日が今日にあたる'],
            ...set,
          ]
    case 'json':
      return set
    case 'string':
    case 'text':
    case 'url':
    case 'email':
    case 'phone':
      return isEnglish
        ? [['is “'], ['contains “'], ['starts with “'], ['ends with “'], ...set]
        : [['が「'], ['に「'], ...set]
  }
}

/** The caret's text with a completion in it. */
export const completed = (typed: string, { text, range }: SentenceCompletion): string =>
  typed.slice(0, range.from) + text
