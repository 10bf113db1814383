import type { ConditionOperator, Operand } from '#lib/condition-tree'
import { dated, equality, oneOrMany, type Compared } from './compared.ts'
import { matchAt, skip } from './folded-text.ts'
import type { SentenceProperty } from './lexicon.ts'
import { isChoice, isDate, isNumber, isText, isYesNo } from './property-types.ts'
import { numberAt, windowAt } from './quantities.ts'
import { copula, verbEnd, type Scan } from './scan.ts'
import { valuesAt } from './values.ts'

const PARTICLE = / ?(?:の値が|[がはにを:=]) ?/y
const EDGES = /(以上|以下|未満|を超|超|より大き[いく]|より多[いく]|より小さ[いく]|より少な[いく])/y
const operators: Readonly<Record<string, ConditionOperator>> = {
  以上: 'gte',
  以下: 'lte',
  未満: 'lt',
  を超: 'gt',
  超: 'gt',
  より大き: 'gt',
  より多: 'gt',
  より小さ: 'lt',
  より少な: 'lt',
}
const YES = /「?はい」?/y
const NO = /「?いいえ」?/y
const SET_STEM = /(?:が)?設定(?=され|済)/y
const NONE_THERE = /未設定|なし|がない|がなく|が空|空欄?/y
const SOME_THERE = /(?:が)?(?:ある|あり)/y
const MONTH_AND_DAY = /の(?:月日|記念日)(?:が|は)/y

/** What Japanese says of a property behind its name. */
export function japanese(scan: Scan, property: SentenceProperty | undefined, from: number): Compared[] {
  const { text, timezone } = scan
  const found: Compared[] = []
  let isBare = false
  const push = (op: ConditionOperator, last: { isDenied: boolean; end: number }, value?: Operand) =>
    void found.push({ comparison: { op, ...(value !== undefined && { value }) }, ...last, isBare })

  const anniversary = matchAt(MONTH_AND_DAY, text, from)
  if (anniversary) {
    const begun = from + anniversary[0].length
    const window = text.startsWith('今日', begun)
      ? { value: undefined, end: begun + 2 }
      : windowAt(text, begun, timezone)
    const stem = window && matchAt(/に(?:あた|当た)/y, text, window.end)
    if (stem && isDate(property))
      push('anniversary', verbEnd(text, window.end + stem[0].length), window.value)
    return found
  }
  for (const begun of new Set([skip(PARTICLE, text, from), from])) {
    isBare = false
    if (matchAt(SET_STEM, text, begun)) push('is_set', verbEnd(text, SET_STEM.lastIndex))
    if (matchAt(NONE_THERE, text, begun))
      push('is_not_set', { isDenied: false, end: copula(text, NONE_THERE.lastIndex).end })
    if (matchAt(SOME_THERE, text, begun)) push('is_set', { isDenied: false, end: SOME_THERE.lastIndex })
    if (isYesNo(property)) {
      if (matchAt(YES, text, begun)) push('is_true', copula(text, YES.lastIndex))
      if (matchAt(NO, text, begun)) push('is_false', copula(text, NO.lastIndex))
    }
    if (isNumber(property)) found.push(...numeric(text, begun))
    for (const one of dated(scan, property, begun)) {
      const inside = matchAt(/に(?:含|入)/y, text, one.end)
      found.push({ ...one, ...(inside ? verbEnd(text, one.end + 2) : copula(text, one.end)) })
    }
    const values = isChoice(property) || isText(property) ? valuesAt(scan, property, begun, 'or') : undefined
    // A particle is no part of a text without quotes.
    if (!values || (values.isBare && begun === from && skip(PARTICLE, text, from) > from)) continue
    isBare = values.isBare
    const all = matchAt(/のすべて[がを]含/y, text, values.end)
    if (all) {
      const end = values.end + all[0].length
      // 'includes, but not all of'
      const isPartly = text.startsWith('まれるわけでは', end)
      push('has_all', verbEnd(text, isPartly ? end + 7 : end), values.value)
      continue
    }
    const verb = matchAt(/([がをで])(含|始ま|終わ)/y, text, values.end)
    if (!verb) {
      push(equality(property, values)[0], copula(text, values.end), oneOrMany(property, values.value))
      continue
    }
    const last = verbEnd(text, values.end + verb[0].length)
    const [first = ''] = values.value
    if (verb[2] === '始ま') push('starts', last, first)
    else if (verb[2] === '終わ') push('ends', last, first)
    else if (isChoice(property)) push(property?.type === 'select' ? 'in' : 'has_any', last, values.value)
    else if (property === undefined && verb[1] === 'が') push('has_any', last, values.value)
    else push('contains', last, first)
  }
  return found
}

function numeric(text: string, at: number): Compared[] {
  const first = numberAt(text, skip(/ちょうど/y, text, at))
  if (!first) return []
  const unit = skip(/ ?(?:円|回|件|人|点|歳|個|ポイント|pt)/y, text, first.end)
  const edge = matchAt(EDGES, text, unit)
  const second =
    edge?.[0] === '以上'
      ? numberAt(text, unit + 2)
      : matchAt(/[〜~]|から/y, text, unit) && numberAt(text, skip(/[〜~]|から/y, text, unit))
  if (second) {
    const end = skip(/以下|まで/y, text, skip(/ ?(?:円|回|件|人|点|歳|個|ポイント|pt)/y, text, second.end))
    return [{ comparison: { op: 'between', value: [first.value, second.value] }, ...copula(text, end) }]
  }
  if (!edge) return [{ comparison: { op: 'eq', value: first.value }, ...copula(text, unit) }]
  const end = unit + edge[0].length
  const op = operators[edge[0].replace(/[いく]$/, '')] ?? 'gte'
  return [
    {
      comparison: { op, value: first.value },
      ...(edge[0] === 'を超' ? verbEnd(text, end) : copula(text, end)),
    },
  ]
}
