import type { ComponentType } from 'react'
import { deferred, type Deferred } from '#components/deferred'
import type { SectionProps } from '#features/workspaces/settings-section'
import type { SettingKey } from '#lib/settings-keys'

const section = (load: () => Promise<ComponentType<SectionProps>>): Deferred<SectionProps> => deferred(load)
/** Stands where a section is still to come. */
export const notBuilt = section(async () => (await import('./not-built-section.tsx')).NotBuiltSection)

/** Each section is loaded when it is first opened. */
export const sections: Readonly<Record<SettingKey, Deferred<SectionProps>>> = {
  account: section(async () => (await import('#features/settings/account')).AccountSection),
  workspace: section(async () => (await import('#features/settings/workspace')).WorkspaceSection),
  brands: notBuilt,
  members: section(async () => (await import('#features/settings/members')).MembersSection),
  contact_schema: section(async () => (await import('#features/schema')).ContactSchemaSection),
  mailing_lists: section(async () => (await import('#features/mailing-lists')).MailingListsSection),
  senders: notBuilt,
  domains: notBuilt,
  script_tag: section(async () => (await import('#features/settings/script-tag')).ScriptTagSection),
  custom_hostnames: notBuilt,
  certificates: notBuilt,
  usage_plan: section(async () => (await import('#features/settings/usage')).UsageSection),
  api_keys: section(async () => (await import('#features/settings/api-keys')).ApiKeysSection),
  web_api: section(async () => (await import('#features/settings/web-api')).WebApiSection),
}
