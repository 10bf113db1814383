import type { Comparison } from '#lib/condition-tree'
import { comparisonsAt } from './comparisons.ts'
import { matchAt, quotedAt, skip, sourceText } from './folded-text.ts'
import { longest, namedAt, type SentenceProperty } from './lexicon.ts'
import { denied, type Scan } from './scan.ts'

/** Comparisons of a payload that are followed. */
const WHERE_MOST = 8
const WHOSE = /(?:whose|where|with) /y
const AND_WHOSE = /,? (?:and )?(?:whose|where|with) /y

/** What holds for the payload: 'whose Page address contains “/shop”' behind the verb, 'ページのURLに「/shop」を含む' before it. */
export function whereAt(
  scan: Scan,
  from: number,
  isBefore = false,
): { where: Comparison[]; end: number } | undefined {
  const { text, lexicon, folded } = scan
  const where: Comparison[] = []
  let end = from
  for (let at = from; where.length < WHERE_MOST;) {
    const lead = isBefore ? null : matchAt(where.length === 0 ? WHOSE : AND_WHOSE, text, at)
    if (!isBefore && !lead) break
    const begun = at + (lead?.[0].length ?? 0)
    const quoted = quotedAt(text, begun)
    const named: { key: string; end: number; property: SentenceProperty | undefined }[] = longest(
      namedAt(lexicon.eventProperties, text, begun),
    ).map((one) => ({ key: one.target.key, end: one.end, property: one.target }))
    if (quoted && quoted.to > quoted.from)
      named.push({ key: sourceText(folded, quoted.from, quoted.to), end: quoted.end, property: undefined })
    // A property of contacts of the same name is meant where the clause is another one.
    const ofContact = longest(namedAt(lexicon.properties, text, begun))[0]?.end ?? 0
    if (!isBefore && where.length > 0 && named.every((one) => one.end <= ofContact)) break
    const [best] = named
      .flatMap(({ key, end: behind, property }) =>
        comparisonsAt(scan, property, behind).map((one) => ({ ...one, key })),
      )
      .sort((a, b) => b.end - a.end)
    if (!best) break
    const node = denyComparison({ key: best.key, ...best.comparison }, best.isDenied)
    if (!node) break
    where.push(node)
    end = best.end
    at = isBefore ? skip(/、/y, text, end) : end
  }
  return where.length === 0 ? undefined : { where, end }
}

function denyComparison(comparison: Comparison, isDenied: boolean): Comparison | undefined {
  if (!isDenied) return comparison
  const node = denied({ id: '', kind: 'property', ...comparison })
  return node.kind === 'property'
    ? { key: node.key, op: node.op, ...(node.value !== undefined && { value: node.value }) }
    : undefined
}
