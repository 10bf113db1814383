import type { ReactNode } from 'react'
import { systemClock, type Clock } from '#lib/clock'
import { createStore } from '#lib/observable'
import {
  afterPause,
  expiryOf,
  TOAST,
  visibleToasts,
  type Toast,
  type ToastAction,
  type ToastType,
} from './toast.model.ts'

export interface NewToast {
  /** @default 'info' */
  type?: ToastType
  /** What happened, in the reader's language. */
  content: ReactNode
  /** The number to quote to support, with a button that copies it; '' for none. */
  ticketId?: string | undefined
  action?: ToastAction
  /** How long it stays, ms. @default by type (FRA-40) */
  duration?: number
}

export interface Toasts {
  /** Shows a toast; the key takes it away again. */
  add: (toast: NewToast) => string
  remove: (key: string) => void
  removeAll: () => void
  /** While somebody reads or reaches for a toast none goes away. */
  pause: () => void
  resume: () => void
  subscribe: (listener: () => void) => () => void
  /** What shows now: the same array until that changes. */
  visible: () => readonly Toast[]
}

const none: readonly Toast[] = []

export function createToasts(clock: Clock): Toasts {
  let kept: readonly Toast[] = none
  const visible = createStore(none)
  let pausedAt: number | undefined
  let endSweep: (() => void) | undefined
  let made = 0

  const settle = () => {
    const now = pausedAt ?? clock.now()
    kept = kept.filter(({ expiredAt }) => expiredAt > now)
    const next = visibleToasts(kept, now)
    const shown = visible.get()
    const same = next.length === shown.length && next.every((toast, place) => toast.key === shown[place]?.key)
    if (kept.length === 0 || pausedAt !== undefined) {
      endSweep?.()
      endSweep = undefined
    } else {
      endSweep ??= clock.setInterval(settle, TOAST.sweep)
    }
    if (same) return
    if (next.length === 0) pausedAt = undefined
    visible.set(next.length === 0 ? none : next)
  }
  return {
    add({ type = 'info', content, ticketId, action, duration }) {
      made += 1
      const key = `toast-${made}`
      kept = [
        ...kept,
        {
          key,
          type,
          content,
          ticketId,
          action,
          expiredAt: expiryOf(type, pausedAt ?? clock.now(), duration),
        },
      ]
      settle()
      return key
    },
    remove(key) {
      kept = kept.filter((toast) => toast.key !== key)
      settle()
    },
    removeAll() {
      kept = none
      settle()
    },
    pause() {
      pausedAt ??= clock.now()
      settle()
    },
    resume() {
      if (pausedAt === undefined) return
      kept = afterPause(kept, clock.now() - pausedAt)
      pausedAt = undefined
      settle()
    },
    subscribe: visible.subscribe,
    visible: visible.get,
  }
}

/** The toasts of the app: anything may add one, `ToastRegion` shows them. */
export const toasts = createToasts(systemClock)
