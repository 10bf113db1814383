import type { MessageDescriptor } from 'react-intl'
import type { AmpProvider } from '#api/senders'
import { messages } from './amp.messages.ts'

/** What a provider is called. */
export const providerWords = (provider: AmpProvider): MessageDescriptor => messages[provider]
