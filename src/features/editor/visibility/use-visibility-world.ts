import type { ConditionWorld } from '#features/segments'
import { useEditorData } from '#features/editor/state'
import { visibilityKinds } from './visibility.model.ts'

interface Named {
  id: string
  name: string
}

/** What is gone has no name any more; what is not loaded yet is not known. */
const nameIn =
  (items: readonly Named[] | undefined) =>
  (id: string): string | null | undefined =>
    items && (items.find((item) => item.id === id)?.name ?? null)

const unknown = () => undefined

/** What the conditions of a mail can be about, from what the editor is given. */
export function useVisibilityWorld(): ConditionWorld {
  const { properties, lists, segments } = useEditorData()
  return {
    kinds: visibilityKinds,
    property: (key) => properties && (properties.find((property) => property.key === key) ?? null),
    eventProperty: unknown,
    list: nameIn(lists),
    campaign: unknown,
    form: unknown,
    segment: nameIn(segments),
    properties,
    eventProperties: undefined,
    lists,
    campaigns: undefined,
    forms: undefined,
    segments,
    findCampaigns: undefined,
    error: undefined,
    retry: unknown,
  }
}
