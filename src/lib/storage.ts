/** Every key that the product keeps in this browser (LIM-11). Tokens are never among them. */
export const storageKeys = {
  theme: 'otegami.theme',
  locale: 'otegami.locale',
  tableDensity: 'otegami.table-density',
  navCollapsed: 'otegami.nav-collapsed',
  paneWidth: 'otegami.pane-width',
  paneCollapsed: 'otegami.pane-collapsed',
  setupPutAway: 'otegami.setup-put-away',
  /** The id of the workspace that had nothing in it when its home was last seen. */
  emptyHome: 'otegami.empty-home',
  contactsRailCollapsed: 'otegami.contacts-rail-collapsed',
  contactViews: 'otegami.contact-views',
  contactColumns: 'otegami.contact-columns',
  campaignColumns: 'otegami.campaign-columns',
  /** The address of the account whose drafts and records are kept, until it signs out. */
  keptFor: 'otegami.kept-for',
} as const
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** What one tab keeps for itself, until it is closed. */
export const tabKeys = {
  integrationRequest: 'otegami.integration-request',
  /** Set while somebody signs in on another site. */
  signingIn: 'otegami.signing-in',
  /** A message to the assistant that was typed and not sent. It is kept for each workspace until it is sent or the account signs out. */
  typedToAssistant: 'otegami.typed-to-assistant',
} as const
type TabKey = (typeof tabKeys)[keyof typeof tabKeys]

/** Keeps a text for this tab, over a way to another site and back. Where the browser keeps nothing it is lost. */
export function keepForTab(key: TabKey, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Who comes back is told that it has to be begun anew.
  }
}

/** What this tab keeps under the key, and keeps no longer. */
export function takeFromTab(key: TabKey): string | undefined {
  try {
    const text = sessionStorage.getItem(key) ?? undefined
    sessionStorage.removeItem(key)
    return text
  } catch {
    return undefined
  }
}

/**
 * What is stored under the key, if `decode` makes sense of it. Storage that is missing, forbidden, or holds nonsense
 * reads as undefined: nothing ever throws.
 */
export function readStored<Value>(
  key: StorageKey,
  decode: (value: unknown) => Value | undefined,
): Value | undefined {
  try {
    return decodeText(localStorage.getItem(key), decode)
  } catch {
    return undefined
  }
}

/** For `readStored`: what is true or false. */
export const decodeBoolean = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined

/** The address of the account that this browser keeps drafts and records of; undefined where nothing is known of anybody. */
export const ownerOfKept = (): string | undefined =>
  readStored(storageKeys.keptFor, (value) => (typeof value === 'string' ? value : undefined))

/** Remembers the value if the browser lets us; a full or forbidden storage loses it silently. */
export function writeStored(key: StorageKey, value: string | number | boolean | object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The choice holds until the page is left.
  }
}

/** Forgets what is stored under the keys, if the browser lets us. */
export function forgetStored(...keys: StorageKey[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}

/** Forgets widths and what is collapsed; theme, rows of tables and language stay as they were chosen. */
export function forgetLayout(): void {
  forgetStored(
    storageKeys.navCollapsed,
    storageKeys.paneWidth,
    storageKeys.paneCollapsed,
    storageKeys.contactsRailCollapsed,
  )
}

/** Forgets saved views and columns of tables. Who listens for other tabs is told as well: nothing shows them any longer. */
export function forgetViews(): void {
  const keys = [storageKeys.contactViews, storageKeys.contactColumns, storageKeys.campaignColumns] as const
  forgetStored(...keys)
  for (const key of keys) dispatchEvent(new StorageEvent('storage', { key }))
}

/** Tells when another tab writes the key; the returned function ends it. */
export function onStored(key: StorageKey, listener: (value: unknown) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener(decodeText(event.newValue, (value) => value))
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function decodeText<Value>(
  text: string | null,
  decode: (value: unknown) => Value | undefined,
): Value | undefined {
  return text === null ? undefined : decode(parsed(text))
}

/** What isn't JSON may still be a word that was written by hand, such as `dark`. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
