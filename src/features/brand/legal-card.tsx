import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import type { Brand } from '#api/brand'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Columns, Inline, Stack } from '#components/layout'
import { Section } from '#components/section'
import { StatusPill } from '#components/status-pill'
import { Text } from '#components/text'
import { brandLegal, type BrandLaw, type BrandLegalRow, type LegalField } from '#domain/legal/brand-legal'
import { messages } from './brand.messages.ts'

export interface LegalCardProps {
  brand: Brand
  /** Goes to the field that puts a row right; none for who can't change it. */
  onJump: ((field: LegalField) => void) | undefined
  ref: Ref<HTMLElement>
}

/** Laws that share a column. */
const columns: readonly (readonly BrandLaw[])[] = [['japan'], ['canSpam', 'oneClick', 'privacy']]
const kinds = { met: 'success', blocks: 'danger', recommends: 'warning' } as const

/** What law and mailbox providers ask of the brand, whether it has it, and where readers see it (SET-66). */
export function LegalCard({ brand, onJump, ref }: LegalCardProps) {
  const intl = useIntl()
  const rows = brandLegal(brand)
  const missing = rows.filter(({ state }) => state === 'blocks').length
  const advised = rows.filter(({ state }) => state === 'recommends').length
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      title={intl.formatMessage(messages.legal)}
      actions={
        <Inline role="status">
          <StatusPill kind={missing > 0 ? 'danger' : 'success'}>
            {missing > 0
              ? intl.formatMessage(messages.legalMissing, { count: missing })
              : intl.formatMessage(messages.legalMet)}
          </StatusPill>
          {advised > 0 ? (
            <StatusPill kind="warning">
              {intl.formatMessage(messages.legalAdvised, { count: advised })}
            </StatusPill>
          ) : null}
        </Inline>
      }
    >
      <Columns gap={6}>
        {columns.map((laws) => (
          <Stack key={laws.join(' ')} gap={6}>
            {laws.map((law) => (
              <Section key={law} title={intl.formatMessage(messages[law])}>
                <Stack as="ul" divided>
                  {rows
                    .filter((row) => row.law === law)
                    .map((row) => (
                      <Row key={row.item} row={row} onJump={onJump} />
                    ))}
                </Stack>
              </Section>
            ))}
          </Stack>
        ))}
      </Columns>
    </Card>
  )
}

function Row({ row, onJump }: { row: BrandLegalRow } & Pick<LegalCardProps, 'onJump'>) {
  const intl = useIntl()
  const { law, item, state, shownIn, field } = row
  const name = field && intl.formatMessage(messages[field])
  return (
    <Stack as="li" gap={1}>
      <Inline nowrap align="start" justify="space-between">
        <Text size={13}>{intl.formatMessage(messages[item])}</Text>
        <StatusPill kind={kinds[state]}>{intl.formatMessage(messages[state])}</StatusPill>
      </Inline>
      <Text size={12} tone="muted">
        {intl.formatMessage(messages[`in_${shownIn}`])}
      </Text>
      {state === 'met' || field === undefined || !onJump ? null : (
        <Inline>
          <Button
            size="small"
            aria-label={intl.formatMessage(messages.jumpNamed, {
              field: name ?? '',
              item: intl.formatMessage(messages[item]),
              law: intl.formatMessage(messages[law]),
            })}
            onClick={() => onJump(field)}
          >
            {intl.formatMessage(messages.jump, { field: name ?? '' })}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
