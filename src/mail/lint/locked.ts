import { nodesOf, type AnyNode, type EmailDocument } from '#mail/document'
import type { Operation } from '#mail/operations'
import { isBlock, issue, type Context, type Issue } from './issue.ts'

/** Locked nodes of the template that are gone or are no longer as they were. */
export function lockedIssues({ document, template }: Context): Issue[] {
  if (!template) return []
  const now = new Map(nodesByPlace(document))
  return [...nodesOf(template.sections)].flatMap((original): Issue[] => {
    if (!('locked' in original) || original.locked !== true) return []
    const found = now.get(original.id)
    if (!found) return [issue('lockedRemoved', 'error')]
    if (JSON.stringify(found) === JSON.stringify(original)) return []
    const fix = restored(found, original)
    return [issue('lockedChanged', 'error', { nodeId: original.id, ...(fix && { fix }) })]
  })
}

const nodesByPlace = ({ sections }: EmailDocument): [string, AnyNode][] =>
  [...nodesOf(sections)].map((node) => [node.id, node])

/** Blocks without blocks inside are one operation to put right. */
function restored(now: AnyNode, original: AnyNode): Operation[] | undefined {
  if (!isBlock(now) || !isBlock(original) || now.type !== original.type || 'blocks' in original)
    return undefined
  const { id, type: _type, ...set } = original
  const unset = Object.keys(now).filter((key) => !(key in original))
  return [{ type: 'update', id, set, unset }]
}
