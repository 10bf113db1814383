import type { ConditionNode } from '#lib/condition-tree'
import { beAt } from './be.ts'
import { comparisonsAt } from './comparisons.ts'
import { matchAt, skip, skipSpace } from './folded-text.ts'
import { longest, namedAt, type SentenceProperty } from './lexicon.ts'
import { nameAt } from './names.ts'
import { copula, property, said, verbEnd, type Reading, type Scan } from './scan.ts'
import { bareAt } from './values.ts'

const LEAD = /(whose |where |with(?:out)? (?:an? )?|has |have |having |no |their )?(?:the )?/y

/** 'whose Orders is at least 3', '注文回数が3以上'; without a comparison only what says yes or no, or 'with a phone'. */
export function propertiesAt(scan: Scan, from: number): Reading[] {
  const { text, lexicon } = scan
  const begun = skipSpace(text, from)
  const lead = matchAt(LEAD, text, begun)
  const at = begun + (lead?.[0].length ?? 0)
  return namedAt(lexicon.properties, text, at).flatMap(({ target, end }) => {
    const compared = comparisonsAt(scan, target, end).map((one) => ({
      node: said({ id: '', kind: 'property' as const, key: target.key, ...one.comparison }, one.isDenied),
      end: one.end,
    }))
    const has = lead?.[1]?.trim() ?? ''
    if (/^(?:with|has|have|having|no)/.test(has) && target.type !== 'boolean')
      compared.push({ node: said(property(target.key, 'is_set'), /^(?:without|no)/.test(has)), end })
    return compared
  })
}

const LIVES =
  /(?:(?:do|does|did)(?: not|n't) )?(?:lives?|living|lived|resid(?:es?|ing)|located|based|situated) in |(?:come |comes )?from |(?:in|residents? of) /y
const LIVES_JA = /に?(?:在住|住ん|住まい|住む|いる)/y
const PLACE =
  /prefecture|city|town|country|state|region|province|address|area|都道府県|市区|市町村|^市$|^国|地域|住所|県$/

const isPlace = ({ key, label, labels }: SentenceProperty) =>
  [key, label, labels?.en, labels?.ja].some((word) => word !== undefined && PLACE.test(word.toLowerCase()))

/** 'lives in Tokyo', '東京都に住んでいる': by the properties that say where people are. */
export function placesAt(scan: Scan, from: number, properties: readonly SentenceProperty[]): Reading[] {
  const { text, lexicon } = scan
  const at = skipSpace(text, from)
  const places = properties.filter(isPlace)
  if (places.length === 0) return []
  const be = beAt(text, at)
  const lives = matchAt(LIVES, text, be.end)
  const english = lives ? be.end + lives[0].length : undefined
  const isDenied = be.isDenied || /not|n't/.test(lives?.[0] ?? '')
  return places.flatMap((place): Reading[] => {
    const named = (begun: number) => longest(namedAt(lexicon.optionsOf(place), text, begun))
    const isChoice = place.type === 'select'
    const node = (value: string) => property(place.key, isChoice ? 'in' : 'eq', isChoice ? [value] : value)
    if (!isChoice && place.type !== 'string') return []
    if (english !== undefined) {
      const bare = isChoice || /^(?:in|from) /.test(lives?.[0] ?? '') ? undefined : bareAt(scan, english)
      const found = bare ? [{ target: bare.value, end: bare.end }] : named(english)
      return found.map(({ target, end }) => ({ node: said(node(target), isDenied), end }))
    }
    return named(at).flatMap(({ target, end }) => {
      const verb = matchAt(LIVES_JA, text, end)
      if (!verb) return []
      const last = verbEnd(text, end + verb[0].length)
      const isElsewhere = last.isDenied || text.startsWith('以外', last.end)
      return [{ node: said(node(target), isElsewhere), end: last.end }]
    })
  })
}

const ARTICLE = /(?:an?|the|one of (?:the|our)|our) /y

/** A single word that names something: an option, a property of yes or no, a list or a segment. */
export function nounsAt(scan: Scan, from: number): Reading[] {
  const { text, lexicon } = scan
  const begun = skipSpace(text, from)
  const be = beAt(text, begun)
  const no = skip(/(?:no|non|un)[ -]/y, text, be.end)
  const at = skip(ARTICLE, text, no)
  const isDenied = be.isDenied || no > be.end
  const readings: Reading[] = []
  const push = (node: ConditionNode, end: number) => {
    const last = copula(text, end)
    readings.push({ node: said(node, isDenied !== last.isDenied), end: last.end })
  }
  for (const { target, end } of longest(namedAt(lexicon.options, text, at)))
    push(
      property(target.property.key, target.property.type === 'select' ? 'in' : 'has_any', [target.value]),
      end,
    )
  for (const { target, end } of longest(namedAt(lexicon.properties, text, at)))
    if (target.type === 'boolean') {
      const last = copula(text, end)
      if (isDenied === last.isDenied) readings.push({ node: property(target.key, 'is_true'), end: last.end })
      // 'Not a customer' may mean whoever says no, or everybody else as well.
      else
        readings.push(
          { node: said(property(target.key, 'is_true'), true), end: last.end },
          { node: property(target.key, 'is_false'), end: last.end },
        )
    }
  for (const { target, end } of nameAt(lexicon.segments, text, at))
    push({ id: '', kind: 'segment', op: 'in', segmentId: target }, end)
  for (const { target, end } of nameAt(lexicon.lists, text, at))
    push({ id: '', kind: 'list', op: 'in', mailingListId: target, status: 'active' }, end)
  return readings
}
