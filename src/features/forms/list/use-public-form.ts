import { useMemo } from 'react'
import { useBrand } from '#api/brand'
import type { Form } from '#api/forms'
import { useSchema } from '#api/schemas'
import { publicFormOf, type PublicForm, type PublicFormFacts } from '#domain/forms/public-form'

/** Makes forms as visitors would see them now; until schema and brand are known, with what the form itself says. */
export function usePublicForms(): (form: Form) => PublicForm {
  const schema = useSchema('contact').data
  const brand = useBrand().data
  return useMemo(() => {
    const byKey = new Map(schema?.properties.map((property) => [property.key, property]))
    return remembering({ isOpen: true, propertyOf: (key) => byKey.get(key), brand })
  }, [schema, brand])
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
