/** Where the screens of connections lead. */
export interface ConnectionsLinks {
  /** The list, with something of it open. */
  list: (query?: Record<string, string>) => string
  /** A new connection, as far as it is known. */
  create: (query?: Record<string, string>) => string
  /** In place of this page: Back does not open it again. */
  go: (href: string) => void
  /** Leaves the app for another service. */
  leave: (href: string) => void
}
