/** What a shortcut does, by name. */
export type ShortcutName =
  | 'palette'
  | 'sheet'
  | 'search'
  | 'create'
  | 'home'
  | 'campaigns'
  | 'contacts'
  | 'forms'
  | 'navigation'
  | 'pane'

/**
 * The shortcuts of every page (FRA-29). Keys after one another, by `KeyboardEvent.key`; 'Mod' is ⌘ or Ctrl and
 * is held with the next.
 */
export const shortcuts: Readonly<Record<ShortcutName, readonly string[]>> = {
  palette: ['Mod', 'k'],
  sheet: ['?'],
  search: ['/'],
  create: ['n'],
  home: ['g', 'h'],
  campaigns: ['g', 'c'],
  contacts: ['g', 'p'],
  forms: ['g', 'f'],
  navigation: ['['],
  pane: [']'],
}

/** How long a first key waits for the second, ms. */
export const SEQUENCE = { waits: 1000 } as const

/** What was pressed: with ⌘ or Ctrl, or without any such key. */
export interface Pressed {
  key: string
  mod: boolean
}

export type Step =
  | { kind: 'done'; name: ShortcutName }
  /** The first of two keys: the second may follow. */
  | { kind: 'begun'; first: string }
  | { kind: 'none' }

/** What a key means, after the one before it that has begun a shortcut. */
export function stepOf(first: string | undefined, { key, mod }: Pressed): Step {
  // Capitals too: the Caps Lock key changes no shortcut.
  const pressed = [...(first === undefined ? [] : [first]), ...(mod ? ['Mod'] : []), key.toLowerCase()]
  for (const [name, keys] of entries) if (sameKeys(keys, pressed)) return { kind: 'done', name }
  // Another key than expected may begin one itself.
  if (first !== undefined) return stepOf(undefined, { key, mod })
  const begins = !mod && entries.some(([, keys]) => keys.length > 1 && keys[0] === pressed[0])
  return begins && pressed[0] !== undefined ? { kind: 'begun', first: pressed[0] } : { kind: 'none' }
}

const names = [
  'palette',
  'sheet',
  'search',
  'create',
  'home',
  'campaigns',
  'contacts',
  'forms',
  'navigation',
  'pane',
] as const satisfies readonly ShortcutName[]
const entries = names.map((name) => [name, shortcuts[name]] as const)

const sameKeys = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key, place) => key === other[place])
