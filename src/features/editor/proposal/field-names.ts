import type { MessageDescriptor } from 'react-intl'
import { fieldNames, settingNames } from './field-names.messages.ts'

const categories: Readonly<Record<string, keyof typeof fieldNames>> = {
  content: 'text',
  label: 'text',
  title: 'text',
  items: 'text',
  rows: 'text',
  caption: 'text',
  links: 'text',
  fields: 'text',
  submit: 'text',
  success: 'text',
  html: 'text',
  href: 'link',
  action: 'link',
  image: 'image',
  thumbnail: 'image',
  slides: 'image',
  padding: 'size',
  height: 'size',
  gap: 'size',
  thickness: 'size',
  size: 'size',
  radius: 'size',
  outlookWidth: 'size',
  bg: 'colors',
  color: 'colors',
  fill: 'colors',
  border: 'colors',
  bgImage: 'colors',
  align: 'layout',
  valign: 'layout',
  stack: 'layout',
  full: 'layout',
  mobileFull: 'layout',
  header: 'layout',
  visibleIf: 'visibility',
  hideOn: 'visibility',
}

/** What kind of thing a field of a block is about. */
export const categoryOf = (key: string): keyof typeof fieldNames =>
  Object.hasOwn(categories, key) ? (categories[key] ?? 'other') : 'other'

const isNamed = (key: string): key is keyof typeof settingNames => Object.hasOwn(settingNames, key)

/** The name of a setting of the mail. */
export const settingName = (key: string): MessageDescriptor =>
  isNamed(key) ? settingNames[key] : fieldNames.other
