import { segmentEvents } from '#domain/segments/segment-events'
import type { Comparison, ConditionNode, EventCondition, TimeWindow } from '#lib/condition-tree'
import { campaignsAt, formsAt, type Happened } from './campaign-readings.ts'
import { englishEvents, japaneseEvents } from './event-words.ts'
import { whereAt } from './event-where.ts'
import { SEGMENT, SEGMENT_JA } from './memberships.ts'
import { nameAt } from './names.ts'
import { matchAt, quotedAt, skip, skipSpace, sourceText } from './folded-text.ts'
import { timesAt, windowAt, type Times } from './quantities.ts'
import { denied, verbEnd, type Reading, type Scan } from './scan.ts'

const HELPER = /(?:have|has|had|were|was|been|be|got|did|do|does|are|is|ever) /y
const NEVER =
  /(?:never|not|didn't|haven't|hasn't|don't|weren't|wasn't|did not|have not|has not|have never|had never|no) |一度も/y
const PARTICLE = /(?:に|で|、|, ?|の)/y
const COUNT_OF = /回数が/y

/** What contacts did or never did, how often and when, with its parts in any order. */
export function happeningsAt(scan: Scan, from: number): Reading[] {
  const { text, timezone } = scan
  let at = skipSpace(text, from)
  let window: TimeWindow | undefined
  let times: Times | undefined
  let isDenied = false
  for (let before = -1; before !== at;) {
    before = at
    at = skip(HELPER, text, at)
    const never = matchAt(NEVER, text, at)
    if (never) {
      isDenied = true
      at += never[0].length
    }
    const when = window ? undefined : windowAt(text, at, timezone)
    if (when) [window, at] = [when.value, skipSpace(text, skip(PARTICLE, text, skipSpace(text, when.end)))]
    const often = times ? undefined : timesAt(text, at)
    if (often) [times, at] = [often.value, skipSpace(text, skip(/[はも]?、?/y, text, often.end))]
  }
  const found = thingsAt(scan, at).flatMap((one) => finished(scan, one, { window, times, isDenied }))
  // Any form that was submitted is the event; said once, it is one thing.
  return found.some(({ node }) => node.kind === 'form')
    ? found.filter(({ node }) => node.kind !== 'event' || node.type !== 'form.submitted')
    : found
}

interface Modifiers {
  window: TimeWindow | undefined
  times: Times | undefined
  isDenied: boolean
}

/** With what follows the verb. */
function finished(scan: Scan, thing: Happened, modifiers: Modifiers): Reading[] {
  const { text, timezone } = scan
  let { window, times } = modifiers
  let isDenied = modifiers.isDenied || thing.isDenied
  let { node, end } = thing
  const counted = matchAt(COUNT_OF, text, end)
  if (counted && !times) {
    const often = timesAt(text, end + counted[0].length)
    if (!often) return []
    times = often.value
    end = skip(/で(?:ある)?/y, text, often.end)
  }
  for (let before = -1; before !== end;) {
    before = end
    const at = skipSpace(text, end)
    const when = window ? undefined : windowAt(text, at, timezone)
    if (when) [window, end] = [when.value, when.end]
    const often = times ? undefined : timesAt(text, at)
    if (often) [times, end] = [often.value, often.end]
    if (node.kind === 'event' && at > thing.end) {
      const where = whereAt(scan, at)
      if (where) [node, end] = [withWhere(node, where.where), where.end]
    }
  }
  node = { ...node, window: window ?? node.window }
  if (node.kind !== 'event') return times ? [] : [{ node: isDenied ? denied(node) : node, end }]
  return counts(node, times, isDenied).map((one) => ({ node: one, end }))
}

/** 'Twice' leaves open whether more is fine: at least comes first. */
function counts(node: EventCondition, times: Times | undefined, isDenied: boolean): ConditionNode[] {
  if (!times) return [{ ...node, did: !isDenied }]
  const { op, value } = times
  if (op === undefined)
    return [
      ...counts(node, { op: 'at_least', value }, isDenied),
      ...counts(node, { op: 'exactly', value }, isDenied),
    ]
  if (op === 'not_exactly') return [{ ...node, did: isDenied, count: { op: 'exactly', value } }]
  if (op === 'at_least' && value === 1) return [{ ...node, did: !isDenied }]
  return [{ ...node, did: !isDenied, count: { op, value } }]
}

const any: TimeWindow = { kind: 'any' }
const event = (type: string): EventCondition => ({ id: '', kind: 'event', type, did: true, window: any })

/** The things that can happen, by their verbs. */
function thingsAt(scan: Scan, at: number): Happened[] {
  const { text } = scan
  const found: Happened[] = []
  for (const [expression, type] of englishEvents) {
    const match = matchAt(expression, text, at)
    if (match) found.push({ node: event(type), end: at + match[0].length, isDenied: false })
  }
  found.push(
    ...eventsInJapanese(scan, at),
    ...segmentsAt(scan, at),
    ...campaignsAt(scan, at),
    ...formsAt(scan, at),
    ...customAt(scan, at),
  )
  const where = whereAt(scan, at, true)
  if (where)
    for (const one of [
      ...eventsInJapanese(scan, where.end),
      ...segmentsAt(scan, where.end),
      ...customAt(scan, where.end),
    ])
      if (one.node.kind === 'event') found.push({ ...one, node: withWhere(one.node, where.where) })
  return found
}

const withWhere = (node: EventCondition, where: readonly Comparison[]): EventCondition => ({
  ...node,
  where: [...(node.where ?? []), ...where],
})

const MOVED = /(?:enter(?:ed)?|left|leave) /y
const MOVED_JA = /(?:に(?=一度も|入り|入った)|から)(?:一度も)?[入外]/y

/** A segment that was entered or left. */
function segmentsAt({ text, lexicon }: Scan, at: number): Happened[] {
  const english = matchAt(MOVED, text, at)
  const begun = english ? skip(SEGMENT, text, at + english[0].length) : skip(SEGMENT_JA, text, at)
  return nameAt(lexicon.segments, text, begun).flatMap(({ target, end }) => {
    const moved = english ?? matchAt(MOVED_JA, text, end)
    if (!moved) return []
    const node: EventCondition = {
      // 'left', 'leave' and から begin so.
      ...event(/^[lか]/.test(moved[0]) ? segmentEvents.left : segmentEvents.entered),
      where: [{ key: 'segmentId', op: 'eq', value: target }],
    }
    return [{ node, ...(english ? { end, isDenied: false } : verbEnd(text, end + moved[0].length)) }]
  })
}

function eventsInJapanese({ text }: Scan, at: number): Happened[] {
  return japaneseEvents.flatMap(([expression, type]) => {
    const match = matchAt(expression, text, at)
    return match ? [{ node: event(type), ...verbEnd(text, at + match[0].length) }] : []
  })
}

const CUSTOM = /(?:had |have )?(?:the |an )?event /y

function customAt({ text, folded }: Scan, at: number): Happened[] {
  const english = matchAt(CUSTOM, text, at)
  const begun = english ? at + english[0].length : at + (text.startsWith('イベント', at) ? 4 : Infinity)
  const quoted = quotedAt(text, begun)
  const type = quoted ? sourceText(folded, quoted.from, quoted.to) : ''
  if (!quoted || type === '') return []
  if (english) return [{ node: event(type), end: quoted.end, isDenied: false }]
  const verb = matchAt(/が(?:一度も)?(?:発生|起き)/y, text, quoted.end)
  return verb ? [{ node: event(type), ...verbEnd(text, quoted.end + verb[0].length) }] : []
}
