import type { ComponentType } from 'react'
import { deferred, type Deferred } from '#components/deferred'
import type { SettingKey } from './settings.model.ts'

/** What every section of the settings is given. */
export interface SectionProps {
  /** What within the section the address names: an id, a domain. Data from outside, whatever it is. */
  value: string | undefined
  /** The address of something within the section; without a value, of the section itself. */
  hrefOf: (value?: string) => string
  /** Goes there. */
  onOpen: (value?: string) => void
}

const section = (load: () => Promise<ComponentType<SectionProps>>): Deferred<SectionProps> => deferred(load)
const notBuilt = section(async () => (await import('./not-built-section.tsx')).NotBuiltSection)

/** Each section is loaded when it is first opened. */
export const sections: Readonly<Record<SettingKey, Deferred<SectionProps>>> = {
  account: notBuilt,
  workspace: notBuilt,
  brands: notBuilt,
  members: notBuilt,
  contact_schema: notBuilt,
  mailing_lists: notBuilt,
  senders: notBuilt,
  domains: notBuilt,
  script_tag: notBuilt,
  custom_hostnames: notBuilt,
  certificates: notBuilt,
  usage_plan: notBuilt,
  api_keys: notBuilt,
  web_api: notBuilt,
}
