import { createContext, useContext, type ReactNode } from 'react'
import { useEditorStore } from '#features/editor/state'
import type { EditorStore } from '#features/editor/store'

interface RefusedText {
  text: string
  /** What the document had in its place. */
  value: string
}

/** What was typed into fields and refused, until it is put right or the editor is closed. */
const byStore = new WeakMap<EditorStore, Map<string, RefusedText>>()

const PlaceContext = createContext('')

/** Tells the fields inside from those of the same name elsewhere: of another part, language or entry. */
export function FieldPlace({ name, children }: { name: string; children: ReactNode }) {
  const outer = useContext(PlaceContext)
  return <PlaceContext value={`${outer}/${name}`}>{children}</PlaceContext>
}

/**
 * What was typed last into the field of this label, where it was refused and the document has not changed there: whoever looks
 * at another part, or at the other language, and comes back finds it (EML-302).
 */
export function useRefusedText(label: string, value: string) {
  const store = useEditorStore()
  const place = `${useContext(PlaceContext)}/${label}`
  const kept = byStore.get(store)?.get(place)
  return {
    text: kept?.value === value ? kept.text : undefined,
    /** Undefined once nothing is wrong any more. */
    keep: (text: string | undefined) => {
      const texts = byStore.get(store) ?? new Map<string, RefusedText>()
      byStore.set(store, texts)
      if (text === undefined) texts.delete(place)
      else texts.set(place, { text, value })
    },
  }
}
