import type { EmailDocument } from '#mail/document'
import { merge } from '#mail/merge'
import { isSameDocument } from '#mail/operations'
import { originalOf } from '#mail/twin'
import { replaceMail, type EditorStore } from '#features/editor/store'

/**
 * What others made of the mail comes into the one that is edited, in one step of undo (CAM-196). A part that both changed
 * stays as it is here. Whether anything is other than it was.
 */
export function takeTheirs(store: EditorStore, base: EmailDocument, theirs: EmailDocument): boolean {
  const mine = originalOf(store.getState().document)
  const { document } = merge(base, mine, theirs)
  if (isSameDocument(document, mine)) return false
  replaceMail(store, document)
  return true
}
