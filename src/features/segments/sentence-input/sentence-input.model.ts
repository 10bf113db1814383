import type { ConditionWorld } from '#features/segments/sentence'
import { CONDITION_TREE, type ConditionGroup, type ConditionNode } from '#lib/condition-tree'
import { sentenceReader, type SentenceReader } from '#domain/segments/sentence/read-sentence'

/** What reads sentences about the workspace, as far as it is known yet. */
export function readerOf(world: ConditionWorld): SentenceReader {
  return sentenceReader({
    properties: world.properties ?? [],
    eventProperties: world.eventProperties ?? [],
    lists: world.lists ?? [],
    segments: (world.segments ?? []).filter(({ archived }) => archived !== true),
    campaigns: world.campaigns ?? [],
    forms: world.forms ?? [],
  })
}

/** The seed of a random share of so many per cent that is there already: its contacts stay the same. */
export function seedIn(conditions: ConditionGroup, percent: number): string | undefined {
  for (const node of nodesIn(conditions))
    if (node.kind === 'random' && node.percent === percent && node.seed !== '') return node.seed
  return undefined
}

const nodesIn = (node: ConditionNode): ConditionNode[] =>
  node.kind === 'group' ? [node, ...node.children.flatMap(nodesIn)] : [node]

const depthOf = (node: ConditionNode): number =>
  node.kind === 'group' ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0

/** Why the conditions that were read can't be taken over; undefined where they can. */
export function refusalOf(conditions: ConditionGroup, isFlat: boolean): 'tooLarge' | 'notFlat' | undefined {
  if (nodesIn(conditions).length > CONDITION_TREE.nodesMax || depthOf(conditions) > CONDITION_TREE.depthMax)
    return 'tooLarge'
  const isChain =
    (conditions.match === 'all' || conditions.children.length < 2) &&
    conditions.match !== 'none' &&
    conditions.children.every(({ kind }) => kind !== 'group')
  return isFlat && !isChain ? 'notFlat' : undefined
}

/** What was read in the place of what is there; conditions that are switched off are in no sentence and stay. */
export function replaced(before: ConditionGroup, read: ConditionGroup): ConditionGroup {
  const kept = before.children.filter(({ disabled }) => disabled === true)
  if (kept.length === 0) return { ...read, id: before.id }
  const taken = new Set(kept.flatMap(nodesIn).map(({ id }) => id))
  let count = 0
  const named = (node: ConditionNode): ConditionNode => {
    do count += 1
    while (taken.has(`s${count}`))
    const id = `s${count}`
    return node.kind === 'group' ? { ...node, id, children: node.children.map(named) } : { ...node, id }
  }
  const children = read.children.map(named)
  return read.match === 'all'
    ? { ...read, id: before.id, children: [...children, ...kept] }
    : {
        id: before.id,
        kind: 'group',
        match: 'all',
        children: [named({ ...read, children: read.children }), ...kept],
      }
}
