import Moon from 'lucide-react/icons/moon'
import X from 'lucide-react/icons/x'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { ColourField, isColour } from '#components/colour-field'
import { KeepsFocus } from '#components/editing'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { useEditorData } from '#features/editor/state'
import { CONTRAST, hexContrast } from '#lib/contrast'
import type { Color, ThemeColor } from '#mail/document'
import { BrandMenu, isBrandToken } from './brand-menu.tsx'
import { hexOf, inMode, readableOn, type ColourMode } from '#mail/look/colours'
import { useReadOnly } from './edit.ts'
import { messages } from './fields.messages.ts'
import * as styles from './fields.css.ts'

/** What a colour must be told from. */
export interface Ground {
  color: ThemeColor
  /** What it is, such as 'background'. */
  name: string
  /** Large text needs less contrast. @default false */
  large?: boolean
}

export interface ThemeColourFieldProps {
  label: string
  hint?: string
  value: ThemeColor | undefined
  /** What holds while there is no value of its own. */
  inherited?: ThemeColor | undefined
  /** It can be taken away. @default where something is inherited */
  optional?: boolean
  /** Undefined takes the colour away. */
  onValueChange: (value: ThemeColor | undefined, how?: 'typing') => void
  /** Shows the contrast with it, and how to fix one that is too low (EML-303). */
  against?: Ground | undefined
}

/** A colour for light mode and, if wanted, another for dark mode; each can follow the brand. */
export function ThemeColourField({
  label,
  hint,
  value,
  inherited,
  optional = inherited !== undefined,
  onValueChange,
  against,
}: ThemeColourFieldProps) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const darkLabel = intl.formatMessage(messages.inDark, { label })
  const shown = value ?? inherited
  return (
    <Stack gap={2} role="group" aria-label={label}>
      <ModeField
        label={label}
        hint={hint}
        mode="light"
        color={value?.light}
        inherited={inherited?.light}
        ground={against}
        onChange={(light, how) => onValueChange({ ...value, light }, how)}
        onClear={optional && value ? () => onValueChange(undefined) : undefined}
      />
      <KeepsFocus shown={value?.dark === undefined}>
        {value?.dark === undefined ? (
          readOnly || !shown ? null : (
            <Inline>
              <Button
                size="small"
                tone="quiet"
                icon={<Icon of={Moon} />}
                aria-label={intl.formatMessage(messages.addDarkOf, { label })}
                onClick={() => onValueChange({ light: shown.light, dark: shown.dark ?? shown.light })}
              >
                {intl.formatMessage(messages.addDark)}
              </Button>
            </Inline>
          )
        ) : (
          <ModeField
            label={darkLabel}
            mode="dark"
            color={value.dark}
            ground={against}
            onChange={(dark, how) => onValueChange({ ...value, dark }, how)}
            onRemove={() => onValueChange({ light: value.light })}
            removeLabel={intl.formatMessage(messages.removeDark, { label })}
          />
        )}
      </KeepsFocus>
    </Stack>
  )
}

interface ModeFieldProps {
  label: string
  hint?: string | undefined
  mode: ColourMode
  color: Color | undefined
  inherited?: Color | undefined
  ground: Ground | undefined
  onChange: (color: Color, how?: 'typing') => void
  /** Back to what is inherited. */
  onClear?: (() => void) | undefined
  onRemove?: () => void
  removeLabel?: string
}

function ModeField({
  label,
  hint,
  mode,
  color,
  inherited,
  ground,
  onChange,
  onClear,
  onRemove,
  removeLabel = '',
}: ModeFieldProps) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const brand = useEditorData().brand?.colors
  const hex = color === undefined ? undefined : hexOf(color, brand)
  const seen = hex ?? (inherited === undefined ? undefined : hexOf(inherited, brand))
  const back = ground && hexOf(inMode(ground.color, mode), brand)
  const least = ground?.large === true ? CONTRAST.large : CONTRAST.aa
  const isTooLow = seen !== undefined && back !== undefined && (hexContrast(seen, back) ?? least) < least
  const better = isTooLow ? readableOn(seen, back, least) : undefined
  const token = typeof color === 'object' ? color.brand : undefined
  const tokenName =
    token === undefined ? '' : isBrandToken(token) ? intl.formatMessage(messages[token]) : token
  return (
    <Stack gap={1}>
      <div className={styles.withButton}>
        <ColourField
          label={label}
          hint={
            token !== undefined && hex !== undefined
              ? intl.formatMessage(messages.brandColour, { name: tokenName })
              : hint
          }
          error={
            token !== undefined && hex === undefined && brand
              ? intl.formatMessage(messages.brandMissing, { name: tokenName })
              : undefined
          }
          value={hex ?? ''}
          placeholder={seen ?? intl.formatMessage(messages.asTheme)}
          readOnly={readOnly}
          against={
            ground && back !== undefined && hex !== undefined
              ? { colour: back, name: ground.name }
              : undefined
          }
          onValueChange={(next) => {
            if (next === '') onClear?.()
            else if (isColour(next)) onChange(next, 'typing')
          }}
        />
        {readOnly ? null : (
          <span className={styles.besideControl}>
            <BrandMenu label={label} onChoose={(next) => onChange(next)} onClear={onClear} />
            {onRemove ? (
              <IconButton size="small" label={removeLabel} icon={<Icon of={X} />} onClick={onRemove} />
            ) : null}
          </span>
        )}
      </div>
      {better !== undefined && !readOnly ? (
        <Inline>
          <Button size="small" onClick={() => onChange(better)}>
            {intl.formatMessage(messages.fixContrast, { colour: better })}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  )
}
