import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Contact } from '#api/contacts'
import { Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { Select } from '#components/select'
import { Switch } from '#components/switch'
import { Text } from '#components/text'
import { ContactSearch } from '#features/editor/contact-search'
import {
  previewLanguages,
  previewSchemes,
  previewViews,
  type LanguageReason,
  type PreviewLanguage,
  type PreviewScheme,
  type PreviewView,
} from './preview.model.ts'
import { messages } from './preview-dialog.messages.ts'
import * as styles from './preview-dialog.css.ts'

/** Texts without values. */
type PlainKey = Exclude<keyof typeof messages, 'leadsTo' | LanguageReason>

const readers = ['empty', 'longest', 'contact'] as const

/** What is shown, and how. */
export interface PreviewChoice {
  view: PreviewView
  scheme: PreviewScheme
  images: boolean
  language: PreviewLanguage
  reader: (typeof readers)[number]
  /** The sample that is shown unless a contact is. */
  sample: 'empty' | 'longest'
  contact: Contact | undefined
}

export interface PreviewControlsProps {
  choice: PreviewChoice
  onChoiceChange: (choice: PreviewChoice) => void
  /** Which language the reader gets. */
  note?: ReactNode
}

export function PreviewControls({ choice, onChoiceChange, note }: PreviewControlsProps) {
  const intl = useIntl()
  const say = (key: PlainKey) => intl.formatMessage(messages[key])
  const set = (change: Partial<PreviewChoice>) => onChoiceChange({ ...choice, ...change })
  const options = <Value extends PlainKey>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: say(value) }))
  const isPage = choice.view === 'desktop' || choice.view === 'phone'
  return (
    <section className={styles.controls} aria-label={say('controls')}>
      <SegmentedControl
        label={say('view')}
        value={choice.view}
        onValueChange={(view) => set({ view })}
        options={options(previewViews)}
      />
      {isPage ? (
        <>
          <Stack gap={2}>
            <SegmentedControl
              label={say('scheme')}
              value={choice.scheme}
              onValueChange={(scheme) => set({ scheme })}
              options={options(previewSchemes)}
            />
            {choice.scheme === 'inverted' ? (
              <Text as="p" size={13} tone="muted" role="status">
                {say('invertedHint')}
              </Text>
            ) : null}
          </Stack>
          <Switch
            label={say('images')}
            hint={say('imagesHint')}
            checked={choice.images}
            onCheckedChange={(images) => set({ images })}
          />
        </>
      ) : null}
      <Select
        label={say('reader')}
        value={choice.reader}
        onValueChange={(reader) => set({ reader, ...(reader !== 'contact' && { sample: reader }) })}
        options={options(readers)}
      />
      {choice.reader === 'contact' ? (
        <ContactSearch
          label={say('search')}
          hint={say('searchHint')}
          contact={choice.contact}
          onContactChange={(contact) => contact && set({ contact })}
        />
      ) : null}
      <Select
        label={say('language')}
        value={choice.language}
        onValueChange={(language) => set({ language })}
        options={options(previewLanguages)}
      />
      {note}
    </section>
  )
}
