import CircleCheck from 'lucide-react/icons/circle-check'
import Columns2 from 'lucide-react/icons/columns-2'
import Languages from 'lucide-react/icons/languages'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Inline } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { Text } from '#components/text'
import { Toggle } from '#components/toggle'
import { languageName } from '#features/editor/blocks'
import { useDeferredDocument, useEditor } from '#features/editor/state'
import { otherLanguage } from '#mail/twin'
import { untranslatedParts } from '#mail/twin/untranslated'
import { bar } from '#features/editor/look'
import { ownName } from './own-name.ts'
import { messages } from './twin.messages.ts'
import * as styles from './twin.css.ts'

export interface TwinBarProps {
  /** The other language is to be edited. */
  onSwitch: () => void
  /** Selects the next part that is not translated. */
  onNext: () => void
  /** Whether both languages are shown; undefined where there is no room. */
  beside: boolean | undefined
  onBesideChange: (beside: boolean) => void
}

/** Above a mail in two languages: which one is edited, and what is left to translate (EML-502). */
export function TwinBar({ onSwitch, onNext, beside, onBesideChange }: TwinBarProps) {
  const intl = useIntl()
  const lang = useEditor(({ document }) => document.settings.lang)
  const twin = useEditor(({ document }) => document.settings.twin)
  if (!twin) return null
  const languages = twin.original ? [twin.lang, lang] : [lang, twin.lang]
  return (
    <div role="group" className={bar} aria-label={intl.formatMessage(messages.bar)}>
      <SegmentedControl
        label={intl.formatMessage(messages.language)}
        value={lang}
        onValueChange={onSwitch}
        options={languages.map((one) => ({ value: one, label: ownName(intl, one), lang: one }))}
      />
      <Untranslated onNext={onNext} />
      {beside === undefined ? null : (
        <div className={styles.end} data-beside={beside || undefined}>
          {beside ? (
            <Button size="small" tone="quiet" onClick={onSwitch}>
              {intl.formatMessage(messages.edit, { language: languageName(intl, twin.lang) })}
            </Button>
          ) : null}
          <span className={styles.last}>
            <Toggle
              size="small"
              icon={<Icon of={Columns2} />}
              label={intl.formatMessage(messages.beside)}
              pressed={beside}
              onPressedChange={onBesideChange}
            />
          </span>
        </div>
      )}
    </div>
  )
}

/** How much is left to translate, and the way to it. */
function Untranslated({ onNext }: { onNext: () => void }) {
  const intl = useIntl()
  const document = useDeferredDocument()
  const other = otherLanguage(document)
  const own = untranslatedParts(document).length
  const others = untranslatedParts(other).length
  if (own + others === 0)
    return (
      <Text size={13} tone="muted">
        <Inline as="span" gap={1}>
          <Icon of={CircleCheck} size="small" />
          {intl.formatMessage(messages.allTranslated)}
        </Inline>
      </Text>
    )
  return (
    <Button size="small" icon={<Icon of={Languages} />} onClick={onNext}>
      {own > 0
        ? intl.formatMessage(messages.untranslated, { count: own })
        : intl.formatMessage(messages.untranslatedIn, {
            count: others,
            language: languageName(intl, other.settings.lang),
          })}
    </Button>
  )
}
