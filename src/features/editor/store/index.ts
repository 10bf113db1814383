export { inDocumentOrder, indexOf, nodeOf, outermost, pathTo, placeOf } from './document-index.ts'
export {
  createEditorStore,
  isBusyNode,
  type EditorProblem,
  type EditorState,
  type EditorStore,
  type EditorStoreOptions,
  type NodeMark,
} from './editor-store.ts'
export { replaceMail } from './replace-mail.ts'
