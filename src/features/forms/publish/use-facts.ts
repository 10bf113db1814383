import { useMemo } from 'react'
import { useBrand } from '#api/brand'
import { useApi } from '#api/core'
import type { Form } from '#api/forms'
import { useMailingLists } from '#api/mailing-lists'
import { useSchema, type Schema } from '#api/schemas'
import { useAllSenders } from '#api/senders'
import { useLoaded } from '#components/deferred'
import type { PublishProblem } from '#domain/forms/form-rules'
import { publicFormOf, type PublicForm } from '#domain/forms/public-form'

/** What visitors get of a form. */
type FormDraft = Pick<Form, 'name' | 'kind' | 'fields' | 'settings' | 'style'>

export interface FormFacts {
  schema: Schema | undefined
  /** What kinds the fields are of is not known yet. */
  isWaiting: boolean
  /** Until schema and brand are known, with what the form itself says. */
  publicFormOf: (draft: FormDraft) => PublicForm
  /** What keeps a draft from being published; undefined while something of it, or the rules, are not there. */
  problemsOf: (draft: FormDraft) => PublishProblem[] | undefined
}

const loadRules = async () => (await import('#domain/forms/form-rules')).publishProblems

/** What of the workspace a form's looks and rules depend on. */
export function useFacts(formId: string): FormFacts {
  const { clock } = useApi()
  const { data: schema, isLoading: isWaiting } = useSchema('contact')
  const brand = useBrand().data
  const lists = useMailingLists().data?.items
  const senders = useAllSenders().data?.items
  const { value: publishProblems } = useLoaded(loadRules)
  return useMemo(() => {
    const byKey = new Map(schema?.properties.map((property) => [property.key, property]))
    const listById = new Map(lists?.map((list) => [list.id, list]))
    const verified = new Set(senders?.filter(({ status }) => status === 'verified').map(({ id }) => id))
    return {
      schema,
      isWaiting,
      publicFormOf: ({ name, kind, fields, settings, style }) =>
        publicFormOf(
          { id: formId, name, kind, version: 1 },
          { fields, settings, style },
          { isOpen: true, propertyOf: (key) => byKey.get(key), brand },
        ),
      problemsOf: (draft) =>
        schema && lists && senders && publishProblems
          ? publishProblems(
              draft,
              {
                propertyKeys: new Set(byKey.keys()),
                listOf: (id) => listById.get(id),
                isVerified: (id) => verified.has(id),
              },
              clock.now(),
            )
          : undefined,
    }
  }, [formId, schema, isWaiting, brand, lists, senders, clock, publishProblems])
}
