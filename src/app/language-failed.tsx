import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { toasts } from '#components/toast'
import { localeNames } from '#intl'
import { messages } from './language-failed.messages.ts'
import { usePreferences } from './preferences.tsx'

/** Says that a language could not be loaded: the page goes on in the one before. */
export function LanguageFailed() {
  const intl = useIntl()
  const { notLoaded } = usePreferences()
  const told = useRef<typeof notLoaded>(undefined)
  useEffect(() => {
    // The words follow the language, the notification doesn't.
    if (!notLoaded || told.current === notLoaded) return
    told.current = notLoaded
    const language = localeNames[notLoaded.locale]
    toasts.add({ type: 'error', content: intl.formatMessage(messages.failed, { language }) })
  }, [notLoaded, intl])
  return null
}
