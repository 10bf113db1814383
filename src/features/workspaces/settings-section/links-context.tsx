import { createContext, use } from 'react'
import type { Setting } from '#lib/query'

/** Where things outside of a section are: addresses are the app's. */
export interface SettingsLinks {
  /** The contacts of a mailing list. */
  contactsOfList: (mailingListId: string) => string
  /** Another section of the settings, and what it names. */
  setting: (setting: Setting) => string
  /** The page of a sender. */
  sender: (senderId: string) => string
  campaign: (campaignId: string) => string
  form: (formId: string) => string
  /** Where the script tag is tried out. */
  example: () => string
  /** Where a sender is registered for AMP mails. */
  ampRegistration: (query: { sender: string; provider?: string; step?: string }) => string
}

export const SettingsLinksContext = createContext<SettingsLinks | undefined>(undefined)

/** undefined where nobody says where things are: then no link is shown. */
export const useSettingsLinks = (): SettingsLinks | undefined => use(SettingsLinksContext)
