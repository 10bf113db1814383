import { DAY, HOUR } from '#lib/duration'
import { campaignFixtures } from '#mocks/campaigns/campaign-fixtures.data'

/** What a workspace's customers meet: its mails, its site, its forms. */
export interface Business {
  /** The campaign that went out last before that time, ms since 1970. */
  campaignAt: (time: number) => PastCampaign | undefined
  /** Pages of its site: address and title. The second is what its mails lead to. */
  pages: readonly (readonly [url: string, title: string])[]
  formIds: readonly string[]
}

interface PastCampaign {
  id: string
  subject: string
  at: number
}

const zones: Record<string, { timezone: string; hours: number }> = {
  ws_sakura: { timezone: 'Asia/Tokyo', hours: 9 },
  ws_ridge: { timezone: 'Europe/London', hours: 0 },
}
/** The zone of a workspace of the mock world, and how many hours it is ahead of UTC in winter. */
export const zoneOf = (workspaceId: string) => zones[workspaceId] ?? { timezone: 'UTC', hours: 0 }

/** An hour of a day so many days before the epoch, as the clocks of a workspace show it. */
export function hourBefore(epoch: number, workspaceId: string, days: number, hour: number): number {
  const offset = zoneOf(workspaceId).hours * HOUR
  return Math.floor((epoch + offset) / DAY - days) * DAY - offset + hour * HOUR
}

const sites: Record<string, Pick<Business, 'pages' | 'formIds'>> = {
  ws_sakura: {
    pages: [
      ['https://sakura-roastery.example/', 'さくら珈琲焙煎所'],
      ['https://sakura-roastery.example/beans', '豆を選ぶ'],
      ['https://sakura-roastery.example/workshops', 'ワークショップ'],
      ['https://sakura-roastery.example/en/subscription', 'Bean subscription'],
    ],
    formIds: ['frm_1', 'frm_2', 'frm_3', 'frm_4', 'frm_5', 'frm_6'],
  },
  ws_ridge: {
    pages: [
      ['https://ridge-outdoor.example/', 'Ridge Outdoor'],
      ['https://ridge-outdoor.example/boots', 'Walking boots'],
      ['https://ridge-outdoor.example/packs', 'Packs and bags'],
      ['https://ridge-outdoor.example/guides', 'Route guides'],
    ],
    formIds: ['frm_r1'],
  },
}

/** What is known of a workspace before its people do anything; a workspace that was made later has none of it. */
export function businessOf(workspaceId: string, epoch: number): Business {
  const past: PastCampaign[] = (campaignFixtures[workspaceId] ?? [])
    .flatMap(({ id, state, variants: [first] }) =>
      state.kind === 'sent' || state.kind === 'stopped'
        ? [{ id, subject: first?.subject ?? '', at: hourBefore(epoch, workspaceId, state.days, state.hour) }]
        : [],
    )
    .toSorted((a, b) => b.at - a.at)
  return {
    campaignAt: (time) => past.find(({ at }) => at <= time),
    ...(sites[workspaceId] ?? { pages: [], formIds: [] }),
  }
}
