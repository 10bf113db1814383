import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { Columns, Stack } from '#components/layout'
import { Text } from '#components/text'
import { newFormOf, type StarterKey } from '#domain/forms/form-starters'
import { publicFormOf } from '#domain/forms/public-form'
import { FormThumbnail } from '#features/forms/form-view'
import { messages } from './forms.messages.ts'

/** The starters that most first forms are. */
const FIRST = ['newsletter', 'contact', 'event', 'preferences'] as const

const hints = {
  newsletter: messages.newsletterHint,
  contact: messages.contactHint,
  event: messages.eventHint,
  preferences: messages.preferencesHint,
} as const

export interface NoFormsProps {
  /** Begins a blank one. */
  action: ReactNode
  onChoose: (starter: StarterKey) => void
}

/** Stands where there is no form yet: four to begin with (FRM-33). */
export function NoForms({ action, onChoose }: NoFormsProps) {
  const intl = useIntl()
  const language = intl.locale.startsWith('ja') ? 'ja' : 'en'
  return (
    <Stack measure="page" gap={6}>
      <EmptyState
        drawing={<Icon of={FileText} size="large" />}
        title={intl.formatMessage(messages.emptyTitle)}
        action={action}
      >
        {intl.formatMessage(messages.emptyText)}
      </EmptyState>
      <Columns>
        {FIRST.map((key) => (
          <Card key={key} title={intl.formatMessage(messages[key])}>
            <Stack gap={3}>
              <FormThumbnail form={pictureOf(key)} language={language} />
              <Text as="p" tone="muted">
                {intl.formatMessage(hints[key])}
              </Text>
              <span>
                <Button
                  size="small"
                  aria-label={intl.formatMessage(messages.useStarter, {
                    name: intl.formatMessage(messages[key]),
                  })}
                  onClick={() => onChoose(key)}
                >
                  {intl.formatMessage(messages.use)}
                </Button>
              </span>
            </Stack>
          </Card>
        ))}
      </Columns>
    </Stack>
  )
}

const pictures = new Map<StarterKey, ReturnType<typeof publicFormOf>>()
/** Made once: a form that is another object is drawn anew. */
function pictureOf(key: StarterKey) {
  const known = pictures.get(key)
  if (known) return known
  const {
    name,
    kind = 'inline',
    fields = [],
    settings,
    style,
  } = newFormOf(key, { name: key, locale: 'en', lists: [] })
  if (!settings || !style) throw new Error('A starter has settings and a style.')
  const made = publicFormOf(
    { id: key, name, kind, version: 1 },
    { fields, settings, style },
    { isOpen: true, propertyOf: () => undefined },
  )
  pictures.set(key, made)
  return made
}
