import type { ReactNode } from 'react'

export const toastTypes = ['info', 'success', 'error'] as const
export type ToastType = (typeof toastTypes)[number]

/** Times in ms, and how many show at once (FRA-40 to FRA-42). */
export const TOAST = {
  duration: { info: 3000, success: 6000, error: 6000 },
  shown: 4,
  sweep: 100,
} as const satisfies { duration: Record<ToastType, number>; shown: number; sweep: number }

/** What answers the toast from within it, such as Undo. Pressing it also closes the toast. */
export interface ToastAction {
  label: string
  onAction: () => void
}

/** A notification. */
export interface Toast {
  key: string
  type: ToastType
  /** When it goes, ms since 1970. */
  expiredAt: number
  content: ReactNode
  /** The number to quote to support; '' for none. */
  ticketId?: string | undefined
  action?: ToastAction | undefined
}

/** Those that have not expired; the last four of them, oldest first (FRA-41). */
export const visibleToasts = <T extends { expiredAt: number }>(toasts: readonly T[], now: number): T[] =>
  toasts.filter(({ expiredAt }) => expiredAt > now).slice(-TOAST.shown)

/** When a toast of this type goes, unless it says itself how long it stays. */
export const expiryOf = (type: ToastType, now: number, duration?: number): number =>
  now + (duration ?? TOAST.duration[type])

/** The time during which a reader held them does not count. */
export const afterPause = (toasts: readonly Toast[], pausedFor: number): Toast[] =>
  toasts.map((toast) => ({ ...toast, expiredAt: toast.expiredAt + pausedFor }))
