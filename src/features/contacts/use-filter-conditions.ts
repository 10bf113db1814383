import { useEffect, useState } from 'react'
import type { ConditionGroup, LeafCondition } from '#lib/condition-tree'
import { whole } from './contact-parts.tsx'

export const NO_CONDITIONS: readonly LeafCondition[] = []

/** The conditions that `f` stands for; undefined while what reads them is on its way. */
export function useFilterConditions(f: string, onCode: (code: string) => void) {
  const [read, setRead] = useState({ f: '', conditions: NO_CONDITIONS })
  const known = f === '' ? NO_CONDITIONS : read.f === f ? read.conditions : undefined
  useEffect(() => {
    if (known) return undefined
    let wanted = true
    const settle = (conditions: readonly LeafCondition[]) => {
      if (wanted) setRead({ f, conditions })
    }
    const read = async () => (await whole()).decodeFilter(f)
    read().then(settle, () => settle(NO_CONDITIONS))
    return () => {
      wanted = false
    }
  }, [f, known])
  return {
    conditions: known,
    onConditionsChange(conditions: readonly LeafCondition[], code: string) {
      setRead({ f: code, conditions })
      onCode(code)
    },
  }
}

/** All of them together, undefined for none. */
export const groupOf = (conditions: readonly LeafCondition[] | undefined): ConditionGroup | undefined =>
  conditions?.length ? { id: 'f', kind: 'group', match: 'all', children: [...conditions] } : undefined
