import type { MessageDescriptor } from 'react-intl'
import { statusMessages } from './contact-status.messages.ts'

/** The words of a status that may be any text; undefined for what is none. */
export const statusMessageOf = (status: string): MessageDescriptor | undefined =>
  new Map<string, MessageDescriptor>(Object.entries(statusMessages)).get(status)
