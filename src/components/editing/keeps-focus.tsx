import { Suspense, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { firstControl } from '#lib/first-control'

export interface KeepsFocusProps {
  /** Says which of the contents is shown. */
  shown: string | boolean
  children: ReactNode
}

/**
 * A place whose content is replaced by what is pressed in it: the focus, which goes with the pressed control, is then on the
 * first control of the new content, once that has loaded (ACC-3).
 */
export function KeepsFocus({ shown, children }: KeepsFocusProps) {
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  const arrive = () => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) firstControl(root.current)?.focus()
  }
  return (
    <div ref={root}>
      <Suspense fallback={null}>
        {children}
        <Arrival of={shown} onArrive={arrive} />
      </Suspense>
    </div>
  )
}

/** Inside the boundary, so that its effect waits for the content; before a dialog takes the lost focus itself. */
function Arrival({ of, onArrive }: { of: KeepsFocusProps['shown']; onArrive: () => void }) {
  const arrive = useEffectEvent(onArrive)
  useLayoutEffect(() => arrive(), [of])
  return null
}
