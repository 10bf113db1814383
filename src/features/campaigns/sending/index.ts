import { deferred } from '#components/deferred'

/** What stands in place of the steps once a campaign is no draft; a chunk of its own. */
export const CampaignCourse = deferred(async () => (await import('./campaign-course.tsx')).CampaignCourse)
export { ScheduleCard } from './schedule-card.tsx'
export { serverNow } from './server-time.ts'
export { usePoll } from './use-poll.ts'
