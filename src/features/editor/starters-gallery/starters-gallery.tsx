import { useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Brand } from '#api/brand'
import { SegmentedControl } from '#components/segmented-control'
import { Text } from '#components/text'
import { footerBlocks, ownFooter } from '#domain/legal/footer-text'
import { systemValues } from '#domain/brand/system-values'
import { MailThumbnail } from '#features/editor/mail-frame'
import { useEditorData } from '#features/editor/state'
import type { EmailDocument } from '#mail/document'
import { starters, type Starter, type StarterBrand } from '#mail/starters/index'
import { joinLanguages } from '#mail/twin/join'
import { messages } from './starters-gallery.messages.ts'
import * as styles from './starters-gallery.css.ts'

export interface StartersGalleryProps {
  /** A layout was chosen, in the language and the colours that it was shown in. */
  onChoose: (document: EmailDocument, key: Starter['key']) => void
  /** The language of the layouts at first. @default that of the reader */
  locale?: 'en' | 'ja'
  /** These layouts alone, in one language. @default all of them */
  only?: readonly Starter['key'][]
}

/** Layouts to start a mail from, as they look in the colours of the brand (EML-34). */
export function StartersGallery({ onChoose, locale, only }: StartersGalleryProps) {
  const intl = useIntl()
  const { brand } = useEditorData()
  const dressed = useMemo(() => brand && { ...brand, footers: footersOf(brand) }, [brand])
  const own = locale ?? (intl.locale.startsWith('ja') ? 'ja' : 'en')
  const [choice, setChoice] = useState<'en' | 'ja' | 'both'>(own)
  const language = choice === 'both' ? own : choice
  const shown = only ? starters.filter(({ key }) => only.includes(key)) : starters
  return (
    <div className={styles.root}>
      {only ? null : (
        <SegmentedControl
          label={intl.formatMessage(messages.language)}
          value={choice}
          onValueChange={setChoice}
          options={[
            { value: 'en', label: intl.formatMessage(messages.en) },
            { value: 'ja', label: intl.formatMessage(messages.ja) },
            { value: 'both', label: intl.formatMessage(messages.both) },
          ]}
        />
      )}
      <ul className={styles.list} aria-label={intl.formatMessage(messages.title)}>
        {shown.map((starter) => (
          <Card
            key={starter.key}
            starter={starter}
            language={language}
            both={choice === 'both'}
            brand={dressed}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </div>
  )
}

/** The default footers of a brand that have everything the law asks for (SET-68). */
function footersOf(brand: Brand): StarterBrand['footers'] {
  const [en, ja] = [ownFooter(brand, 'other'), ownFooter(brand, 'ja')]
  return {
    en: en === undefined ? undefined : footerBlocks(en, 'other'),
    ja: ja === undefined ? undefined : footerBlocks(ja, 'ja'),
  }
}

interface CardProps {
  starter: Starter
  language: 'en' | 'ja'
  /** The mail has the other language too. */
  both: boolean
  brand: (Brand & Pick<StarterBrand, 'footers'>) | undefined
  onChoose: StartersGalleryProps['onChoose']
}

function Card({ starter, language, both, brand, onChoose }: CardProps) {
  const intl = useIntl()
  const id = useId()
  const { key } = starter
  const system = useMemo(() => systemValues(brand, language === 'ja'), [brand, language])
  const document = useMemo(() => starter.document(language, brand), [starter, language, brand])
  return (
    <li className={styles.card}>
      <MailThumbnail document={document} brand={brand?.colors} system={system} />
      <div className={styles.words}>
        <button
          type="button"
          className={styles.name}
          aria-describedby={`${id}text`}
          onClick={() => {
            const other = language === 'ja' ? 'en' : 'ja'
            onChoose(both ? joinLanguages(document, starter.document(other, brand)) : document, key)
          }}
        >
          {intl.formatMessage(messages[key])}
        </button>
        <Text as="p" size={13} tone="muted" id={`${id}text`}>
          {intl.formatMessage(messages[`${key}Text`])}
        </Text>
      </div>
    </li>
  )
}
