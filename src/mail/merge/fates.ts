import { childrenOf, unitsInside, type Entry, type Side } from './side.ts'

/** Which version of something that both changed is taken. `both` keeps mine and adds theirs below it. */
export type MergeChoice = 'mine' | 'theirs' | 'both'

/** Something that both sides changed in different ways. */
export interface MergeConflict {
  /** The id of the section or block, or `settings`. */
  id: string
  kind: 'changed' | 'removed_by_mine' | 'removed_by_theirs' | 'settings'
  /** What can be answered. */
  choices: readonly MergeChoice[]
}

export interface Sides {
  base: Side
  mine: Side
  theirs: Side
}

/** What becomes of one unit. */
export interface Fate {
  /** Whose fields it has. */
  own: Entry
  /** Whose columns a section has. */
  layout: Entry
  /** Where it should go; the place may be gone. */
  parent: string | null
}

export interface Fates {
  /** The units that are in the merged document. */
  kept: ReadonlyMap<string, Fate>
  conflicts: MergeConflict[]
  /** Units that are kept twice. */
  twice: ReadonlySet<string>
}

type Choices = ReadonlyMap<string, MergeChoice>

/** What one of three versions decides: the one that differs from the base; undefined where both differ in different ways. */
export function decided<Value>(
  base: Value | undefined,
  mine: Value,
  theirs: Value,
): 'mine' | 'theirs' | undefined {
  if (mine === theirs || theirs === base) return 'mine'
  return mine === base ? 'theirs' : undefined
}

/** Decides each unit by itself; where both sides changed one, by the choice, which is mine where there is none. */
export function decideFates(sides: Sides, choices: Choices): Fates {
  const { base, mine, theirs } = sides
  const kept = new Map<string, Fate>()
  const conflicts: MergeConflict[] = []
  const twice = new Set<string>()

  for (const [id, own] of mine.units) {
    const other = theirs.units.get(id)
    if (!other) continue
    const before = base.units.get(id)
    const parts = {
      own: decided(before?.own, own.own, other.own),
      layout: decided(before?.layout, own.layout, other.layout),
      parent: decided(before?.parent, own.parent, other.parent),
    }
    const isConflict = Object.values(parts).includes(undefined)
    const choice = isConflict ? (choices.get(id) ?? 'mine') : 'mine'
    const chosen = choice === 'theirs' ? 'theirs' : 'mine'
    const from = (side: 'mine' | 'theirs' | undefined) => ((side ?? chosen) === 'mine' ? own : other)
    kept.set(id, { own: from(parts.own), layout: from(parts.layout), parent: from(parts.parent).parent })
    if (!isConflict) continue
    const canBeTwice = parts.own === undefined && isRepeatable(own) && isRepeatable(other)
    if (choice === 'both' && canBeTwice) twice.add(id)
    conflicts.push({
      id,
      kind: 'changed',
      choices: canBeTwice ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'],
    })
  }
  for (const one of [oneSided('mine', sides, choices), oneSided('theirs', sides, choices)]) {
    for (const [id, fate] of one.kept) kept.set(id, fate)
    conflicts.push(...one.conflicts)
  }
  return { kept, conflicts, twice }
}

/** A second footer, and a second frame around the same blocks, would make no sense. */
const isRepeatable = ({ node }: Entry): boolean =>
  node.type !== 'section' && node.type !== 'footer' && !('blocks' in node)

/** What only one side has: what it added is kept, and what the other removed is gone unless it was changed here. */
function oneSided(name: 'mine' | 'theirs', sides: Sides, choices: Choices) {
  const side = sides[name]
  const other = name === 'mine' ? sides.theirs : sides.mine
  const kept = new Map<string, Fate>()
  const conflicts: MergeConflict[] = []

  const isChanged = (id: string) => {
    const before = sides.base.units.get(id)
    const now = side.units.get(id)
    return (
      !before ||
      !now ||
      before.own !== now.own ||
      before.layout !== now.layout ||
      before.parent !== now.parent
    )
  }
  const isTouched = (id: string) =>
    [id, ...unitsInside(side, id)].some((one) => !other.units.has(one) && isChanged(one))

  const walk = (id: string, outer: 'kept' | 'removed' | undefined) => {
    const entry = side.units.get(id)
    let inner = outer
    if (other.units.has(id)) inner = undefined
    else if (!outer && sides.base.units.has(id)) {
      inner = 'removed'
      if (isTouched(id)) {
        conflicts.push({
          id,
          kind: name === 'mine' ? 'removed_by_theirs' : 'removed_by_mine',
          choices: ['mine', 'theirs'],
        })
        // "Both" of something and nothing is the thing.
        const choice = choices.get(id) ?? 'mine'
        if (choice === name || choice === 'both') inner = 'kept'
      }
    }
    if (entry && !other.units.has(id) && inner !== 'removed')
      kept.set(id, { own: entry, layout: entry, parent: entry.parent })
    for (const child of childrenOf(side, id)) walk(child, inner)
  }
  for (const id of side.children.get(null) ?? []) walk(id, undefined)
  return { kept, conflicts }
}
