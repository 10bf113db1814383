import { useEffect, useRef, useState } from 'react'
import { browserRecords } from '#lib/kept-records'

/**
 * Texts by name that this browser keeps while they are edited, so that a reload or another page loses nothing typed. Where it
 * keeps nothing, they last as long as the component. The last one forgets what was kept. Never for secrets.
 */
export function useKeptTexts<Texts extends Record<string, string>>(
  key: string,
  initial: Texts,
): [Texts, (change: Partial<Texts>) => void, () => void] {
  // The first texts count, as those of a state do.
  const [first] = useState(initial)
  const [texts, setTexts] = useState(first)
  const newest = useRef(first)
  useEffect(() => {
    let isCurrent = true
    browserRecords.get(key).then(
      (kept) => {
        // What was typed before the answer came is newer.
        if (!isCurrent || newest.current !== first || typeof kept !== 'object' || kept === null) return
        const known = Object.entries(kept).filter(
          ([name, text]) => Object.hasOwn(first, name) && typeof text === 'string',
        )
        newest.current = { ...first, ...Object.fromEntries(known) }
        setTexts(newest.current)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [key, first])
  return [
    texts,
    (change) => {
      newest.current = { ...newest.current, ...change }
      setTexts(newest.current)
      void browserRecords.put(key, newest.current).catch(() => undefined)
    },
    () => void browserRecords.remove([key]).catch(() => undefined),
  ]
}
