import type { Form } from '#api/forms'

type Parts = Pick<Form, 'settings' | 'fields'>

/** A form with what was published of it last; null: nothing was. */
interface UsedForm extends Parts {
  publication: { snapshot: Parts } | null
}

/** The draft, and while a form is public also what visitors see of it, which may be an earlier edit. */
const partsOf = (form: UsedForm, isPublic: boolean): Parts[] =>
  isPublic && form.publication ? [form, form.publication.snapshot] : [form]

/** The mailing lists that a form puts people on: its own and those that they choose from. */
export const listsOfForm = (form: UsedForm, isPublic: boolean): string[] =>
  partsOf(form, isPublic).flatMap(({ settings, fields }) => [
    ...settings.mailingListIds,
    ...fields.flatMap(({ type, options = [] }) =>
      type === 'list_choice' ? options.map(({ value }) => value) : [],
    ),
  ])

/** Whether a form fills a property of contacts. */
export const formFills = (form: UsedForm, isPublic: boolean, key: string): boolean =>
  partsOf(form, isPublic).some(({ fields }) => fields.some(({ propertyKey }) => propertyKey === key))
