import { newId, type Visibility } from '#mail/document'
import type { PropertyCondition } from '#lib/condition-types'
import { known } from './merge-tags.ts'
import { SHOWN_IF, shownIfText } from './shown-if.ts'

/** What a mark asks of a contact; undefined for what no condition of ours can say. */
type Test = Pick<PropertyCondition, 'key' | 'op' | 'value'> | undefined

interface Branch {
  /** `else` has none. */
  test: Test | 'archive' | 'else'
  body: string
}

export interface Unconditioned {
  source: string
  /** Those that elements have in `SHOWN_IF`. */
  conditions: readonly Visibility[]
  /** Marks that were left out: what they were about is shown to everyone. */
  leftOut: number
}

const MARK =
  /\*\|(?:(IF|IFNOT|ELSEIF|INTERESTED):([^|*]{1,200})|ELSE:?|(END):(?:IF|INTERESTED))\|\*|\{%-?\s*(?:(if|unless|elsif|elif)\s([^%{}]{1,300}?)|else|(endif|endunless))\s*-?%\}/gi
/** More are no mail, nor are conditions so deep in others. */
const MARKS_MAX = 2000
const DEPTH_MAX = 20

const TEST =
  /^(not\s+|!\s*)?(?:(?:contact|person|customer|subscriber|profile|user)\.)?([\p{L}_][\p{L}\p{N}_]{0,63})(?:\s*(==?|!=)\s*(?:"([^"]{0,200})"|'([^']{0,200})'|([^\s"'<>=]{1,200})))?$/u
const opposites = { is_set: 'is_not_set', is_not_set: 'is_set', eq: 'neq', neq: 'eq' } as const

function testOf(text: string, isNegative: boolean): Branch['test'] {
  const [, not, name = '', sign, double, single, bare] =
    TEST.exec(text.trim().replaceAll('&quot;', '"').replaceAll('&#39;', "'")) ?? []
  if (name === '') return undefined
  const isOpposite = isNegative !== (not !== undefined)
  // Nobody reads the archive of another service; `INTERESTED` names a group.
  if (name.toUpperCase() === 'ARCHIVE_PAGE') return isOpposite ? 'else' : 'archive'
  const path = known.get(name.toLowerCase()) ?? ['contact', name.toLowerCase()]
  const [root, key] = path
  if (root !== 'contact' || key === undefined) return undefined
  const value = double ?? single ?? bare ?? ''
  const isBlank = value === '' || (bare !== undefined && /^(?:blank|empty|nil|none|null)$/i.test(bare))
  const isEqual = sign !== '!='
  const op =
    sign === undefined ? 'is_set' : isBlank ? (isEqual ? 'is_not_set' : 'is_set') : isEqual ? 'eq' : 'neq'
  return {
    key,
    op: isOpposite ? opposites[op] : op,
    ...(sign !== undefined && !isBlank && { value }),
  }
}

/**
 * The source without the marks of conditions of other services: `*|IF:…|*` of Mailchimp and `{% if … %}` of the others. A name
 * with something in its place becomes a variable with a fallback. What holds whole elements gets a condition of ours; all else
 * is there for everyone, and is counted.
 */
export function withoutForeignConditions(source: string, canHold = true): Unconditioned {
  const conditions: Visibility[] = []
  let leftOut = 0
  const frames: Branch[][] = [[{ test: 'else', body: '' }]]
  const put = (text: string) => {
    const branch = frames.at(-1)?.at(-1)
    if (branch) branch.body += text
  }
  const close = () => {
    const branches = frames.pop() ?? []
    const [first] = branches
    const isInTag = /<[^<>]*$/.test(frames.at(-1)?.at(-1)?.body.slice(-2000) ?? '')
    const found =
      frames.length > DEPTH_MAX
        ? undefined
        : (ofArchive(branches) ??
          asFallback(branches) ??
          (canHold && !isInTag ? asElements(branches, conditions) : undefined))
    if (found === undefined) leftOut += 1
    // An attribute can't hold both.
    put(found ?? (isInTag ? (first?.body ?? '') : branches.map(({ body }) => body).join('')))
  }
  let end = 0
  const marks = Array.from(source.matchAll(MARK)).slice(0, MARKS_MAX)
  for (const mark of marks) {
    const [whole, open, mailchimp, endMark, liquid, asked, liquidEnd] = mark
    put(source.slice(end, mark.index))
    end = mark.index + whole.length
    const kind = (open ?? liquid ?? '').toLowerCase()
    const isNegative = kind === 'ifnot' || kind === 'unless'
    const test =
      kind === '' ? 'else' : kind === 'interested' ? undefined : testOf(mailchimp ?? asked ?? '', isNegative)
    if (kind !== '' && !kind.startsWith('el')) frames.push([{ test, body: '' }])
    // Nothing was opened.
    else if (frames.length === 1) leftOut += 1
    else if (endMark !== undefined || liquidEnd !== undefined) close()
    else frames.at(-1)?.push({ test, body: '' })
  }
  put(source.slice(end))
  while (frames.length > 1) {
    const body = (frames.pop() ?? []).map((branch) => branch.body).join('')
    leftOut += 1
    put(body)
  }
  return { source: frames[0]?.[0]?.body ?? '', conditions, leftOut }
}

/** What only the archive of the other service shows is left out, and what it does not show stays. */
function ofArchive(branches: readonly Branch[]): string | undefined {
  const [first, other, ...more] = branches
  if (more.length > 0) return undefined
  if (first?.test === 'archive') return other?.body ?? ''
  return first?.test === 'else' ? first.body : undefined
}

const VARIABLE = /\{\{\s*(?:\w{1,20}\.)?([\p{L}_][\p{L}\p{N}_]{0,63})\s*\}\}/gu
const keyOf = (name: string): string | undefined =>
  known.get(name.toLowerCase())?.at(-1) ?? name.toLowerCase()

/** "Hi Hana," or else "Hi there," is one text whose variable has a fallback. */
function asFallback([first, other, ...more]: readonly Branch[]): string | undefined {
  if (!first || more.length > 0 || typeof first.test !== 'object' || (other && other.test !== 'else'))
    return undefined
  const { key, op } = first.test
  const [filled, empty] =
    op === 'is_set'
      ? [first.body, other?.body ?? '']
      : op === 'is_not_set'
        ? [other?.body ?? '', first.body]
        : []
  if (filled === undefined || empty === undefined) return undefined
  const variable = Array.from(filled.matchAll(VARIABLE)).find(({ 1: name = '' }) => keyOf(name) === key)
  if (!variable) return undefined
  const [whole] = variable
  const before = filled.slice(0, variable.index)
  const after = filled.slice(variable.index + whole.length)
  if (empty.trim() === '' && filled.trim() === whole) return filled
  const isAround =
    empty.length >= before.length + after.length && empty.startsWith(before) && empty.endsWith(after)
  const fallback = empty.slice(before.length, empty.length - after.length)
  return isAround && /^[^<>{}'"&]{1,100}$/.test(fallback)
    ? `${before}{{contact.${key}|default:'${fallback}'}}${after}`
    : undefined
}

/** Gives the elements of each branch its condition; undefined where there is more in one than whole blocks. */
function asElements(branches: readonly Branch[], conditions: Visibility[]): string | undefined {
  const before: PropertyCondition[] = []
  const made: { visibility: Visibility; starts: number[]; body: string }[] = []
  for (const { test, body } of branches) {
    const starts = wholeBlocks(body)
    if (starts === undefined || test === undefined || test === 'archive') return undefined
    const own: PropertyCondition[] = test === 'else' ? [] : [{ id: newId(), kind: 'property', ...test }]
    const children = [...before, ...own]
    made.push({ visibility: { id: newId(), kind: 'group', match: 'all', children }, starts, body })
    for (const one of own) {
      const op =
        one.op === 'is_set' || one.op === 'is_not_set' || one.op === 'eq' || one.op === 'neq'
          ? opposites[one.op]
          : one.op
      before.push({ ...one, id: newId(), op })
    }
  }
  return made
    .map(({ visibility, starts, body }) => {
      if (starts.length === 0) return ''
      if (visibility.children.length === 0) return body
      conditions.push(visibility)
      const [start, text] = [` ${SHOWN_IF}="`, shownIfText(visibility)]
      return starts.reduceRight((all, at) => {
        const rest = all.slice(at)
        // Conditions within conditions: the outer one comes first.
        const own = rest.startsWith(start)
          ? `${start}${text} ${rest.slice(start.length)}`
          : `${start}${text}"${rest}`
        return all.slice(0, at) + own
      }, body)
    })
    .join('')
}

const TAG = /<!-->|<!--|-->|<(\/?)([a-z][a-z0-9:-]*)\b[^<>]*>/gi
const blocks = /^(?:table|tbody|tr|td|div|p|h[1-6]|ul|ol|center|hr|blockquote|section)$/
const VOID = /^(?:br|hr|img|input|meta|link|col|wbr)$/

/** Where the names of the outermost tags end, if these are whole blocks with no words between them. */
function wholeBlocks(body: string): number[] | undefined {
  const starts: number[] = []
  let [depth, end, isComment] = [0, 0, false]
  for (const { 0: whole, 1: slash, 2: tag = '', index } of body.matchAll(TAG)) {
    if (!isComment && depth === 0 && !isBlank(body.slice(end, index))) return undefined
    end = index + whole.length
    if (tag === '') isComment = whole === '<!--'
    if (tag === '' || isComment) continue
    const name = tag.toLowerCase()
    if (depth === 0) {
      if (slash !== '' || !blocks.test(name)) return undefined
      starts.push(index + 1 + tag.length)
    }
    if (!VOID.test(name)) depth += slash === '' ? 1 : -1
  }
  return depth === 0 && !isComment && isBlank(body.slice(end)) ? starts : undefined
}

const isBlank = (text: string) => /^(?:\s|&nbsp;)*$/.test(text)
