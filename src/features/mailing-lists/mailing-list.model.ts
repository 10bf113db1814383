import type { MailingList } from '#api/mailing-lists'
import { productName } from '#lib/product'
import { fold } from '#lib/fold-text'

/** Characters of the texts of a list (CONTRACT.md: the name is 1 to 60 long and unique whatever its case and width). */
export const MAILING_LIST = { nameMax: 60, descriptionMax: 500 } as const

/** What can be set of a list. */
export interface ListValues {
  name: string
  description: string
  visibility: MailingList['visibility']
  optIn: MailingList['optIn']
  isDefault: boolean
}

export const newList: ListValues = {
  name: '',
  description: '',
  visibility: 'private',
  optIn: 'double',
  isDefault: false,
}

export const valuesOf = ({
  name,
  description = '',
  visibility,
  optIn,
  isDefault,
}: MailingList): ListValues => ({
  name,
  description,
  visibility,
  optIn,
  isDefault,
})

/** The values that an unknown value is, such as those that the browser kept; undefined where it is none. */
export function decodeValues(value: unknown): ListValues | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, description, visibility, optIn, isDefault }: Partial<Record<keyof ListValues, unknown>> =
    value
  return typeof name === 'string' &&
    typeof description === 'string' &&
    (visibility === 'public' || visibility === 'private') &&
    (optIn === 'single' || optIn === 'double') &&
    typeof isDefault === 'boolean'
    ? { name, description, visibility, optIn, isDefault }
    : undefined
}

/** What is wrong with a name, where those are the names of the other lists. */
export function nameProblem(name: string, others: readonly string[]): 'empty' | 'long' | 'taken' | undefined {
  const wanted = name.trim()
  if (wanted === '') return 'empty'
  if (wanted.length > MAILING_LIST.nameMax) return 'long'
  return others.some((other) => fold(other) === fold(wanted)) ? 'taken' : undefined
}

/** Whether saving would change something. */
export const differs = (values: ListValues, stored: ListValues): boolean =>
  values.name.trim() !== stored.name ||
  values.description !== stored.description ||
  values.visibility !== stored.visibility ||
  values.optIn !== stored.optIn ||
  values.isDefault !== stored.isDefault

/** How a site names the list: by its name, as data of a script. */
export const usageInCode = (name: string): string =>
  `${productName.toLowerCase()}.identify({
  email: 'name@example.com',
  mailingLists: { ${JSON.stringify(name)}: true },
})`

/** The values as they are sent. */
export const bodyOf = ({ name, ...rest }: ListValues) => ({ ...rest, name: name.trim() })

/** Whether a text from outside can be the id of a list. */
export const isListId = (text: string): boolean => /^[\w-]{1,128}$/.test(text)
