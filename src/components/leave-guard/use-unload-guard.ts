import { useEffect } from 'react'

/** Makes the browser ask before the page is closed or reloaded. */
export function useUnloadGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [active])
}
