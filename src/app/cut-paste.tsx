import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { toasts } from '#components/toast'
import { messages } from './cut-paste.messages.ts'

/** Says that a field took only a part of what was pasted: browsers cut it in silence. */
export function CutPaste() {
  const intl = useIntl()
  useEffect(() => {
    const onPaste = ({ target, clipboardData, defaultPrevented }: ClipboardEvent) => {
      if (defaultPrevented) return
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      const { value, selectionStart, selectionEnd, maxLength: most, readOnly } = target
      const pasted = clipboardData?.getData('text').replaceAll('\r\n', '\n') ?? ''
      const stays = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
      if (most >= 0 && !readOnly && stays + pasted.length > most)
        toasts.add({ content: intl.formatMessage(messages.cut, { most }) })
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [intl])
  return null
}
