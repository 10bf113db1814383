import Plus from 'lucide-react/icons/plus'
import { useIntl } from 'react-intl'
import type { ContentVariant } from '#api/campaigns'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Menu, type MenuEntry } from '#components/menu'
import { useLanguageName } from './use-variant-names.ts'
import { freeLocales, VARIANTS, type VariantLocale } from './variants.model.ts'
import { messages } from './content.messages.ts'

export interface AddVariantProps {
  variants: readonly ContentVariant[]
  /** The readers of the variant that is shown: those of an A/B test. */
  current: VariantLocale
  onAdd: (locale: VariantLocale) => void
}

/** Copies the variant that is shown, for readers of another language or as the other half of a test (CAM-86). */
export function AddVariant({ variants, current, onAdd }: AddVariantProps) {
  const intl = useIntl()
  const languageName = useLanguageName(variants)
  const isFull = variants.length >= VARIANTS.most
  const entry = (id: string, label: string, locale: VariantLocale): MenuEntry => ({
    kind: 'action',
    id,
    label,
    disabled: isFull,
    ...(isFull && { reason: intl.formatMessage(messages.variantsFull, { count: VARIANTS.most }) }),
    onSelect: () => onAdd(locale),
  })
  return (
    <Menu
      align="end"
      entries={[
        ...freeLocales(variants).map((locale) =>
          entry(
            locale ?? 'others',
            intl.formatMessage(messages.forReaders, { language: languageName(locale) }),
            locale,
          ),
        ),
        entry('test', intl.formatMessage(messages.abTest), current),
      ]}
    >
      {(trigger) => (
        <Button {...trigger} size="small" icon={<Icon of={Plus} />}>
          {intl.formatMessage(messages.addVariant)}
        </Button>
      )}
    </Menu>
  )
}
