/** What a phone shows of a subject, in half-width characters: 18 full-width ones (CAM-82). */
export const SUBJECT_ON_A_PHONE = 36

/** A variable as subjects and preview texts store it, with the words that stand for an empty value. */
export const STORED_VARIABLE =
  /\{\{\s*([^{}|'"]+?)\s*(?:\|\s*default:\s*(?:'([^'{}]*)'|"([^"{}]*)")\s*)?\}\}/g

/**
 * A subject or preview text in words, for whoever looks at a campaign (CAM-81): in place of each variable its value where that is
 * known, else the words that stand for an empty one, else its name in brackets. What else a template can say stays as it is
 * written.
 */
export const subjectInWords = (
  stored: string,
  valueOf: (path: readonly string[]) => string | undefined = () => undefined,
): string =>
  stored.replaceAll(STORED_VARIABLE, (_tag, name: string, single?: string, double?: string) => {
    const path = name.split('.')
    return valueOf(path) ?? single ?? double ?? `[${path.at(-1) ?? name}]`
  })

/** What a variable says of a contact, where that is a text or a number: `contact.name`, or `name` for short. */
export const variableOf =
  ({ name, email, properties }: ContactInMail) =>
  (path: readonly string[]): string | undefined => {
    const [key = '', ...rest] = path[0] === 'contact' ? path.slice(1) : path
    const fields: Readonly<Record<string, unknown>> = { ...properties, name, email }
    const value = rest.length === 0 && Object.hasOwn(fields, key) ? fields[key] : undefined
    return typeof value === 'number' || (typeof value === 'string' && value !== '') ? `${value}` : undefined
  }

interface ContactInMail {
  email: string
  name?: string | null | undefined
  properties: Readonly<Record<string, unknown>>
}
