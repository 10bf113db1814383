import type { ComponentType } from 'react'
import { deferred, type Deferred } from '#components/deferred'
import type { SectionProps } from '#features/workspaces/settings-section'
import type { SettingKey } from '#lib/settings-keys'

const section = (load: () => Promise<ComponentType<SectionProps>>): Deferred<SectionProps> => deferred(load)

/** Each section is loaded when it is first opened. */
export const sections: Readonly<Record<SettingKey, Deferred<SectionProps>>> = {
  account: section(async () => (await import('#features/settings/account')).AccountSection),
  workspace: section(async () => (await import('#features/settings/workspace')).WorkspaceSection),
  brands: section(async () => (await import('#features/brand')).BrandSection),
  members: section(async () => (await import('#features/settings/members')).MembersSection),
  contact_schema: section(async () => (await import('#features/schema')).ContactSchemaSection),
  mailing_lists: section(async () => (await import('#features/mailing-lists')).MailingListsSection),
  senders: section(async () => (await import('#features/senders')).SendersSection),
  domains: section(async () => (await import('#features/domains')).DomainsSection),
  script_tag: section(async () => (await import('#features/settings/script-tag')).ScriptTagSection),
  custom_hostnames: section(async () => (await import('#features/domains/hostnames')).HostnamesSection),
  certificates: section(async () => (await import('#features/domains/certificates')).CertificatesSection),
  usage_plan: section(async () => (await import('#features/settings/usage')).UsageSection),
  api_keys: section(async () => (await import('#features/settings/api-keys')).ApiKeysSection),
  web_api: section(async () => (await import('#features/settings/web-api')).WebApiSection),
}
