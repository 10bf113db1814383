import * as v from 'valibot'
import { decodeDocument, EmailDocument, encodeDocument } from '#mail/document'
import { buildSections } from './merge/build.ts'
import { decideFates, type MergeChoice, type MergeConflict } from './merge/fates.ts'
import { mergeSettings } from './merge/settings.ts'
import { sideOf } from './merge/side.ts'

export type { MergeChoice, MergeConflict } from './merge/fates.ts'

export interface Merged {
  /** Valid, whatever the versions were. Where something is asked it follows the choice, or mine without one. */
  document: EmailDocument
  conflicts: readonly MergeConflict[]
}

const isMail = (value: unknown): value is EmailDocument => v.is(EmailDocument, value)

/** The id of the conflict about the settings of the mail. */
export const SETTINGS = 'settings'

/**
 * Merges two versions of a document that come from the same one (EML-702). What only one side changed is taken; what both
 * changed in different ways is a conflict, answered by `choices`. Never throws.
 */
export function merge(
  base: EmailDocument,
  mine: EmailDocument,
  theirs: EmailDocument,
  choices: ReadonlyMap<string, MergeChoice> = new Map(),
): Merged {
  const sides = { base: sideOf(base), mine: sideOf(mine), theirs: sideOf(theirs) }
  const fates = decideFates(sides, choices)
  const { settings, isConflict } = mergeSettings(
    encodeDocument(base).settings,
    encodeDocument(mine).settings,
    encodeDocument(theirs).settings,
    choices.get(SETTINGS),
  )
  const conflicts: MergeConflict[] = isConflict
    ? [{ id: SETTINGS, kind: 'settings', choices: ['mine', 'theirs'] }, ...fates.conflicts]
    : fates.conflicts
  const document: EmailDocument = { version: 1, settings, sections: buildSections(sides, fates) }
  return {
    // Two valid versions can add up to more than a mail may hold.
    document: isMail(document) ? document : decodeDocument(document).document,
    conflicts,
  }
}

/**
 * Merges two versions of a mail without asking. Undefined where both changed the same part, unless `keepsMine`, and for what
 * is no mail.
 */
export function mergeUnasked(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  keepsMine: boolean,
): EmailDocument | undefined {
  if (!isMail(base) || !isMail(mine) || !isMail(theirs)) return undefined
  const { document, conflicts } = merge(base, mine, theirs)
  return conflicts.length === 0 || keepsMine ? document : undefined
}
