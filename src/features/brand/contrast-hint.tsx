import { useIntl } from 'react-intl'
import { Inline, Stack } from '#components/layout'
import { StatusPill } from '#components/status-pill'
import type { Brand } from '#api/brand'
import { brandContrasts } from '#domain/brand/brand-contrast'
import type { BrandToken } from '#domain/brand/brand-tokens'
import { messages } from './brand.messages.ts'

const modes = ['light', 'dark'] as const

/** Cut, not rounded, so that what is called 4.5 is enough for what needs 4.5. */
const shown = (ratio: number) => Math.floor(ratio * 10 + 1e-9) / 10

export interface ContrastHintProps {
  brand: Brand
  token: BrandToken
}

/** How well a colour of the brand is told from what it is seen with, in light and dark mode (SET-63). */
export function ContrastHint({ brand, token }: ContrastHintProps) {
  const intl = useIntl()
  const contrasts = brandContrasts(brand)[token]
  return (
    <Stack as="span" gap={1}>
      {modes.map((mode) => {
        const contrast = contrasts[mode]
        if (contrast === undefined) return null
        const { ratio, needs, passes } = contrast
        return (
          <Inline key={mode} as="span">
            <span>
              {intl.formatMessage(messages[`${mode}Contrast`], {
                ratio: intl.formatNumber(shown(ratio)),
                with: intl.formatMessage(messages[contrast.with]),
              })}
            </span>
            <StatusPill kind={passes ? 'success' : 'danger'}>
              {passes
                ? intl.formatMessage(messages.passes)
                : intl.formatMessage(messages.tooLow, { needs: intl.formatNumber(needs) })}
            </StatusPill>
          </Inline>
        )
      })}
    </Stack>
  )
}
