import { assignInlineVars } from '@vanilla-extract/dynamic'
import Palette from 'lucide-react/icons/palette'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Menu, type MenuEntry } from '#components/menu'
import { brandTokens, type BrandToken } from '#domain/brand/brand-tokens'
import { useEditorData } from '#features/editor/state'
import type { Color } from '#mail/document'
import { messages } from './fields.messages.ts'
import * as styles from './fields.css.ts'

export const isBrandToken = (name: string): name is BrandToken => brandTokens.some((token) => token === name)

/** A small square in a colour. */
export function Swatch({ colour }: { colour: string }) {
  return <span className={styles.swatch} style={assignInlineVars({ [styles.colour]: colour })} aria-hidden />
}

interface BrandMenuProps {
  label: string
  onChoose: (color: Color) => void
  /** Takes the colour away, where there may be none. */
  onClear: (() => void) | undefined
}

/** Chooses a colour of the brand, which follows the brand when that changes. */
export function BrandMenu({ label, onChoose, onClear }: BrandMenuProps) {
  const intl = useIntl()
  const { brand } = useEditorData()
  const colours = brandTokens.flatMap((token): MenuEntry[] => {
    const colour = brand?.colors[token]
    if (colour === undefined) return []
    return [
      {
        kind: 'action',
        id: token,
        label: intl.formatMessage(messages[token]),
        icon: <Swatch colour={colour} />,
        onSelect: () => onChoose({ brand: token }),
      },
    ]
  })
  const reset: MenuEntry[] = onClear
    ? [
        ...(colours.length > 0 ? [{ kind: 'separator' as const, id: 'line' }] : []),
        {
          kind: 'action',
          id: 'reset',
          label: intl.formatMessage(messages.resetColour, { label }),
          onSelect: onClear,
        },
      ]
    : []
  const entries = [...colours, ...reset]
  if (entries.length === 0) return null
  return (
    <Menu entries={entries} align="end">
      {(trigger) => (
        <IconButton
          {...trigger}
          size="small"
          label={intl.formatMessage(messages.brandColours, { label })}
          icon={<Icon of={Palette} />}
        />
      )}
    </Menu>
  )
}
