import { createContext, Fragment, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Session, SessionState } from './session-store.ts'

const SessionContext = createContext<Session | undefined>(undefined)

export interface SessionProviderProps {
  session: Session
  children: ReactNode
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>
}

function useSessionStore(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('No <SessionProvider> above this component. Wrap it in AppProviders.')
  return session
}

/** Whether somebody is signed in, and who. */
export function useSession(): SessionState {
  const session = useSessionStore()
  return useSyncExternalStore(session.subscribe, session.state)
}

export const useSignOut = (): (() => Promise<void>) => useSessionStore().signOut

export interface SignedInProps {
  /** Shown while it is not yet known whether somebody is signed in. */
  loader: ReactNode
  children: ReactNode
}

/** Shows its content only to who is signed in (ROU-18). */
export function SignedIn({ loader, children }: SignedInProps) {
  const session = useSession()
  if (session.status === 'loading') return loader
  // Nothing that one person typed or opened stays for another.
  return session.status === 'signed-in' ? <Fragment key={session.account.email}>{children}</Fragment> : null
}

export interface SignedOutProps {
  children: ReactNode
}

/** Shows its content only to who is not signed in (ROU-16). */
export function SignedOut({ children }: SignedOutProps) {
  return useSession().status === 'signed-out' ? children : null
}
