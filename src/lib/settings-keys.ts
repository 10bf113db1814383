/** The settings, by the key that their address has, in the groups and the order of the menu (SET-7). */
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

export type SettingKey = (typeof settingsGroups)[number]['keys'][number]

/** Every section, in the order of the menu. */
export const settingKeys: readonly SettingKey[] = settingsGroups.flatMap(
  ({ keys }): readonly SettingKey[] => keys,
)
