import type { IntlShape } from 'react-intl'
import type { Region } from '#api/regions'
import { messages } from './region-city.messages.ts'

const isKnown = (id: string): id is keyof typeof messages => Object.hasOwn(messages, id)

/** The city of a region in the reader's language; one that the app does not know, as the backend calls it. */
export const regionCity = (intl: IntlShape, { id, city }: Region): string =>
  isKnown(id) ? intl.formatMessage(messages[id]) : city
