import { deferred } from '#components/deferred'

export type { CampaignQuestionProps } from './campaign-question.tsx'

/** A chunk of its own: most who read campaigns delete and stop none. */
export const CampaignQuestion = deferred(
  async () => (await import('./campaign-question.tsx')).CampaignQuestion,
)
