/**
 * What anything on the page may tell the navigation without knowing it (FRA-7):
 * `window.dispatchEvent(new Event(NAV_EVENTS.toggle))`.
 */
export const NAV_EVENTS = {
  /** Wide: collapses or expands it. Narrow: opens or shuts it. */
  toggle: 'otegami:toggle-navigation',
  /** Narrow: shuts it. Wide: collapses it. */
  close: 'otegami:close-navigation',
} as const

/** The same for the assistant's pane at the right. */
export const PANE_EVENTS = { toggle: 'otegami:toggle-pane' } as const

/** Shows all shortcuts, from anywhere. */
export const COMMAND_EVENTS = { shortcuts: 'otegami:show-shortcuts' } as const
