import type { ConditionNode, ListCondition } from '#lib/condition-tree'
import { beAt } from './be.ts'
import { matchAt, skip, skipSpace } from './folded-text.ts'
import { nameAt } from './names.ts'
import { numberAt } from './quantities.ts'
import { copula, said, verbEnd, type Reading, type Scan } from './scan.ts'

const onList: readonly (readonly [RegExp, ListCondition['status']])[] = [
  [/subscribed? to |subscribers? (?:of|to) /y, 'active'],
  [/waiting (?:to be confirmed|for confirmation) on |pending on /y, 'pending'],
  [/unsubscribed? from /y, 'unsubscribed'],
  [/(?:on|in|members? of) /y, undefined],
]
const japaneseList: readonly (readonly [RegExp, ListCondition['status']])[] = [
  [/を購読(?:中)?/y, 'active'],
  [/に登録(?=し|せ|中|済)(?:中)?/y, 'active'],
  [/の(?:配信|購読)を(?:停止|解除)/y, 'unsubscribed'],
  [/で確認待ち(?:にな|中)?/y, 'pending'],
]
const LIST = /(?:the )?(?:mailing )?list (?=[“"'a-z0-9「])/y
const LIST_JA = /(?:メーリング)?リスト(?=[「『“"])/y

/** Mailing lists, segments, engagement and random shares. */
export function membershipsAt(scan: Scan, from: number): Reading[] {
  return [
    ...listsAt(scan, from),
    ...segmentsAt(scan, from),
    ...engagementAt(scan, from),
    ...randomAt(scan, from),
  ]
}

function listsAt({ text, lexicon }: Scan, from: number): Reading[] {
  const at = skipSpace(text, from)
  const found: Reading[] = []
  const push = (mailingListId: string, status: ListCondition['status'], end: number, isDenied: boolean) =>
    void found.push({
      node: said({ id: '', kind: 'list', op: 'in', mailingListId, ...(status && { status }) }, isDenied),
      end,
    })
  const be = beAt(text, at)
  for (const [expression, status] of onList) {
    const match = matchAt(expression, text, be.end)
    if (!match) continue
    for (const { target, end } of nameAt(lexicon.lists, text, skip(LIST, text, be.end + match[0].length)))
      push(target, status, end, be.isDenied)
  }
  for (const { target, end } of nameAt(lexicon.lists, text, skip(LIST_JA, text, at))) {
    const registered = matchAt(/に(?:登録が)?(あり|ある|なく|ない|いる|いない)/y, text, end)
    if (registered) push(target, undefined, end + registered[0].length, /な/.test(registered[1] ?? ''))
    for (const [expression, status] of japaneseList) {
      const match = matchAt(expression, text, end)
      if (!match) continue
      const last = verbEnd(text, end + match[0].length)
      push(target, status, last.end, last.isDenied)
    }
  }
  return found
}

const IN = /(?:in|members? of|among) /y
export const SEGMENT = /(?:the )?segment (?=[“"'a-z0-9「])/y
export const SEGMENT_JA = /セグメント(?=[「『“"])/y

function segmentsAt({ text, lexicon }: Scan, from: number): Reading[] {
  const at = skipSpace(text, from)
  const be = beAt(text, at)
  const into = matchAt(IN, text, be.end)
  const node = (segmentId: string): ConditionNode => ({ id: '', kind: 'segment', op: 'in', segmentId })
  const english = into
    ? nameAt(lexicon.segments, text, skip(SEGMENT, text, be.end + into[0].length)).map(({ target, end }) => ({
        node: said(node(target), be.isDenied),
        end,
      }))
    : []
  const japanese = nameAt(lexicon.segments, text, skip(SEGMENT_JA, text, at)).flatMap(({ target, end }) => {
    const verb = matchAt(/に(?:含|入(?!り|った)|属)/y, text, end)
    const last = verb ? verbEnd(text, end + 2) : undefined
    return last ? [{ node: said(node(target), last.isDenied), end: last.end }] : []
  })
  return [...english, ...japanese]
}

const ENGAGEMENT =
  /(?:whose |with )?(?:an? )?engagement (?:score )?(?:(?:is|of) )?(not )?(at least|at most|>=|<=|over|under|up to) ?/y
const ENGAGEMENT_JA = /エンゲージメント(?:スコア)?が(?:5段階の)?/y

function engagementAt({ text }: Scan, from: number): Reading[] {
  const at = skipSpace(text, from)
  const english = matchAt(ENGAGEMENT, text, at)
  const japanese = english ? null : matchAt(ENGAGEMENT_JA, text, at)
  const score = english
    ? numberAt(text, at + english[0].length)
    : japanese && numberAt(text, at + japanese[0].length)
  if (!score) return []
  const node = (op: 'gte' | 'lte'): ConditionNode => ({ id: '', kind: 'engagement', op, score: score.value })
  if (english)
    return [
      {
        node: said(node(/most|<=|under|up/.test(english[2] ?? '') ? 'lte' : 'gte'), english[1] !== undefined),
        end: skip(/ (?:of|out of) 5/y, text, score.end),
      },
    ]
  const edge = matchAt(/以上|以下/y, text, score.end)
  if (!edge) return []
  const last = copula(text, score.end + 2)
  return [{ node: said(node(edge[0] === '以下' ? 'lte' : 'gte'), last.isDenied), end: last.end }]
}

function randomAt({ text, seedOf }: Scan, from: number): Reading[] {
  const at = skipSpace(text, from)
  const be = beAt(text, at)
  const english = matchAt(/(?:in )?an? random /y, text, be.end)
  const japanese = matchAt(/ランダムな|無作為な/y, text, at)
  const share = english
    ? numberAt(text, be.end + english[0].length)
    : japanese && numberAt(text, at + japanese[0].length)
  const sign = share && matchAt(/ ?(?:%|percent|パーセント)/y, text, share.end)
  if (!sign) return []
  const end = share.end + sign[0].length
  const node: ConditionNode = { id: '', kind: 'random', percent: share.value, seed: seedOf(share.value) }
  if (english) return [{ node: said(node, be.isDenied), end }]
  const verb = matchAt(/に(?:入|含)/y, text, end)
  const last = verb ? verbEnd(text, end + 2) : { isDenied: false, end }
  return [{ node: said(node, last.isDenied), end: last.end }]
}
