import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Reads what follows the path as it is now; undefined once another page was asked for. The address is ahead of what is
 * drawn while a transition is under way: who changes a part of it from what is drawn takes back what was just written.
 */
export function useNewestAddress(): () => { search: string; hash: string } | undefined {
  const { pathname, search, hash } = useLocation()
  // The router of a story keeps its address to itself.
  const [isOfBrowser] = useState(() => window.location.pathname === pathname)
  return useCallback(() => {
    if (!isOfBrowser) return { search, hash }
    return window.location.pathname === pathname ? window.location : undefined
  }, [isOfBrowser, pathname, search, hash])
}
