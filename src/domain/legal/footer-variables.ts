/** What the sending system fills in about the company. */
const facts = ['company_name', 'company_address', 'complaint_contact'] as const
/** What the sending system makes an address of, for each reader. */
const addresses = ['unsubscribe_url', 'preferences_url', 'view_in_browser_url'] as const

/** The variables that a default footer may hold, in the order in which they are offered (SET-68). */
export const footerVariables = [...facts, ...addresses] as const

/** Whether it is filled in about the company. */
export const isFact = (name: string) => facts.some((one) => one === name)
/** Whether an address is made of it for each reader. */
export const isAddress = (name: string) => addresses.some((one) => one === name)

/** A name in braces. */
export const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The first name in braces that a footer can't hold; undefined where all are known. */
export const unknownVariable = (text: string): string | undefined =>
  [...text.matchAll(VARIABLE)].map(([, name = '']) => name).find((name) => !isFact(name) && !isAddress(name))

/** The text with its variables written in one way, and its lines ending in one way. */
export const tidied = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(VARIABLE, (_, name: string) => `{{${name}}}`)
    .trim()

/** Whether a link to unsubscribe is in the footer. */
export const footerEndsSubscription = (text: string): boolean => tidied(text).includes('{{unsubscribe_url}}')
