import { timeOfWall } from '#lib/zoned-time'
import { DAY, MINUTE } from '#lib/duration'
import type { TimeWindow, WindowUnit } from '#lib/condition-tree'
import { matchAt, skipSpace } from './folded-text.ts'

/** Something that was read, and where it ends in the folded text. */
export interface Found<T> {
  value: T
  end: number
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const kanji = '〇一二三四五六七八九十'
const NUMBER = /-?\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|-?\d+(?:\.\d+)?/y
const WORD = /(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|an?)\b|[〇一二三四五六七八九十]/y

/** '1,204', '2.5', 'three', '三'. */
export function numberAt(text: string, at: number): Found<number> | undefined {
  const digits = matchAt(NUMBER, text, at)
  if (digits) {
    const value = Number(digits[0].replaceAll(',', ''))
    return { value: value === 0 ? 0 : value, end: at + digits[0].length }
  }
  const word = matchAt(WORD, text, at)
  if (!word) return undefined
  const value = word[0].startsWith('a') ? 1 : Math.max(words.indexOf(word[0]), kanji.indexOf(word[0]))
  return { value, end: at + word[0].length }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
const ENGLISH = new RegExp(`${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`, 'y')
const BRITISH = new RegExp(`(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH},? (\\d{4})`, 'y')
const PLAIN = /(\d{4})(?:年|[-/])(\d{1,2})(?:月|[-/])(\d{1,2})日?/y
const CLOCK = /,?(?: at|t)? ?(\d{1,2}):(\d{2})(?: ?([ap])\.?m\.?)?/y

/** A day ('2026-03-08') or a moment (ISO, read by the clocks of the zone). */
export function dateAt(text: string, at: number, timezone: string): Found<string> | undefined {
  const english = matchAt(ENGLISH, text, at)
  const british = english ? null : matchAt(BRITISH, text, at)
  const plain = english || british ? null : matchAt(PLAIN, text, at)
  const match = english ?? british ?? plain
  if (!match) return undefined
  const [year, month, day] = english
    ? [english[3], months.indexOf(english[1] ?? '') + 1, english[2]]
    : british
      ? [british[3], months.indexOf(british[2] ?? '') + 1, british[1]]
      : [match[1], match[2], match[3]]
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const iso = Number.isNaN(wall) ? '' : new Date(wall).toISOString().slice(0, 10)
  if (Number(iso.slice(5, 7)) !== Number(month) || Number(iso.slice(8)) !== Number(day)) return undefined
  const end = at + match[0].length
  const clock = matchAt(CLOCK, text, end)
  if (!clock) return { value: iso, end }
  const hour = (Number(clock[1]) % (clock[3] ? 12 : 24)) + (clock[3] === 'p' ? 12 : 0)
  const time = timeOfWall(wall + (hour * 60 + Number(clock[2])) * MINUTE, timezone)
  return time === undefined ? undefined : { value: new Date(time).toISOString(), end: end + clock[0].length }
}

/** The day after a day; moments stay, as a span up to a moment ends there. */
const dayAfter = (date: string, days = 1) =>
  date.length === 10 ? new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10) : date

const LAST =
  /(?:(?:with)?in|during|over|for)? ?(?:the |their )?(?:last|past|previous) ?|within ?(?:the )?|in (?=\d)|(?:過去|直近|ここ|最近|この)の?/y
const NEXT = /(?:(?:with)?in|during|over)? ?(?:the )?(?:next|coming) ?|(?:今後|これから|次の)/y
const UNIT = /(hour|day|week|month|year)s?\b|(時間|日|週間?|[かヶカヵケ]月|年)/y
const REST = /(?:間)?(?:の間|以内|のうち)?/y
const WITHIN = /以内|の間/y
const units: Readonly<Record<string, [unit: WindowUnit, times: number]>> = {
  hour: ['hour', 1],
  時: ['hour', 1],
  day: ['day', 1],
  日: ['day', 1],
  week: ['week', 1],
  週: ['week', 1],
  month: ['month', 1],
  year: ['month', 12],
  年: ['month', 12],
}

function lengthAt(text: string, at: number): Found<{ value: number; unit: WindowUnit }> | undefined {
  const number = numberAt(text, at)
  const from = skipSpace(text, number?.end ?? at)
  const match = matchAt(UNIT, text, from)
  if (!match || (match[2] !== undefined && !number)) return undefined
  const [unit, times] = units[match[1] ?? match[2]?.charAt(0) ?? ''] ?? ['month' as const, 1]
  const value = (number?.value ?? 1) * times
  return Number.isInteger(value) ? { value: { value, unit }, end: from + match[0].length } : undefined
}

/** A stretch of time: 'in the last 30 days', '過去30日間', 'from March 1, 2026 to March 8, 2026', '2026年3月1日より前'. */
export function windowAt(text: string, at: number, timezone: string): Found<TimeWindow> | undefined {
  for (const [expression, kind] of [
    [LAST, 'last'],
    [NEXT, 'next'],
  ] as const) {
    const begun = matchAt(expression, text, at)
    const length = begun && lengthAt(text, at + begun[0].length)
    if (length) return { value: { kind, ...length.value }, end: restOf(text, length.end) }
  }
  return spanAt(text, at, timezone) ?? withinAt(text, at)
}

const restOf = (text: string, at: number) => at + (matchAt(REST, text, at)?.[0].length ?? 0)

/** '30日以内'. */
function withinAt(text: string, at: number): Found<TimeWindow> | undefined {
  const length = lengthAt(text, at)
  if (!length || !matchAt(WITHIN, text, length.end)) return undefined
  return { value: { kind: 'last', ...length.value }, end: restOf(text, length.end) }
}

const BEFORE = /(?:before|until|earlier than) /y
const AFTER = /(?:after|later than) /y
const SINCE = /since /y
const FROM = /from /y
const BETWEEN = /between /y
const ON = /on /y
const TO = / (?:to|until|through|-) /y
const AND = / and /y
const TILL = /から/y

function spanAt(text: string, at: number, timezone: string): Found<TimeWindow> | undefined {
  const dateBehind = (expression: RegExp) => {
    const match = matchAt(expression, text, at)
    return match ? dateAt(text, at + match[0].length, timezone) : undefined
  }
  const before = dateBehind(BEFORE)
  if (before) return { value: { kind: 'before', at: before.value }, end: before.end }
  const after = dateBehind(AFTER)
  if (after) return { value: { kind: 'after', at: after.value }, end: after.end }
  const since = dateBehind(SINCE)
  if (since) return { value: { kind: 'after', at: dayAfter(since.value, -1) }, end: since.end }
  const on = dateBehind(ON)
  if (on?.value.length === 10)
    return { value: { kind: 'between', from: on.value, to: dayAfter(on.value) }, end: on.end }
  const first = dateBehind(FROM) ?? dateBehind(BETWEEN) ?? dateAt(text, at, timezone)
  if (!first) return undefined
  const joint =
    matchAt(TO, text, first.end) ?? matchAt(AND, text, first.end) ?? matchAt(TILL, text, first.end)
  const last = joint && dateAt(text, first.end + joint[0].length, timezone)
  if (last) {
    const end = text.startsWith('まで', last.end) ? last.end + 2 : last.end
    return { value: { kind: 'between', from: first.value, to: dayAfter(last.value) }, end }
  }
  if (text.startsWith('より前', first.end))
    return { value: { kind: 'before', at: first.value }, end: first.end + 3 }
  if (text.startsWith('より後', first.end))
    return { value: { kind: 'after', at: first.value }, end: first.end + 3 }
  if (text.startsWith('以降', first.end))
    return { value: { kind: 'after', at: dayAfter(first.value, -1) }, end: first.end + 2 }
  return undefined
}

/** How often something happened; without `op` the words leave open whether more is fine. */
export interface Times {
  op?: 'at_least' | 'at_most' | 'exactly' | 'not_exactly'
  value: number
}

const bounds = [
  [/(?:at least|no (?:fewer|less) than|a minimum of|少なくとも|最低でも|最低) ?/y, 'at_least', 0],
  [/(?:at most|up to|no more than|not more than|多くとも|最大) ?/y, 'at_most', 0],
  [/(?:more|oftener) than ?/y, 'at_least', 1],
  [/(?:fewer|less) than ?/y, 'at_most', -1],
  [/(?:exactly|only|just|ちょうど) ?/y, 'exactly', 0],
  [/any number of times (?:but|except) ?/y, 'not_exactly', 0],
] as const
const ends = [
  [/以上|\+| or more(?: times)?/y, 'at_least', 0],
  [/以下| or (?:less|fewer)(?: times)?/y, 'at_most', 0],
  [/未満/y, 'at_most', -1],
  [/より多く|超/y, 'at_least', 1],
  [/以外/y, 'not_exactly', 0],
  [/だけ|のみ/y, 'exactly', 0],
] as const
const COUNTED = /once\b|twice\b|thrice\b/y
const UNIT_OF_TIMES = /\+? times?\b|回/y
const OPEN_ENDED = / or more/y

/** 'at least twice', '3 times', '2回以上', 'ちょうど3回'. */
export function timesAt(text: string, at: number): Found<Times> | undefined {
  const bound = bounds.find(([expression]) => matchAt(expression, text, at))
  const from = bound ? bound[0].lastIndex : at
  const counted = matchAt(COUNTED, text, from)
  const number = counted
    ? { value: { once: 1, twice: 2 }[counted[0]] ?? 3, end: from + counted[0].length }
    : numberAt(text, from)
  if (!number || !Number.isInteger(number.value)) return undefined
  const isBare = bound?.[1] === 'not_exactly'
  const unit = counted ? '' : (matchAt(UNIT_OF_TIMES, text, number.end)?.[0] ?? openEnded(text, number.end))
  if (unit === undefined && !isBare) return undefined
  const end = number.end + (unit?.length ?? 0)
  if (bound) return { value: { op: bound[1], value: number.value + bound[2] }, end }
  if (unit?.startsWith('+')) return { value: { op: 'at_least', value: number.value }, end }
  const edge = ends.find(([expression]) => matchAt(expression, text, end))
  if (edge) return { value: { op: edge[1], value: number.value + edge[2] }, end: edge[0].lastIndex }
  return { value: { value: number.value }, end }
}

const openEnded = (text: string, at: number) => (matchAt(OPEN_ENDED, text, at) ? '' : undefined)
