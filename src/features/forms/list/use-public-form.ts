import { useMemo } from 'react'
import { useBrand } from '#api/brand'
import type { Form } from '#api/forms'
import { useSchema } from '#api/schemas'
import { publicFormOf, type PublicForm, type PublicFormFacts } from '#domain/forms/public-form'

/**
 * Makes forms as visitors would see them now; undefined until schema and brand have come, because a choice would be drawn as a
 * line of text. Without an answer they are made of what the form itself says.
 */
export function usePublicForms(): ((form: Form) => PublicForm) | undefined {
  const { data: schema, isLoading: isSchemaLoading } = useSchema('contact')
  const { data: brand, isLoading: isBrandLoading } = useBrand()
  const isWaiting = isSchemaLoading || isBrandLoading
  return useMemo(() => {
    if (isWaiting) return undefined
    const byKey = new Map(schema?.properties.map((property) => [property.key, property]))
    return remembering({ isOpen: true, propertyOf: (key) => byKey.get(key), brand })
  }, [schema, brand, isWaiting])
}

/** The same form is the same object: another one would be drawn anew. */
function remembering(facts: PublicFormFacts): (form: Form) => PublicForm {
  const made = new WeakMap<Form, PublicForm>()
  return (form) => {
    const known = made.get(form)
    if (known) return known
    const { fields, settings, style, draftVersion } = form
    const one = publicFormOf({ ...form, version: draftVersion }, { fields, settings, style }, facts)
    made.set(form, one)
    return one
  }
}
