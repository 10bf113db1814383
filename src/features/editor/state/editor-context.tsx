import { createContext, useContext, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react'
import type { AnyNode, EmailDocument } from '#mail/document'
import { Announcer } from './announcer.tsx'
import { nodeOf } from '#features/editor/store'
import type { EditorState, EditorStore } from '#features/editor/store'

const EditorContext = createContext<EditorStore | undefined>(undefined)

export interface EditorProviderProps {
  store: EditorStore
  children: ReactNode
}

/** Gives the parts of the editor below it their store. */
export function EditorProvider({ store, children }: EditorProviderProps) {
  return (
    <EditorContext value={store}>
      <Announcer>{children}</Announcer>
    </EditorContext>
  )
}

/** Gives parts of one editor another view of its store. */
export function EditorStoreProvider({ store, children }: EditorProviderProps) {
  return <EditorContext value={store}>{children}</EditorContext>
}

/** The store of the editor around this component. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext)
  if (!store) throw new Error('No EditorProvider around this component')
  return store
}

/** Subscribes to a part of the state, and renders again only when that part is another value. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  const store = useEditorStore()
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}

/** One node. Documents share what did not change, so this renders only when the node or something inside it changed. */
export const useNode = (id: string): AnyNode | undefined => useEditor(({ document }) => nodeOf(document, id))

/** The document for panels that may lag behind typing, such as preview and checks. */
export const useDeferredDocument = (): EmailDocument =>
  useDeferredValue(useEditor(({ document }) => document))
