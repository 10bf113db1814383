import type { OpenMail } from '#features/editor/desk'
import { createStore } from '#lib/observable'

/** Where the page of the editor leaves its mail for the assistant beside it. There is one page, and one assistant. */
export const editorDesk = createStore<OpenMail | undefined>(undefined)
