import Calendar from 'lucide-react/icons/calendar'
import CheckSquare from 'lucide-react/icons/square-check'
import EyeOff from 'lucide-react/icons/eye-off'
import Hash from 'lucide-react/icons/hash'
import Heading from 'lucide-react/icons/letter-h'
import ImageIcon from 'lucide-react/icons/image'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import Minus from 'lucide-react/icons/minus'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import Type from 'lucide-react/icons/type'
import type { LucideIcon } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import type { FormField } from '#api/forms'
import type { FieldControl } from '#domain/forms/public-form'
import type { FormLanguage } from '#form-render'
import { messages } from './field-names.messages.ts'

export const languageOfReader = (intl: IntlShape): FormLanguage =>
  intl.locale.startsWith('ja') ? 'ja' : 'en'

/** What kind of field it is, in words. */
export const kindName = (intl: IntlShape, { type }: Pick<FormField, 'type'>): string =>
  intl.formatMessage(messages[type])

/** What a field is called in the builder: its label, in the reader's language first, else its kind. */
export function fieldTitle(intl: IntlShape, field: FormField): string {
  const language = languageOfReader(intl)
  const label = field.label[language].trim() || field.label[language === 'en' ? 'ja' : 'en'].trim()
  if (field.type === 'hidden') return label || field.id
  return label || field.propertyKey || kindName(intl, field)
}

const ofTypes: Readonly<Record<FormField['type'], LucideIcon>> = {
  property: TextCursorInput,
  consent: CheckSquare,
  list_choice: ListChecks,
  hidden: EyeOff,
  heading: Heading,
  text: Type,
  image: ImageIcon,
  divider: Minus,
}

const ofControls: Partial<Record<FieldControl, LucideIcon>> = {
  email: Mail,
  number: Hash,
  date: Calendar,
  'datetime-local': Calendar,
  checkbox: CheckSquare,
  checkboxes: ListChecks,
}

export const fieldIcon = (type: FormField['type'], control: FieldControl | undefined): LucideIcon =>
  (type === 'property' && control && ofControls[control]) || ofTypes[type]
