import { normalizeEmail } from '#lib/email-address'
import { digestOf } from './address-set.model.ts'

/** Where the contacts of an import come from (IMP-2). */
export const importSources = ['file', 'rows', 'emails', 'product'] as const
export type ImportSource = (typeof importSources)[number]

/** The name of the only column of pasted addresses. */
export const ADDRESS_COLUMN = 'email'

/**
 * The addresses in a text as people paste it: one to a line, with commas between, or as mail programs write them,
 * `花 <hana@example.com>`. Each once; what holds no @ is no address. Whether they are valid the dry run says.
 */
export function addressesIn(text: string): { emails: string[]; repeated: number } {
  const found = text
    .split(/[\s,;、，；<>()[\]"'“”]+/)
    .map((part) => part.replace(/^mailto:/i, '').replace(/[.。]+$/, ''))
    .filter((part) => /[@＠]/.test(part))
  const emails = new Map<string, string>()
  for (const part of found) emails.set(normalizeEmail(part), part)
  return { emails: [...emails.values()], repeated: found.length - emails.size }
}

/**
 * What was pasted as a file, so that it is read, mapped and sent as one; undefined where there is nothing in it. The same
 * text gives the same file, so that an import of it that was interrupted goes on.
 */
export function fileOfPasted(source: 'rows' | 'emails', text: string): File | undefined {
  const { emails } = source === 'emails' ? addressesIn(text) : { emails: [] }
  const content = source === 'rows' ? text : emails.map((email) => `${email}\n`).join('')
  if (content.trim() === '') return undefined
  return new File(source === 'rows' ? [content] : [`${ADDRESS_COLUMN}\n`, content], 'pasted.csv', {
    lastModified: digestOf(content)[0],
  })
}
