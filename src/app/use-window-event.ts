import { useEffect, useRef } from 'react'

/** Hears an event of the window for as long as the component stands. */
export function useWindowEvent(name: string, listener: () => void): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const hear = () => latest.current()
    addEventListener(name, hear)
    return () => removeEventListener(name, hear)
  }, [name])
}
