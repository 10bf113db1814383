import { settingKeys, settingsGroups, type SettingKey } from '#lib/settings-keys'

export type SettingsGroup = (typeof settingsGroups)[number]['group']

/** The section of that key; undefined when there is none ('Not found', SET-4). */
export const settingKeyOf = (key: string): SettingKey | undefined =>
  settingKeys.find((known) => known === key)

/** Whether a section speaks of the workspace that one is in. */
export const needsWorkspace = (key: SettingKey): boolean =>
  settingsGroups.some((group) => group.needsWorkspace && group.keys.some((known) => known === key))
