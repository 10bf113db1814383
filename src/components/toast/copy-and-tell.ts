import type { IntlShape } from 'react-intl'
import { copyText } from '#components/copy-button'
import { messages } from './copy-and-tell.messages.ts'
import { toasts } from './toasts.ts'

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
