import { useCallback } from 'react'
import { useIsHere } from '#components/leave-guard'
import { toasts } from './toasts.ts'

/** Says why something failed to whoever left before the answer came, and believes that it was done (REL-3). */
export function useToastIfLeft(): (content: string, ticketId: string) => void {
  const isHere = useIsHere()
  return useCallback(
    (content, ticketId) => {
      if (!isHere()) toasts.add({ type: 'error', content, ticketId })
    },
    [isHere],
  )
}
