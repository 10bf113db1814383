import type { MailingListRecord } from '#mocks/core/records'

/** A list of the mock world; `share` of its workspace's contacts are on it. */
export interface ListData extends Pick<
  MailingListRecord,
  'id' | 'name' | 'visibility' | 'optIn' | 'isDefault' | 'color'
> {
  description?: string
  share: number
}

export const listData: Record<string, ListData[]> = {
  ws_sakura: [
    {
      id: 'lst_weekly',
      name: '焙煎だより',
      description: '毎週金曜の朝にお届けする定期便り',
      visibility: 'public',
      optIn: 'double',
      isDefault: true,
      color: 'rose',
      share: 0.72,
    },
    {
      id: 'lst_english',
      name: 'English letter',
      description: 'The monthly letter for readers abroad',
      visibility: 'public',
      optIn: 'double',
      isDefault: false,
      color: 'blue',
      share: 0.38,
    },
    {
      id: 'lst_new_beans',
      name: '新豆のお知らせ',
      visibility: 'public',
      optIn: 'single',
      isDefault: false,
      color: 'amber',
      share: 0.44,
    },
    {
      id: 'lst_workshop',
      name: 'ワークショップ',
      visibility: 'public',
      optIn: 'single',
      isDefault: false,
      color: 'green',
      share: 0.17,
    },
    {
      id: 'lst_plan',
      name: '定期便のお客さま',
      description: '発送日と豆の内容をお知らせします',
      visibility: 'private',
      optIn: 'single',
      isDefault: false,
      color: 'violet',
      share: 0.12,
    },
    {
      id: 'lst_wholesale',
      name: 'Wholesale',
      description: 'Cafés and shops that sell our beans',
      visibility: 'private',
      optIn: 'single',
      isDefault: false,
      color: 'slate',
      share: 0.03,
    },
    {
      id: 'lst_birthday',
      name: '誕生月クラブ',
      visibility: 'public',
      optIn: 'double',
      isDefault: false,
      color: 'pink',
      share: 0.21,
    },
    {
      id: 'lst_store',
      name: '店頭でのご登録',
      visibility: 'private',
      optIn: 'single',
      isDefault: false,
      color: 'teal',
      share: 0.26,
    },
    {
      id: 'lst_unused',
      name: 'Summer market (not used yet)',
      visibility: 'private',
      optIn: 'single',
      isDefault: false,
      color: 'orange',
      share: 0,
    },
  ],
  ws_ridge: [
    {
      id: 'lst_trail_notes',
      name: 'Trail notes',
      description: 'Routes, weather and what to pack',
      visibility: 'public',
      optIn: 'double',
      isDefault: true,
      color: 'green',
      share: 0.8,
    },
    {
      id: 'lst_club',
      name: 'Club members',
      visibility: 'private',
      optIn: 'single',
      isDefault: false,
      color: 'blue',
      share: 0.31,
    },
    {
      id: 'lst_sale',
      name: 'Sale alerts',
      visibility: 'public',
      optIn: 'single',
      isDefault: false,
      color: 'amber',
      share: 0.4,
    },
  ],
}
