import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { useExternalDatabases } from '#api/integration-credentials'
import type { Integration } from '#api/integrations'
import { Accordion } from '#components/accordion'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { NoMatch } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Stack } from '#components/layout'
import { Link } from '#components/link'
import { RadioGroup } from '#components/radio-group'
import { SearchField } from '#components/search-field'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Text } from '#components/text'
import { fold } from '#lib/fold-text'
import { safeHref } from '#lib/safe-url'
import { messages } from './new-connection.messages.ts'

/** From this many databases on there is a search field. */
const SEARCH_FROM = 6

export interface DatabaseStepProps {
  integration: Integration
  credentialId: string
  chosen: string | undefined
  onChoose: (databaseId: string) => void
}

/** Which database rows come from (CNN-33). */
export function DatabaseStep({ integration, credentialId, chosen, onChoose }: DatabaseStepProps) {
  const intl = useIntl()
  const { data, error, isFetching, isSlow, retry, cancel } = useExternalDatabases(credentialId)
  const [q, setQ] = useState('')
  const all = data?.items
  const text = fold(q).trim()
  const found = all?.filter(({ name }) => fold(name).includes(text))
  const isGone = chosen !== undefined && all !== undefined && !all.some(({ id }) => id === chosen)
  const href = safeHref(integration.docsUrl)
  return (
    <Card
      title={intl.formatMessage(messages.step_database)}
      actions={
        <Button
          size="small"
          icon={<Icon of={RefreshCw} />}
          busy={isFetching && data !== undefined}
          onClick={retry}
        >
          {intl.formatMessage(messages.refresh)}
        </Button>
      }
    >
      <Stack gap={5}>
        {isGone ? <Banner kind="warning">{intl.formatMessage(messages.databaseGone)}</Banner> : null}
        {error ? (
          <ErrorBlock
            {...errorBlockOf(error)}
            title={intl.formatMessage(messages.databasesFailed)}
            onRetry={retry}
            retrying={isFetching}
          />
        ) : null}
        {found === undefined ? (
          error ? null : (
            <Stack aria-busy>
              {isSlow ? <StillLoading onCancel={cancel} /> : null}
              <Skeleton shape="control" />
              <Skeleton shape="control" />
            </Stack>
          )
        ) : (
          <>
            {(all?.length ?? 0) >= SEARCH_FROM ? (
              <SearchField
                label={intl.formatMessage(messages.searchDatabases)}
                value={q}
                onValueChange={setQ}
              />
            ) : null}
            {all?.length === 0 ? (
              <Text as="p">{intl.formatMessage(messages.noDatabases, { name: integration.name })}</Text>
            ) : found.length === 0 ? (
              <NoMatch onClear={() => setQ('')} />
            ) : (
              <RadioGroup
                label={intl.formatMessage(messages.databaseQuestion)}
                value={chosen}
                onValueChange={onChoose}
                options={found.map(({ id, name, icon, rowCount, updatedAt }) => ({
                  value: id,
                  label: icon === undefined ? name : `${icon} ${name}`,
                  hint: [
                    ...(rowCount === undefined
                      ? []
                      : [intl.formatMessage(messages.rowCount, { count: rowCount })]),
                    ...(updatedAt === undefined
                      ? []
                      : [
                          intl.formatMessage(messages.updatedAt, {
                            date: intl.formatDate(updatedAt, { dateStyle: 'medium' }),
                          }),
                        ]),
                  ].join(' · '),
                }))}
              />
            )}
          </>
        )}
        <Help integration={integration} href={href} />
      </Stack>
    </Card>
  )
}

function Help({ integration, href }: { integration: Integration; href: string | undefined }) {
  const intl = useIntl()
  const [open, setOpen] = useState<string[]>([])
  const help =
    integration.key === 'notion'
      ? messages.help_notion
      : integration.key === 'google_sheets'
        ? messages.help_google_sheets
        : messages.help_other
  return (
    <Accordion
      open={open}
      onOpenChange={setOpen}
      sections={[
        {
          id: 'help',
          title: intl.formatMessage(messages.helpTitle),
          content: (
            <Stack gap={2}>
              <Text as="p">{intl.formatMessage(help, { name: integration.name })}</Text>
              {href === undefined ? null : (
                <Link href={href} external>
                  {intl.formatMessage(messages.helpMore, { name: integration.name })}
                </Link>
              )}
            </Stack>
          ),
        },
      ]}
    />
  )
}
