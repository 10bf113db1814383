import type { IntlShape } from 'react-intl'
import { toasts } from '#components/toast'
import { copyText } from './copy-text.ts'
import { messages } from './copy-button.messages.ts'

/**
 * Copies a text for an entry of a menu, which is gone by the time it is done: a toast says so. Where the browser refuses, the
 * toast shows the text itself.
 */
export async function copyAndTell(intl: IntlShape, text: string): Promise<void> {
  const copied = await copyText(text)
  toasts.add(
    copied
      ? { type: 'success', content: intl.formatMessage(messages.copied) }
      : { type: 'error', content: intl.formatMessage(messages.refused, { text }) },
  )
}
