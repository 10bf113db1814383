import { deferred } from '#components/deferred'

/** What is large and is not there before somebody asks for it. */
export const SegmentSheet = deferred(async () => (await import('#features/segments/builder')).SegmentSheet)
export const ConditionRow = deferred(
  async () => (await import('#features/segments/condition-editor')).ConditionRow,
)
export const ConditionTree = deferred(
  async () => (await import('#features/segments/condition-editor')).ConditionTree,
)
export const WhyPanel = deferred(async () => (await import('#features/segments/why')).WhyPanel)
