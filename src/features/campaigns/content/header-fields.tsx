import { useIntl } from 'react-intl'
import type { ContentVariant } from '#api/campaigns'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'
import { fittingHeader, HEADER, preheaderOf, readHeader, shownText } from '#features/campaigns/header-text'
import { useVariables } from '#features/editor'
import { askAssistant } from '#lib/ask-assistant'
import { cutAt } from '#mail/html/button-width'
import { HeaderField } from './header-field.tsx'
import { messages } from './header-field.messages.ts'

export interface HeaderFieldsProps {
  variant: ContentVariant
  onChange: (change: Partial<ContentVariant>) => void
  /** The language that fallbacks are suggested in. */
  lang: string
  /** Say what is missing. */
  attempted: boolean
  /** The assistant proposes subjects for the first mail only (AST-31). @default false */
  canSuggest?: boolean
}

/** The subject of a mail and what inboxes show after it (CAM-80 to CAM-82). */
export function HeaderFields({ variant, onChange, lang, attempted, canSuggest = false }: HeaderFieldsProps) {
  const intl = useIntl()
  const { labelOf } = useVariables()
  const { subject, previewText } = variant
  const shown = cutAt(shownText(readHeader(subject), labelOf), HEADER.phoneWidth)
  const count = { count: subject.length, max: HEADER.max }
  const ofMail = preheaderOf(variant)
  const previewHint =
    previewText !== ''
      ? intl.formatMessage(messages.count, { count: previewText.length, max: HEADER.max })
      : ofMail.text === ''
        ? intl.formatMessage(messages.previewNone)
        : intl.formatMessage(messages.previewOfMail, { text: shownText(ofMail, labelOf) })
  return (
    <Stack gap={4}>
      <Stack gap={2} data-target={`subject:${variant.id}`}>
        <HeaderField
          label={intl.formatMessage(messages.subject)}
          required
          lang={lang}
          value={subject}
          onValueChange={(next) => onChange({ subject: next })}
          error={attempted && subject.trim() === '' ? intl.formatMessage(messages.subjectMissing) : undefined}
          hint={
            shown === undefined
              ? intl.formatMessage(messages.count, count)
              : intl.formatMessage(messages.phoneCuts, { ...count, shown })
          }
        />
        {canSuggest ? (
          <Inline>
            <Button size="small" onClick={() => askAssistant(intl.formatMessage(messages.suggestText))}>
              {intl.formatMessage(messages.suggest)}
            </Button>
          </Inline>
        ) : null}
      </Stack>
      <Stack gap={2} data-target={`previewText:${variant.id}`}>
        <HeaderField
          label={intl.formatMessage(messages.previewText)}
          lang={lang}
          value={previewText}
          onValueChange={(next) => onChange({ previewText: next })}
          hint={previewHint}
        />
        {previewText === '' && ofMail.text !== '' ? (
          <Inline>
            <Button size="small" onClick={() => onChange({ previewText: fittingHeader(ofMail) })}>
              {intl.formatMessage(messages.takeFromMail)}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Stack>
  )
}
