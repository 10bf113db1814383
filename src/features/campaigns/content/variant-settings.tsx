import { useIntl } from 'react-intl'
import type { ContentVariant } from '#api/campaigns'
import { Button } from '#components/button'
import { FieldError } from '#components/field'
import { Columns, Inline, Stack } from '#components/layout'
import { NumberField } from '#components/number-field'
import { Select } from '#components/select'
import { TextField } from '#components/text-field'
import { useLanguageName } from './use-variant-names.ts'
import { ofLanguage, sharedEvenly, sumOfShares, VARIANTS, withLocale } from './variants.model.ts'
import { messages } from './content.messages.ts'

export interface VariantSettingsProps {
  variant: ContentVariant
  variants: readonly ContentVariant[]
  onChange: (change: Partial<ContentVariant>) => void
  onVariantsChange: (variants: ContentVariant[]) => void
  onRemove: () => void
}

/** Who gets a variant, and which share of them (CAM-86, CAM-87). */
export function VariantSettings({
  variant,
  variants,
  onChange,
  onVariantsChange,
  onRemove,
}: VariantSettingsProps) {
  const intl = useIntl()
  const { locale, label, weight } = variant
  const languageName = useLanguageName(variants)
  const isAlone = variants.length === 1
  const isTest = ofLanguage(variants, locale).length > 1
  const sum = sumOfShares(variants, locale)
  const errorId = `${variant.id}-sum`
  return (
    <Stack gap={3}>
      <Columns>
        <Select<'en' | 'ja' | 'others'>
          label={intl.formatMessage(messages.readers)}
          value={locale ?? 'others'}
          options={(['en', 'ja', 'others'] as const).map((value) => ({
            value,
            label: languageName(value === 'others' ? null : value),
          }))}
          onValueChange={(next) =>
            onVariantsChange(withLocale(variants, variant.id, next === 'others' ? null : next))
          }
        />
        {isAlone ? null : (
          <TextField
            label={intl.formatMessage(messages.label)}
            hint={intl.formatMessage(messages.labelHint)}
            maxLength={VARIANTS.labelMax}
            autoComplete="off"
            value={label}
            onValueChange={(next) => onChange({ label: next })}
          />
        )}
        {isTest ? (
          <NumberField
            label={intl.formatMessage(messages.share)}
            data-target={`share:${variant.id}`}
            hint={intl.formatMessage(messages.abTestHint)}
            suffix="%"
            min={0}
            max={100}
            value={weight}
            onValueChange={(next) => {
              if (next !== null && Number.isInteger(next) && next >= 0 && next <= 100)
                onChange({ weight: next })
            }}
          />
        ) : null}
      </Columns>
      {isTest && sum !== 100 ? (
        <FieldError id={errorId}>
          {intl.formatMessage(messages.sumWrong, { language: languageName(locale), sum })}
        </FieldError>
      ) : null}
      {isAlone ? null : (
        <Inline>
          {isTest ? (
            <Button size="small" onClick={() => onVariantsChange(sharedEvenly(variants, locale))}>
              {intl.formatMessage(messages.shareEvenly)}
            </Button>
          ) : null}
          <Button size="small" tone="quiet" onClick={onRemove}>
            {intl.formatMessage(messages.remove)}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
