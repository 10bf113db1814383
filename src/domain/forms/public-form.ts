import type { Brand } from '#api/brand'
import type { Form, FormField, FormPublication, FormStyle } from '#api/forms'
import type { PropertyType, SchemaProperty } from '#api/schemas'

export type { FormStyle }

/** What a visitor answers a field with. */
export type FieldControl =
  | 'text'
  | 'textarea'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'date'
  | 'datetime-local'
  | 'checkbox'
  | 'select'
  | 'checkboxes'
  | 'none'

/** A field with the control that its property asks for. */
export interface PublicField extends FormField {
  control: FieldControl
}

/** A form as visitors get it: nothing of lists, mails or colleagues. */
export interface PublicForm {
  id: string
  /** The edit that was published. */
  version: number
  name: string
  kind: Form['kind']
  /** Whether it takes submissions now. */
  isOpen: boolean
  locale: Form['settings']['locale']
  fields: readonly PublicField[]
  style: FormStyle
  success: Form['settings']['success']
  closedText: string
  /** What is said when a submission did not arrive. */
  errorText?: string
  /** A field that people do not see and robots fill. */
  honeypot: boolean
}

/** The language in which a form is written as plain HTML, which can't follow the browser. */
export const plainLanguage = (locale: PublicForm['locale']): 'en' | 'ja' => (locale === 'en' ? 'en' : 'ja')

/** The property of contacts that a field fills. */
export type PropertyOf = (key: string) => Pick<SchemaProperty, 'type' | 'options'> | undefined

export interface PublicFormFacts {
  isOpen: boolean
  propertyOf: PropertyOf
  /** Undefined: not known, and the form's own colours are used. */
  brand?: Pick<Brand, 'colors' | 'fonts' | 'radius'> | undefined
}

const controls: Record<PropertyType, FieldControl> = {
  string: 'text',
  text: 'textarea',
  number: 'number',
  boolean: 'checkbox',
  date: 'date',
  datetime: 'datetime-local',
  select: 'select',
  multi_select: 'checkboxes',
  url: 'url',
  email: 'email',
  phone: 'tel',
  json: 'none',
}

function controlOf(field: FormField, propertyOf: PropertyOf): FieldControl {
  switch (field.type) {
    case 'consent':
      return 'checkbox'
    case 'list_choice':
      return 'checkboxes'
    case 'property':
      // Nobody can send a form without an address, also where the properties are not known yet.
      if (field.propertyKey === 'email') return 'email'
      return controls[propertyOf(field.propertyKey ?? '')?.type ?? (field.options ? 'select' : 'string')]
    case 'hidden':
    case 'heading':
    case 'text':
    case 'image':
    case 'divider':
      return 'none'
  }
}

/** Fields with the control and the choices that their properties ask for. */
export const publicFieldsOf = (fields: readonly FormField[], propertyOf: PropertyOf): PublicField[] =>
  fields.map((field) => {
    const options =
      field.options ?? (field.type === 'property' ? propertyOf(field.propertyKey ?? '')?.options : undefined)
    return {
      ...field,
      control: controlOf(field, propertyOf),
      ...(options && { options: options.map(({ value, label }) => ({ value, label })) }),
    }
  })

/** A form as visitors get it, of what was published or, for a preview, of what is edited. */
export function publicFormOf(
  { id, name, kind: kindNow, version }: Pick<Form, 'id' | 'name' | 'kind'> & { version: number },
  { kind = kindNow, fields, settings, style }: FormPublication['snapshot'],
  { isOpen, propertyOf, brand }: PublicFormFacts,
): PublicForm {
  const { locale, success, closedText, errorText, honeypot } = settings
  return {
    id,
    version,
    name,
    kind,
    isOpen,
    locale,
    fields: publicFieldsOf(fields, propertyOf),
    style: style.useBrand && brand ? branded(style, brand) : style,
    success,
    closedText,
    ...(errorText && { errorText }),
    honeypot,
  }
}

const branded = (style: FormStyle, { colors, fonts, radius }: NonNullable<PublicFormFacts['brand']>) => {
  const { bg, surface, text, primary, onPrimary } = colors
  return { ...style, bg, surface, text, primary, onPrimary, radius, font: fonts.body }
}
