import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useBrand } from '#api/brand'
import { ColourField } from '#components/colour-field'
import { FieldGroup } from '#components/form'
import { Stack } from '#components/layout'
import { Link } from '#components/link'
import { NumberField } from '#components/number-field'
import { SegmentedControl } from '#components/segmented-control'
import { Select } from '#components/select'
import { Switch } from '#components/switch'
import { Text } from '#components/text'
import { TextArea } from '#components/text-field'
import { cssProblem } from '#domain/forms/form-css'
import { cssRefusals } from '#domain/forms/form-rules'
import { fontStacks, stackOf, type FontName } from '#mail/look/fonts'
import { languageOfReader } from '#features/forms/field-names'
import { FORM, styleColours, type StyleColour } from './builder-draft.model.ts'
import type { Builder } from './use-builder.ts'
import { messages } from './style-panel.messages.ts'

export interface StylePanelProps {
  builder: Pick<Builder, 'draft' | 'changeStyle'>
  /** Where the brand is set. */
  brandHref: string
}

const fontNames: readonly FontName[] = ['fontSans', 'fontSerif', 'fontRounded', 'fontMono']
const aligns = ['left', 'center'] as const
/** What a colour must be told from. */
const against: Partial<Record<StyleColour, StyleColour>> = {
  text: 'surface',
  primary: 'surface',
  onPrimary: 'primary',
}

/** How the form looks: as the brand, or with colours and a font of its own (FRM-57). */
export function StylePanel({ builder, brandHref }: StylePanelProps) {
  const intl = useIntl()
  const { draft, changeStyle } = builder
  const { style } = draft
  const { data: brand, isLoading } = useBrand()
  const { useBrand: isBranded, css } = style
  const colours = isBranded && brand ? brand.colors : style
  const font = isBranded && brand ? brand.fonts.body : style.font
  const radius = isBranded && brand ? brand.radius : style.radius
  const known = fontNames.find((name) => fontStacks[name] === stackOf(font))
  const [typedRadius, setTypedRadius] = useState<number | null>()
  const isRadius = (value: number | null | undefined): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= FORM.radiusMax
  const isWrongRadius = !isBranded && typedRadius !== undefined && !isRadius(typedRadius)
  const problem = css === undefined ? undefined : cssProblem(css)
  return (
    <Stack>
      <Switch
        label={intl.formatMessage(messages.branded)}
        hint={intl.formatMessage(messages.brandedHint)}
        checked={isBranded}
        // Before the brand is there, nobody sees what its own look would begin as.
        disabled={isBranded && isLoading}
        onCheckedChange={(on) =>
          changeStyle({
            useBrand: on,
            // Its own look begins as what is seen now.
            ...(!on &&
              brand && {
                ...Object.fromEntries(styleColours.map((colour) => [colour, brand.colors[colour]])),
                font: brand.fonts.body,
                radius: Math.min(FORM.radiusMax, brand.radius),
              }),
          })
        }
      />
      {isBranded ? (
        <Text as="p">
          <Link href={brandHref}>{intl.formatMessage(messages.toBrand)}</Link>
        </Text>
      ) : (
        <>
          <FieldGroup label={intl.formatMessage(messages.colours)}>
            {styleColours.map((colour) => {
              const other = against[colour]
              return (
                <ColourField
                  key={colour}
                  label={intl.formatMessage(messages[colour])}
                  required
                  value={colours[colour]}
                  onValueChange={(value) => changeStyle({ [colour]: value }, colour)}
                  {...(other && {
                    against: { colour: colours[other], name: intl.formatMessage(messages[other]) },
                  })}
                />
              )
            })}
          </FieldGroup>
          <Select
            label={intl.formatMessage(messages.font)}
            value={known ?? font}
            options={[
              ...(known ? [] : [{ value: font, label: intl.formatMessage(messages.fontOwn) }]),
              ...fontNames.map((name): { value: string; label: string } => ({
                value: name,
                label: intl.formatMessage(messages[name]),
              })),
            ]}
            onValueChange={(chosen) => {
              const name = fontNames.find((one) => one === chosen)
              if (name) changeStyle({ font: fontStacks[name] })
            }}
          />
          <NumberField
            label={intl.formatMessage(messages.radius)}
            suffix="px"
            min={0}
            max={FORM.radiusMax}
            value={isWrongRadius ? typedRadius : radius}
            onValueChange={(value) => {
              setTypedRadius(value)
              if (isRadius(value)) changeStyle({ radius: value }, 'radius')
            }}
          />
        </>
      )}
      <Stack gap={1}>
        <Text size={13}>{intl.formatMessage(messages.align)}</Text>
        <SegmentedControl
          label={intl.formatMessage(messages.align)}
          value={style.align}
          onValueChange={(align) => changeStyle({ align })}
          options={aligns.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      </Stack>
      <Switch
        label={intl.formatMessage(messages.css)}
        hint={intl.formatMessage(messages.cssHint)}
        checked={css !== undefined}
        onCheckedChange={(on) => changeStyle({ css: on ? '' : undefined })}
      />
      {css === undefined ? null : (
        <div data-target="css">
          <TextArea
            label={intl.formatMessage(messages.cssText)}
            rows={8}
            maxLength={FORM.cssMax}
            spellCheck={false}
            autoCapitalize="none"
            value={css}
            error={problem && cssRefusals[problem][languageOfReader(intl)]}
            onValueChange={(text) => changeStyle({ css: text }, 'css')}
          />
        </div>
      )}
    </Stack>
  )
}
