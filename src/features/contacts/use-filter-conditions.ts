import { useEffect, useState } from 'react'
import { filterParts } from '#features/contacts/filters'
import type { ConditionGroup, LeafCondition } from '#lib/condition-tree'

export const NO_CONDITIONS: readonly LeafCondition[] = []

export interface FilterConditions {
  /** undefined while what reads them is on its way. */
  conditions: readonly LeafCondition[] | undefined
  /** Others shall hold; with them as a text for an address. */
  onConditionsChange: (conditions: readonly LeafCondition[], code: string) => void
}

/**
 * The conditions that `f` stands for. Throws where what reads them can't be had: without
 * them all contacts would stand there as those that were asked for.
 */
export function useFilterConditions(f: string, onCode: (code: string) => void): FilterConditions {
  const [read, setRead] = useState({ f: '', conditions: NO_CONDITIONS })
  const [failure, setFailure] = useState<unknown>()
  if (failure !== undefined) throw failure
  const known = f === '' ? NO_CONDITIONS : read.f === f ? read.conditions : undefined
  useEffect(() => {
    if (known) return undefined
    let wanted = true
    filterParts().then(
      ({ decodeFilter }) => wanted && setRead({ f, conditions: decodeFilter(f) }),
      (error: unknown) => wanted && setFailure(error),
    )
    return () => {
      wanted = false
    }
  }, [f, known])
  return {
    conditions: known,
    onConditionsChange(conditions, code) {
      setRead({ f: code, conditions })
      onCode(code)
    },
  }
}

/** All of them together, undefined for none. */
export const groupOf = (conditions: readonly LeafCondition[] | undefined): ConditionGroup | undefined =>
  conditions?.length ? { id: 'f', kind: 'group', match: 'all', children: [...conditions] } : undefined
