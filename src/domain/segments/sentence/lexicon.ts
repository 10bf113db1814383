import type { ConditionValueType } from '#lib/condition-tree'
import { fold } from '#lib/fold-text'
import { prefectureNames } from './prefectures.ts'

/** A property as sentences name it. */
export interface SentenceProperty {
  key: string
  type: ConditionValueType
  label: string
  labels?: { en?: string | undefined; ja?: string | undefined } | undefined
  options?: readonly { value: string; label: string }[] | undefined
}

interface Named {
  id: string
  name: string
}

/** What sentences of a workspace can be about. */
export interface SentenceWorld {
  properties: readonly SentenceProperty[]
  eventProperties: readonly SentenceProperty[]
  lists: readonly Named[]
  segments: readonly Named[]
  campaigns: readonly Named[]
  forms: readonly Named[]
}

/** Words that begin with the same letter, the longest first. */
export type Names<T> = ReadonlyMap<string, readonly { word: string; target: T }[]>

/** An option of a select, and the property that it is one of. */
export interface OptionName {
  property: SentenceProperty
  value: string
}

/** Every name of a workspace, to be found at a place of a folded text. */
export interface Lexicon {
  properties: Names<SentenceProperty>
  eventProperties: Names<SentenceProperty>
  lists: Names<string>
  segments: Names<string>
  campaigns: Names<string>
  forms: Names<string>
  /** Options of all selects of contacts. */
  options: Names<OptionName>
  /** Those of one property. */
  optionsOf: (property: SentenceProperty) => Names<string>
}

/** The statuses of a contact, as the interface says them. */
export const statusWords: readonly [value: string, ...words: string[]][] = [
  ['subscribed', 'Subscribed', '配信中'],
  ['pending', 'Pending', '確認待ち'],
  ['unsubscribed', 'Unsubscribed', '配信停止', '配信停止中'],
  ['bounced', 'Bounced', 'バウンス'],
  ['complained', 'Complained', '迷惑メール報告'],
  ['blocked', 'Blocked', 'ブロック', 'ブロック中'],
]

const clean = (word: string) => fold(word).replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()

function namesOf<T>(pairs: Iterable<readonly [word: string, target: T]>): Names<T> {
  const names = new Map<string, { word: string; target: T }[]>()
  for (const [name, target] of pairs) {
    const word = clean(name)
    if (word === '') continue
    const first = word.charAt(0)
    const others = names.get(first) ?? []
    names.set(first, others)
    if (!others.some((one) => one.word === word && one.target === target)) others.push({ word, target })
  }
  for (const others of names.values()) others.sort((a, b) => b.word.length - a.word.length)
  return names
}

const spaced = (key: string) => key.replaceAll('_', ' ')

const propertyNames = (properties: readonly SentenceProperty[]) =>
  namesOf(
    properties.flatMap((property) =>
      [property.label, property.labels?.en, property.labels?.ja, property.key, spaced(property.key)]
        .filter((word) => word !== undefined)
        .map((word) => [word, property] as const),
    ),
  )

function optionWords({ key, options, type }: SentenceProperty): (readonly [string, string])[] {
  if (key === 'status' && type === 'select' && !options?.length)
    return statusWords.flatMap(([value, ...words]) => [value, ...words].map((word) => [word, value] as const))
  return (options ?? []).flatMap(({ value, label }) =>
    [label, value, spaced(value), ...prefectureNames(label)].map((word) => [word, value] as const),
  )
}

/** The names of a workspace; worked out once for many sentences. */
export function lexiconOf(world: SentenceWorld): Lexicon {
  const ids = (named: readonly Named[]) => namesOf(named.map(({ id, name }) => [name, id] as const))
  const own = new Map<SentenceProperty, Names<string>>()
  return {
    properties: propertyNames(world.properties),
    eventProperties: propertyNames(world.eventProperties),
    lists: ids(world.lists),
    segments: ids(world.segments),
    campaigns: ids(world.campaigns),
    forms: ids(world.forms),
    options: namesOf(
      world.properties.flatMap((property) =>
        optionWords(property).map(([word, value]) => [word, { property, value }] as const),
      ),
    ),
    optionsOf(property) {
      const known = own.get(property)
      if (known) return known
      const names = namesOf(optionWords(property))
      own.set(property, names)
      return names
    },
  }
}

const LETTER = /[a-z0-9_]/

/** What is named at a place, the longest names first. In English a plural names what is called by its singular, and the other way round. */
export function namedAt<T>(names: Names<T>, text: string, at: number): { target: T; end: number }[] {
  const found: { target: T; end: number }[] = []
  for (const { word, target } of names.get(text.charAt(at)) ?? []) {
    const isOne = word.length > 3 && /[a-z]s$/.test(word) && !text.startsWith(word, at)
    if (!text.startsWith(isOne ? word.slice(0, -1) : word, at)) continue
    const end = at + word.length - (isOne ? 1 : 0)
    if (!LETTER.test(word.slice(-1)) || !LETTER.test(text.charAt(end))) found.push({ target, end })
    else if (text.charAt(end) === 's' && !LETTER.test(text.charAt(end + 1)))
      found.push({ target, end: end + 1 })
  }
  return found.sort((a, b) => b.end - a.end)
}

/** Of what is named at a place, that with the longest name: more than one where a name is not unique. */
export function longest<T>(found: readonly { target: T; end: number }[]): { target: T; end: number }[] {
  const end = Math.max(0, ...found.map((one) => one.end))
  return [...new Map(found.filter((one) => one.end === end).map((one) => [one.target, one])).values()]
}
