import * as v from 'valibot'
import { nodesOf, type EmailDocument } from '#mail/document'
import { apply, Operation, type OperationProblem } from '#mail/operations'
import { acceptOperation } from './hunks/accept.ts'
import { differenceOf, groupsOf, type Atom, type Difference } from './hunks/difference.ts'
import { statusOf, type HunkStatus } from './hunks/status.ts'

export type { Atom } from './hunks/difference.ts'
export type { HunkStatus } from './hunks/status.ts'

/** Operations that are proposed at once. */
export const PROPOSED_MAX = 200

/** One coherent change of a mail: it is accepted or rejected as a whole (EML-601). */
export interface Hunk {
  id: string
  atoms: readonly Atom[]
}

/** A change of a mail that somebody decides about, in parts. */
export interface Proposal {
  /** The mail when it was proposed. */
  base: EmailDocument
  /** The mail with all of it. */
  proposed: EmailDocument
  difference: Difference
  /** From the top of the mail to its end. */
  hunks: readonly Hunk[]
}

export type ProposalProblem =
  | OperationProblem
  /** It is no list of operations. */
  | 'malformed'
  /** The mail is like that already. */
  | 'nothing'
  /** A locked part would change. */
  | 'locked'

export interface RefusedProposal {
  problem: ProposalProblem
  /** Which operation, from 0; undefined where it is not one of them. */
  at?: number
}

/** Reads proposed operations, which may be anything, against a document. Never throws. */
export function propose(base: EmailDocument, json: unknown): Proposal | RefusedProposal {
  if (!Array.isArray(json) || json.length > PROPOSED_MAX) return { problem: 'malformed' }
  const list: readonly unknown[] = json
  let proposed = base
  for (const [at, one] of list.entries()) {
    const read = v.safeParse(Operation, one)
    if (!read.success) return { problem: 'malformed', at }
    const applied = apply(proposed, read.output)
    if (applied.problem !== undefined) return { problem: applied.problem, at }
    proposed = applied.document
  }
  const difference = differenceOf(base, proposed)
  if (difference.atoms.length === 0) return { problem: 'nothing' }
  if (difference.atoms.some((atom) => touchesLocked(difference, atom))) return { problem: 'locked' }
  // A node that becomes one of another kind under its old id is a different node.
  if (difference.atoms.some((atom) => atom.kind === 'fields' && atom.keys.includes('type')))
    return { problem: 'duplicate_id' }
  const hunks = inOrder(
    groupsOf(difference).map((atoms, place) => ({ id: `hunk-${place}`, atoms })),
    { base, proposed },
  )
  return { base, proposed, difference, hunks }
}

function touchesLocked({ base }: Difference, atom: Atom): boolean {
  const node = 'id' in atom ? base.nodes.get(atom.id) : undefined
  return node !== undefined && 'locked' in node && node.locked === true
}

/** By where they are in the mail; what is about the whole mail comes first. */
function inOrder(hunks: readonly Hunk[], { base, proposed }: Pick<Proposal, 'base' | 'proposed'>): Hunk[] {
  const places = new Map<string, number>()
  for (const [place, { id }] of [...nodesOf(base.sections)].entries()) places.set(id, place)
  let last = -1
  for (const { id } of nodesOf(proposed.sections)) {
    const place = places.get(id)
    // What is new comes after what it follows.
    if (place === undefined) places.set(id, last + 0.5)
    else last = place
  }
  const placeOf = ({ atoms }: Hunk) =>
    Math.min(...atoms.map((atom) => ('id' in atom ? (places.get(atom.id) ?? 0) : -1)))
  return hunks.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What a document says about a hunk. */
export const hunkStatus = (now: EmailDocument, proposal: Proposal, { atoms }: Hunk): HunkStatus =>
  statusOf(now, proposal, atoms)

/** Accepts hunks in a document that has those of `accepted`: one batch, which is one step of undo. */
export const acceptHunks = (
  now: EmailDocument,
  proposal: Proposal,
  hunks: readonly Hunk[],
  accepted: readonly Hunk[],
): Operation =>
  acceptOperation(
    now,
    proposal,
    hunks.flatMap(({ atoms }) => atoms),
    accepted.flatMap(({ atoms }) => atoms),
  )
