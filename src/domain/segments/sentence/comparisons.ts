import type { Compared } from './compared.ts'
import { english } from './english-comparisons.ts'
import { japanese } from './japanese-comparisons.ts'
import type { SentenceProperty } from './lexicon.ts'
import type { Scan } from './scan.ts'

/** What can follow a property's name in either language. */
export function comparisonsAt(scan: Scan, property: SentenceProperty | undefined, at: number): Compared[] {
  const found = [...english(scan, property, at), ...japanese(scan, property, at)]
  const sure = found.filter(({ isBare }) => isBare !== true)
  return sure.length > 0 ? sure : found
}
