import { useEffect, useRef, useSyncExternalStore } from 'react'
import { routeProgress } from './route-progress.ts'
import * as styles from './progress-bar.css.ts'

export interface ProgressBarProps {
  /** Changes with each navigation: the key of the address. */
  navigation: string
}

/** The line at the top of the window that says a page is on its way. Screen readers hear the page itself. */
export function ProgressBar({ navigation }: ProgressBarProps) {
  const state = useSyncExternalStore(routeProgress.subscribe, routeProgress.state)
  const last = useRef(navigation)
  useEffect(() => {
    if (last.current === navigation) return
    last.current = navigation
    routeProgress.navigated()
  }, [navigation])
  return <div className={styles.root} data-state={state} aria-hidden />
}

/** Put into the fallback of a page: while it stands there the bar goes on. */
export function ProgressFallback() {
  useEffect(() => routeProgress.fallbackShown(), [])
  return null
}
