import type { ConditionOperator, Operand } from '#lib/condition-tree'
import { dated, equality, oneOrMany, type Compared } from './compared.ts'
import { matchAt, skip, skipSpace } from './folded-text.ts'
import type { SentenceProperty } from './lexicon.ts'
import { isChoice, isDate, isNumber, isText, isYesNo } from './property-types.ts'
import { numberAt, windowAt } from './quantities.ts'
import type { Scan } from './scan.ts'
import { textAt, valuesAt } from './values.ts'

const NOT = /(?:not|n't|never)\b ?/y
const COPULA = /(?:is|are|was|were|equals?|be|has|have|==?|:)(?=[^a-z]|n't) ?/y
const NOT_EQUAL = /(?:!=|<>|≠|(?:does|do|did)(?: not|n't) equal|isnt\b|is no longer) ?/y
const SET = /(?:set|known|filled(?: in)?|present)\b/y
const UNSET = /(?:unset|empty|blank|missing|unknown)\b/y
const TRUE = /(?:yes|true|on)\b/y
const FALSE = /(?:no|false|off)\b/y
const bounds = [
  [/(?:at least|no (?:less|fewer) than|>=|≥) ?/y, 'gte'],
  [/(?:at most|up to|no more than|<=|≤) ?/y, 'lte'],
  [/(?:more|greater|larger|higher) than ?|(?:over|above|>) ?/y, 'gt'],
  [/(?:less|fewer|smaller|lower) than ?|(?:under|below|<) ?/y, 'lt'],
] as const
const OR_MORE = / or (?:more|over|above)\b/y
const OR_LESS = / or (?:less|fewer|under|below)\b/y
const BETWEEN = /(?:between|from) /y
const AND = / (?:and|to) /y
const DOES_NOT = /(?:does|do|did)(?: not|n't) /y
const verbs = [
  [/contain(?:s|ing)? /y, 'contains'],
  [/(?:start|begin)(?:s|ing)? with /y, 'starts'],
  [/end(?:s|ing)? with /y, 'ends'],
  [/includ(?:es?|ing) /y, 'has_any'],
] as const
const ALL_OF = /all of /y
const ANY_OF = /(?:any|one|either) of /y
const ANNIVERSARY = /'?s? ?anniversary /y
const TODAY = /today\b/y

/** What English says of a property behind its name. */
export function english(scan: Scan, property: SentenceProperty | undefined, from: number): Compared[] {
  const { text, timezone } = scan
  const found: Compared[] = []
  let at = skipSpace(text, from)
  const push = (op: ConditionOperator, end: number, isDenied: boolean, value?: Operand, isBare = false) =>
    void found.push({ comparison: { op, ...(value !== undefined && { value }) }, isDenied, end, isBare })

  const anniversary = isDate(property) ? matchAt(ANNIVERSARY, text, at) : null
  if (anniversary) {
    const is = skip(COPULA, text, at + anniversary[0].length)
    const behind = skip(NOT, text, is)
    const window = matchAt(TODAY, text, behind)
      ? { value: undefined, end: TODAY.lastIndex }
      : windowAt(text, behind, timezone)
    if (window) push('anniversary', window.end, behind > is, window.value)
    return found
  }
  const doesNot = matchAt(DOES_NOT, text, at)
  const verbFrom = at + (doesNot?.[0].length ?? 0)
  for (const [expression, verb] of verbs) {
    const match = matchAt(expression, text, verbFrom)
    if (!match) continue
    const inner = verbFrom + match[0].length
    const isDenied = doesNot !== null
    if (isChoice(property) || (property === undefined && verb === 'has_any')) {
      const all = matchAt(ALL_OF, text, inner)
      const values = valuesAt(
        scan,
        property,
        all ? inner + all[0].length : skip(ANY_OF, text, inner),
        all ? 'and' : 'or',
      )
      const op = property?.type === 'select' ? 'in' : all ? 'has_all' : 'has_any'
      if (values) push(op, values.end, isDenied, values.value)
      continue
    }
    const value = textAt(scan, inner)
    if (value && isText(property))
      push(verb === 'has_any' ? 'contains' : verb, value.end, isDenied, value.value, value.isBare)
  }
  const notEqual = matchAt(NOT_EQUAL, text, at)
  at = notEqual ? at + notEqual[0].length : skip(COPULA, text, at)
  const behind = skip(NOT, text, at)
  const isDenied = notEqual !== null || behind > at
  at = behind

  if (matchAt(SET, text, at)) push('is_set', SET.lastIndex, isDenied)
  if (matchAt(UNSET, text, at)) push('is_not_set', UNSET.lastIndex, isDenied)
  if (isYesNo(property)) {
    if (matchAt(TRUE, text, at)) push('is_true', TRUE.lastIndex, isDenied)
    if (matchAt(FALSE, text, at)) push('is_false', FALSE.lastIndex, isDenied)
  }
  if (isNumber(property)) {
    for (const [expression, op] of bounds) {
      const match = matchAt(expression, text, at)
      const number = match && numberAt(text, at + match[0].length)
      if (number) push(op, number.end, isDenied, number.value)
    }
    const begun = matchAt(BETWEEN, text, at)
    const least = begun && numberAt(text, at + begun[0].length)
    const joint = least && matchAt(AND, text, least.end)
    const most = joint && numberAt(text, least.end + joint[0].length)
    if (most) push('between', most.end, isDenied, [least.value, most.value])
    const number = numberAt(text, at)
    if (number) {
      if (matchAt(OR_MORE, text, number.end)) push('gte', OR_MORE.lastIndex, isDenied, number.value)
      else if (matchAt(OR_LESS, text, number.end)) push('lte', OR_LESS.lastIndex, isDenied, number.value)
      else push('eq', number.end, isDenied, number.value)
    }
  }
  found.push(...dated(scan, property, at).map((one) => ({ ...one, isDenied })))
  const any = skip(ANY_OF, text, at)
  const equal = isChoice(property) || isText(property) ? valuesAt(scan, property, any, 'or') : undefined
  // A text without quotes needs a word before it: 'name is Hanako'.
  if (equal && (!equal.isBare || any > skipSpace(text, from)))
    push(...equality(property, equal), isDenied, oneOrMany(property, equal.value), equal.isBare)
  return found
}
