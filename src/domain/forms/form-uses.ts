import type { Form } from '#api/forms'

/** The mailing lists that a form puts people on: its own and those that they choose from. */
export const listsOfForm = ({ settings, fields }: Pick<Form, 'settings' | 'fields'>): string[] => [
  ...settings.mailingListIds,
  ...fields.flatMap(({ type, options = [] }) =>
    type === 'list_choice' ? options.map(({ value }) => value) : [],
  ),
]

/** Whether a form fills a property of contacts. */
export const formFills = ({ fields }: Pick<Form, 'fields'>, key: string): boolean =>
  fields.some(({ propertyKey }) => propertyKey === key)
