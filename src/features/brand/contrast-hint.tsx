import { useIntl } from 'react-intl'
import { Inline, Stack } from '#components/layout'
import { StatusPill } from '#components/status-pill'
import type { BrandContrast } from '#domain/brand/brand-contrast'
import { messages } from './brand.messages.ts'

const modes = ['light', 'dark'] as const

/** Cut, not rounded, so that what is called 4.5 is enough for what needs 4.5. */
const shown = (ratio: number) => Math.floor(ratio * 10 + 1e-9) / 10

/** How well a colour of the brand is told from what it is seen with, in light and dark mode (SET-63). */
export function ContrastHint(contrasts: Readonly<Record<(typeof modes)[number], BrandContrast | undefined>>) {
  const intl = useIntl()
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
