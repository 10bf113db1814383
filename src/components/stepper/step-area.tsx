import { useEffect, useRef, type ReactNode } from 'react'
import { Stack } from '#components/layout'

export interface StepAreaProps {
  /** The id of the step that is shown. */
  step: string
  /** A Stepper, and what the step asks. */
  children: ReactNode
}

/** The steps of a task on a page: where another is gone to, the focus is on its name, before all that it asks. */
export function StepArea({ step, children }: StepAreaProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    root.current?.querySelector<HTMLElement>('[aria-current=step]')?.focus()
  }, [step])
  return (
    <Stack gap={6} measure="page" ref={root}>
      {children}
    </Stack>
  )
}
