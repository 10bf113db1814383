import type { IntlShape } from 'react-intl'
import type { EmailDocument } from '#mail/document'
import type { Atom, Proposal } from '#mail/hunks'
import { nodeOf, placeOf, type NodeMark } from '#features/editor/store'
import { isDecidable, type ReviewState } from './review.ts'
import { messages } from './review.messages.ts'

const kinds = { fields: 'changed', width: 'changed', remove: 'removed', move: 'moved' } as const

/** Where the open changes are drawn on the canvas, by node (EML-604). */
export function marksOf(
  intl: IntlShape,
  document: EmailDocument,
  proposal: Proposal,
  { hunks, current }: ReviewState,
): Map<string, NodeMark> {
  const marks = new Map<string, NodeMark>()
  for (const one of hunks) {
    if (!isDecidable(one)) continue
    const { hunk } = one
    for (const atom of hunk.atoms) {
      const place = markPlace(document, proposal, atom)
      if (!place || marks.has(place.id)) continue
      const { id, ...mark } = place
      marks.set(id, {
        ...mark,
        hunkId: hunk.id,
        label: intl.formatMessage(messages[mark.kind ?? 'adds']),
        isCurrent: hunk.id === current,
      })
    }
  }
  return marks
}

type MarkPlace = Pick<NodeMark, 'kind' | 'adds'> & { id: string }

function markPlace(document: EmailDocument, proposal: Proposal, atom: Atom): MarkPlace | undefined {
  if (atom.kind === 'settings') return undefined
  if (atom.kind === 'add') return additionPlace(document, proposal, atom.id)
  const { id } = atom
  if (!nodeOf(document, id)) return undefined
  // What is inside a removed node is marked with it.
  const parent = placeOf(document, id)?.parent
  if (atom.kind === 'remove' && parent && !proposal.difference.proposed.nodes.has(parent)) return undefined
  return { id, kind: kinds[atom.kind] }
}

function additionPlace(document: EmailDocument, { difference }: Proposal, id: string): MarkPlace | undefined {
  const { proposed } = difference
  const parent = proposed.parents.get(id) ?? ''
  const siblings = proposed.children.get(parent) ?? []
  const before = siblings.slice(0, siblings.indexOf(id)).findLast((one) => nodeOf(document, one))
  if (before !== undefined) return { id: before, adds: 'after' }
  return nodeOf(document, parent) ? { id: parent, adds: 'start' } : undefined
}
