import { useState } from 'react'

/** What is open, and once that is closed what was: a sheet shows it until it is out of sight. */
export function useLastOpened<T>(opened: T | undefined): T | undefined {
  const [last, setLast] = useState(opened)
  if (opened !== undefined && opened !== last) setLast(opened)
  return opened ?? last
}
