import type { ConditionNode, ConditionOperator, LeafCondition, PropertyCondition } from '#lib/condition-tree'
import { matchAt, type FoldedText } from './folded-text.ts'
import type { Lexicon } from './lexicon.ts'

/** What the readers of a sentence share. */
export interface Scan {
  folded: FoldedText
  text: string
  lexicon: Lexicon
  /** IANA zone by which times of day are read. */
  timezone: string
  /** What chooses the contacts of a random share of so many per cent. */
  seedOf: (percent: number) => string
}

/** A condition that may stand at a place. Where words leave something open there is more than one. */
export interface Reading {
  node: ConditionNode
  end: number
}

const opposites: Partial<Record<ConditionOperator, ConditionOperator>> = {
  eq: 'neq',
  neq: 'eq',
  in: 'not_in',
  not_in: 'in',
  contains: 'not_contains',
  not_contains: 'contains',
  has_any: 'has_none',
  has_none: 'has_any',
  is_set: 'is_not_set',
  is_not_set: 'is_set',
}

/** The opposite of a condition (SEG-5): by its own means where it has them, else in a group that none may hold of. */
export function denied(node: ConditionNode): ConditionNode {
  switch (node.kind) {
    case 'property': {
      const op = opposites[node.op]
      return op ? { ...node, op } : noneOf(node)
    }
    case 'list':
    case 'segment':
      return { ...node, op: node.op === 'in' ? 'not_in' : 'in' }
    case 'campaign':
    case 'form':
      return { ...node, did: !node.did }
    case 'group':
      return node.match === 'none'
        ? { ...node, match: 'any' }
        : node.match === 'any'
          ? { ...node, match: 'none' }
          : noneOf(node)
    case 'event':
    case 'engagement':
    case 'random':
      return noneOf(node)
  }
}

const noneOf = (node: ConditionNode): ConditionNode => ({
  id: '',
  kind: 'group',
  match: 'none',
  children: [node],
})

/** `denied` if the words deny. */
export const said = (node: ConditionNode, isDenied: boolean): ConditionNode =>
  isDenied ? denied(node) : node

export const property = (
  key: string,
  op: ConditionOperator,
  value?: PropertyCondition['value'],
): LeafCondition => ({ id: '', kind: 'property', key, op, ...(value !== undefined && { value }) })

const NEGATIVE =
  /(?:され|られ|かれ|まれ|[しせさかけきいっれらわりまえた])?(?:て|で)?(?:い|お)?(?:なかった|なく(?:て)?|ない|らず|ず|ません(?:でした)?|ことが?(?:ない|なく|なし))/y
const POSITIVE =
  /済み?|(?:され|られ|かれ|まれ|[しせさかけきいっれらわりえみむん])?(?:ました|まして|ます|たことが?(?:ある|あり|あって)|た|[てで](?:い(?:ます|ました|る|た|て)?|おり(?:ます)?)?|る|り)?/y
const NEVER_HAD = /したことが?(?:ない|なく|なし)/y

/** The end of a Japanese verb behind its stem: whether it denies, and where it ends. */
export function verbEnd(text: string, at: number): { isDenied: boolean; end: number } {
  const negative = matchAt(NEVER_HAD, text, at) ?? matchAt(NEGATIVE, text, at)
  if (negative) return { isDenied: true, end: at + negative[0].length }
  return { isDenied: false, end: at + (matchAt(POSITIVE, text, at)?.[0].length ?? 0) }
}

const IS_NOT = /(?:では|じゃ|で)(?:なく(?:て)?|ない(?:です)?|ありません)|以外/y
const IS = /で(?:ある|す|あり(?:ます)?)?|だ/y

/** 'である', 'ではない': whether it denies, and where it ends. It may be left out. */
export function copula(text: string, at: number): { isDenied: boolean; end: number } {
  const negative = matchAt(IS_NOT, text, at)
  if (negative) return { isDenied: true, end: at + negative[0].length }
  return { isDenied: false, end: at + (matchAt(IS, text, at)?.[0].length ?? 0) }
}
