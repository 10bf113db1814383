import type { EmailDocument } from '#mail/document'
import { replacing } from '#mail/replace'
import { originalOf, otherLanguage } from '#mail/twin'
import type { EditorStore } from './editor-store.ts'

/** Another mail in place of the one that is edited, in the language that is shown where it has that: one step of undo. */
export function replaceMail(store: EditorStore, mail: EmailDocument): void {
  const shown = store.getState().document
  store.apply(replacing(shown, shown === originalOf(shown) ? mail : otherLanguage(mail)))
}
