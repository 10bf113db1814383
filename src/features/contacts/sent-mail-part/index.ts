import type { ReactNode } from 'react'
import type { Contact } from '#api/contacts'

/** A mail that a contact was sent by a campaign. */
export interface SentMailProps {
  contact: Contact
  campaignId: string
  onClose: () => void
}

/** Shows a mail as a contact got it; given by whoever knows mails. Without it none can be shown. */
export type SentMailPart = ((props: SentMailProps) => ReactNode) | undefined
