import type { ReactNode } from 'react'

interface Named {
  id: string
  label: string
  icon?: ReactNode
  /** A short word at the end: Soon, Only Owner. */
  badge?: ReactNode
  /** Seen and heard, but nothing happens. */
  disabled?: boolean
  /** Why it is disabled, under the label. */
  reason?: string
}

/** One line of a menu. As data, so that a list's ⋯ menu and its context menu are the same value and load nothing ahead. */
export type MenuEntry =
  | (Named & {
      kind: 'action'
      /** Runs when the menu has closed and the focus is back: what it opens returns the focus there. */
      onSelect: () => void
      tone?: 'danger'
      /** The keys that do the same, for KeyboardHint. */
      keys?: readonly string[]
      /** Disables it for so many ms after it was chosen (CMP-23). */
      cooldown?: number
    })
  | (Named & { kind: 'link'; href: string })
  | (Named & { kind: 'check'; checked: boolean; onCheckedChange: (checked: boolean) => void })
  | {
      kind: 'choice'
      id: string
      label: string
      value: string
      options: readonly { value: string; label: string }[]
      onValueChange: (value: string) => void
    }
  | (Named & { kind: 'submenu'; entries: MenuEntries })
  | { kind: 'label'; id: string; label: string }
  | { kind: 'separator'; id: string }

/**
 * The lines themselves, or how to get them when the menu opens: then it shows 'Loading...', and 'Error' with a way to try
 * again if they don't come (CMP-18). What came is kept for as long as the same function is given; closing aborts.
 */
export type MenuEntries = readonly MenuEntry[] | ((signal: AbortSignal) => Promise<readonly MenuEntry[]>)
