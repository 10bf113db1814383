import { createContext, useCallback, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'
import { VisuallyHidden } from '#components/visually-hidden'
import { createStore, type Store } from '#lib/observable'

const AnnouncerContext = createContext<Store<string> | undefined>(undefined)

/** Says what happened in the editor to screen readers, from one live region. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said] = useState(() => createStore(''))
  return (
    <AnnouncerContext value={said}>
      {children}
      <LiveRegion said={said} />
    </AnnouncerContext>
  )
}

function LiveRegion({ said }: { said: Store<string> }) {
  const text = useSyncExternalStore(said.subscribe, said.get)
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  )
}

/** Announces a text, also when it is the same as the last one. */
export function useAnnounce(): (text: string) => void {
  const said = useContext(AnnouncerContext)
  if (!said) throw new Error('No EditorProvider around this component')
  // Live regions are silent about a text that they already have: the same text differs by a space that is not spoken.
  return useCallback((text) => said.set(said.get() === text ? `${text}\u00a0` : text), [said])
}
