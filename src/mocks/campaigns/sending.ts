import { MINUTE } from '#lib/duration'

/** Recipients who are alike in all that summaries ask for. */
export interface SendingCell {
  variantId: string
  mailingListId: string | null
  segmentId: string | null
  /** The domain of their addresses. */
  provider: string
  count: number
}

/** A run of a campaign as it will go. What happens to each recipient follows from this and their rank. Times in ms since 1970. */
export interface Sending {
  seed: number
  /** When mails begin to go out. */
  from: number
  perMinute: number
  /** Whoever's turn comes later gets nothing. @default everybody has their turn */
  stopAt?: number
  /** Of the readers' clocks, in ms east of UTC. */
  utcOffset: number
  /** The share of the delivered that is opened, about, 0 to 1. */
  appeal: number
  tracking: { opens: boolean; clicks: boolean }
  /** Where the links of each variant lead. */
  links: Readonly<Record<string, readonly string[]>>
  cells: readonly SendingCell[]
}

/** How many there are to send to. */
export const recipientsOf = ({ cells }: Pick<Sending, 'cells'>): number =>
  cells.reduce((sum, { count }) => sum + count, 0)

/** How long it takes until everybody has had their turn, in ms. */
export const durationOf = (sending: Sending): number =>
  Math.max(1, Math.ceil((recipientsOf(sending) * MINUTE) / sending.perMinute))

/** When everybody has had their turn, if nothing stops it. */
export const endOf = (sending: Sending): number => sending.from + durationOf(sending)
