import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Select } from '#components/select'
import { TypedTextField, useReadOnly } from '#features/editor/inspector/fields'
import { fontStacks, isFontStack, stackOf, type FontName } from '#mail/look/fonts'
import { useEditorData } from '#features/editor/state'

import { messages } from './mail-panel.messages.ts'

interface FontFieldProps {
  label: string
  value: string
  /** Which of the brand's fonts is offered. */
  of: 'heading' | 'body'
  onValueChange: (value: string) => void
}

const names: readonly FontName[] = ['fontSans', 'fontSerif', 'fontRounded', 'fontMono']

/** A list of fonts: that of the brand, one that mail programs have, or one of your own. */
export function FontField({ label, value, of, onValueChange }: FontFieldProps) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const { brand } = useEditorData()
  const [wantsOwn, setWantsOwn] = useState(false)
  const ofBrand = brand && stackOf(brand.fonts[of])
  const known = names.find((name) => fontStacks[name] === value)
  const choice = wantsOwn ? 'own' : value === ofBrand ? 'brand' : (known ?? 'own')
  return (
    <Stack gap={2}>
      <Select<FontName | 'brand' | 'own'>
        label={label}
        value={choice}
        disabled={readOnly}
        options={[
          ...(brand
            ? [
                {
                  value: 'brand' as const,
                  label: intl.formatMessage(messages.fontBrand, {
                    name: brand.fonts[of].split(',')[0]?.replaceAll(/["']/g, '') ?? '',
                  }),
                },
              ]
            : []),
          ...names.map((name) => ({ value: name, label: intl.formatMessage(messages[name]) })),
          { value: 'own', label: intl.formatMessage(messages.fontOther) },
        ]}
        onValueChange={(next) => {
          setWantsOwn(next === 'own')
          if (next === 'brand') onValueChange(ofBrand ?? value)
          else if (next !== 'own') onValueChange(fontStacks[next])
        }}
      />
      {choice === 'own' ? (
        <TypedTextField
          label={intl.formatMessage(messages.fontStack)}
          value={value}
          maxLength={300}
          problemOf={(text) => (isFontStack(text) ? undefined : intl.formatMessage(messages.fontBad))}
          onValueChange={onValueChange}
        />
      ) : null}
    </Stack>
  )
}
