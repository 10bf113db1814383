import { deferred } from '#components/deferred'
import { saidLater } from '#features/editor/said-later'

// Each of them is opened without the others, and the editor of a draft is large.
export const DraftList = deferred(async () => (await import('./draft-list.tsx')).DraftList)
export const DraftEditor = deferred(async () => (await import('./draft-editor.tsx')).DraftEditor)
export const CorruptDraft = saidLater(async () => (await import('./corrupt-draft.tsx')).CorruptDraft)
