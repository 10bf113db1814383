import type { FormField } from '#api/forms'
import type { SchemaProperty } from '#api/schemas'
import { freeId, type Fields } from './form-fields.ts'

/** The parts that are added without a property. */
export const plainKinds = ['consent', 'list_choice', 'hidden', 'heading', 'text', 'image', 'divider'] as const
export type PlainKind = (typeof plainKinds)[number]

/** What an address can say of a campaign: hidden fields that most forms want. */
export const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Properties that no form fills: the product writes them itself. */
const OWN: ReadonlySet<string> = new Set(['status', 'created_at'])

/** Whether visitors can fill a property. */
export const isFillable = ({ key, type, hidden }: Pick<SchemaProperty, 'key' | 'type' | 'hidden'>): boolean =>
  !OWN.has(key) && type !== 'json' && hidden !== true

const plain = { required: false, width: 'full' } as const

/** A new field for a property, labelled as the property is. */
export const propertyField = (
  fields: Fields,
  { key, label, labels, type }: Pick<SchemaProperty, 'key' | 'label' | 'labels' | 'type'>,
): FormField => ({
  ...plain,
  id: freeId(fields, key),
  type: 'property',
  propertyKey: key,
  label: { en: labels?.en ?? label, ja: labels?.ja ?? label },
  required: key === 'email',
  // A text of several lines wants the whole width, and so does a list of ticks.
  width: type === 'text' || type === 'multi_select' ? 'full' : plain.width,
})

const words: Readonly<Record<PlainKind, FormField['label']>> = {
  consent: {
    en: 'I agree to the privacy policy and would like to receive these emails.',
    ja: 'プライバシーポリシーに同意し、メールの受け取りを希望します。',
  },
  list_choice: { en: 'What should we send you?', ja: 'お届けする内容' },
  hidden: { en: '', ja: '' },
  heading: { en: 'Your heading', ja: '見出しを入力' },
  text: { en: 'Your text', ja: 'テキストを入力' },
  image: { en: '', ja: '' },
  divider: { en: '', ja: '' },
}

/** A new field without a property. A consent is required: one that need not be given is none. */
export const plainField = (fields: Fields, kind: PlainKind, wish: string = kind): FormField => ({
  ...plain,
  id: freeId(fields, wish),
  type: kind,
  label: kind === 'hidden' && wish !== kind ? { en: wish, ja: wish } : words[kind],
  required: kind === 'consent',
  ...(kind === 'list_choice' && { options: [] }),
})
