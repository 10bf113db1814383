import { Suspense, useState, type ReactNode } from 'react'

/** Draws what is loaded later from the first time on that it is wanted; afterwards it stays, so that it can be seen to go. */
export function Suspended({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [wasWanted, setWasWanted] = useState(wanted)
  if (wanted && !wasWanted) setWasWanted(true)
  return wasWanted ? <Suspense fallback={null}>{children}</Suspense> : null
}
