import { useState } from 'react'

/** How often a dialog was opened; 0 before the first time. As the key of what it asks, it makes each opening begin empty. */
export function useOpenings(open: boolean): number {
  const [opening, setOpening] = useState({ open: false, count: 0 })
  if (open === opening.open) return opening.count
  const count = opening.count + Number(open)
  setOpening({ open, count })
  return count
}
