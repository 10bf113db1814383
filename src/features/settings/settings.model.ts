/** The settings, by the key that their address has, in the groups and the order of the menu (SPEC.md 2.6). */
export const settingsGroups = [
  { group: 'account', needsWorkspace: false, keys: ['account'] },
  {
    group: 'workspace',
    needsWorkspace: true,
    keys: [
      'workspace',
      'brands',
      'members',
      'contact_schema',
      'mailing_lists',
      'senders',
      'domains',
      'script_tag',
      'custom_hostnames',
      'certificates',
      'usage_plan',
    ],
  },
  { group: 'developer', needsWorkspace: true, keys: ['api_keys', 'web_api'] },
] as const

export type SettingsGroup = (typeof settingsGroups)[number]['group']
export type SettingKey = (typeof settingsGroups)[number]['keys'][number]

/** The section of that key; undefined when there is none (SPEC.md 2.6: 'Not found'). */
export const settingKeyOf = (key: string): SettingKey | undefined =>
  settingsGroups.flatMap(({ keys }): readonly SettingKey[] => keys).find((known) => known === key)

/** Whether a section speaks of the workspace that one is in. */
export const needsWorkspace = (key: SettingKey): boolean =>
  settingsGroups.some((group) => group.needsWorkspace && group.keys.some((known) => known === key))
