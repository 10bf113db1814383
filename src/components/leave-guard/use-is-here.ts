import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the part that asked still stands: an answer that comes after it was left leads nowhere (REL-3). */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
