export { useAnnounce } from './announcer.tsx'
export {
  EditorProvider,
  EditorStoreProvider,
  useDeferredDocument,
  useEditor,
  useEditorStore,
  useNode,
} from './editor-context.tsx'
export { EditorDataProvider, useEditorData, type EditorData } from './editor-data.tsx'
export {
  createEditorStore,
  indexOf,
  isBusyNode,
  nodeOf,
  pathTo,
  type EditorStore,
} from '#features/editor/store'
export { useComposing, whenComposed } from './use-composing.ts'
export { offerUndo } from './offer-undo.ts'
export { sampleData } from './sample-data.ts'
export { documentOfEveryBlock, withEditor } from './editor.fake.tsx'
