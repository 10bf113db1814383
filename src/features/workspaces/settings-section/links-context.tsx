import { createContext, use } from 'react'

/** Where things outside of the settings are: addresses are the app's. */
export interface SettingsLinks {
  /** The contacts of a mailing list. */
  contactsOfList: (mailingListId: string) => string
}

export const SettingsLinksContext = createContext<SettingsLinks | undefined>(undefined)

/** undefined where nobody says where things are: then no link is shown. */
export const useSettingsLinks = (): SettingsLinks | undefined => use(SettingsLinksContext)
