import { useIntl } from 'react-intl'
import { Text } from '#components/text'
import type { Contact } from '#api/contacts'
import { languageName } from '#features/editor/blocks'
import type { LanguageReason } from './preview.model.ts'
import { messages } from './preview-dialog.messages.ts'

export interface LanguageNoteProps {
  reason: LanguageReason
  /** The language that is shown. */
  lang: string
  contact: Pick<Contact, 'name' | 'email' | 'locale'> | undefined
}

/** Says which language of a bilingual mail a reader gets, and why. */
export function LanguageNote({ reason, lang, contact }: LanguageNoteProps) {
  const intl = useIntl()
  const { name = '', email = '', locale = '' } = contact ?? {}
  return (
    <Text as="p" size={13} tone="muted" role="status">
      {intl.formatMessage(messages[reason], {
        name: name === '' ? email : name,
        language: languageName(intl, lang),
        theirs: locale === '' ? '' : languageName(intl, locale),
      })}
    </Text>
  )
}
