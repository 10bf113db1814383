import { useIntl } from 'react-intl'
import type { Brand } from '#api/brand'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { StatusPill } from '#components/status-pill'
import { brandLegal } from '#domain/legal/brand-legal'
import { messages } from './brand.messages.ts'

export interface LegalSummaryProps {
  brand: Brand
  /** Goes to the list of what laws ask for. */
  onShow: () => void
}

/** Above the form: whether laws ask for something that the brand lacks (SET-66). */
export function LegalSummary({ brand, onShow }: LegalSummaryProps) {
  const intl = useIntl()
  const missing = brandLegal(brand).filter(({ state }) => state === 'blocks').length
  if (missing === 0) return <StatusPill kind="success">{intl.formatMessage(messages.summaryMet)}</StatusPill>
  return (
    <Inline>
      <StatusPill kind="danger">{intl.formatMessage(messages.summaryMissing, { count: missing })}</StatusPill>
      <Button size="small" onClick={onShow}>
        {intl.formatMessage(messages.showLegal)}
      </Button>
    </Inline>
  )
}
