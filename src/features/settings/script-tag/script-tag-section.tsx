import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useScriptTag, type ScriptTag } from '#api/script-tag'
import { Banner } from '#components/banner'
import { Card } from '#components/card'
import { CodeBlock } from '#components/code-block'
import type { DataTableColumn } from '#components/data-table'
import { Stack } from '#components/layout'
import { Link } from '#components/link'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Tabs } from '#components/tabs'
import {
  cheatsheet,
  consentCall,
  snippetFor,
  stacks,
  type Stack as ScriptStack,
} from '#domain/script-tag/snippet'
import {
  ReadFailed,
  SettingsSection,
  SettingsTable,
  useSettingsLinks,
} from '#features/workspaces/settings-section'
import { messages, stackMessages } from './script-tag.messages.ts'
import * as styles from './script-tag.css.ts'

type Host = ScriptTag['hosts'][number]

/** The tracking script of the workspace: how it gets into a site, and whether anything comes from there (SET-30). */
export function ScriptTagSection() {
  const intl = useIntl()
  const tag = useScriptTag()
  const links = useSettingsLinks()
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.about)}
      actions={
        links === undefined ? undefined : (
          <Link href={links.example()}>{intl.formatMessage(messages.example)}</Link>
        )
      }
    >
      {tag.data ? (
        <Tag tag={tag.data} />
      ) : tag.error ? (
        <ReadFailed title={intl.formatMessage(messages.failed)} error={tag.error} read={tag} />
      ) : (
        <>
          {tag.isSlow ? <StillLoading onCancel={tag.cancel} /> : null}
          <Skeleton width={60} />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      )}
    </SettingsSection>
  )
}

function Tag({ tag }: { tag: ScriptTag }) {
  const intl = useIntl()
  const [stack, setStack] = useState<ScriptStack>('html')
  const columns = useMemo(() => columnsOf(intl), [intl])
  return (
    <>
      <Status tag={tag} />
      <Tabs
        label={intl.formatMessage(messages.stacks)}
        value={stack}
        onValueChange={setStack}
        tabs={stacks.map((one) => ({
          value: one,
          label: intl.formatMessage(stackMessages[one]),
          content: (
            <div className={styles.panel}>
              <Stack gap={3}>
                <p>{intl.formatMessage(stackMessages[`${one}About`])}</p>
                <CodeBlock
                  label={intl.formatMessage(stackMessages[one])}
                  code={snippetFor(one, tag)}
                  wrapped={one === 'html'}
                />
              </Stack>
            </div>
          ),
        }))}
      />
      {tag.hosts.length === 0 ? null : (
        <Card title={intl.formatMessage(messages.hosts)}>
          <SettingsTable
            label={intl.formatMessage(messages.hosts)}
            columns={columns}
            rows={tag.hosts}
            rowKey={({ host }) => host}
          />
        </Card>
      )}
      <Card title={intl.formatMessage(messages.calls)}>
        <Stack gap={3}>
          <p>{intl.formatMessage(messages.callsAbout)}</p>
          <CodeBlock label="JavaScript" code={cheatsheet()} />
        </Stack>
      </Card>
      <Card title={intl.formatMessage(messages.consent)}>
        <Stack gap={3}>
          <p>{intl.formatMessage(tag.requireConsent ? messages.consentRequired : messages.consentAbout)}</p>
          <p>{intl.formatMessage(messages.consentCall)}</p>
          <CodeBlock label="otegami.consent" code={consentCall()} />
          <p>{intl.formatMessage(messages.consentLoaded)}</p>
        </Stack>
      </Card>
    </>
  )
}

function Status({ tag: { status, lastEventAt } }: { tag: ScriptTag }) {
  const intl = useIntl()
  const date =
    lastEventAt === undefined ? '' : intl.formatDate(lastEventAt, { dateStyle: 'medium', timeStyle: 'short' })
  switch (status) {
    case 'receiving':
      return (
        <Banner kind="success" title={intl.formatMessage(messages.receiving)}>
          {intl.formatMessage(messages.lastEvent, { date })}
        </Banner>
      )
    case 'stale':
      return (
        <Banner kind="warning" title={intl.formatMessage(messages.stale)}>
          {intl.formatMessage(messages.staleAbout, { date })}
        </Banner>
      )
    case 'never_seen':
      return (
        <Banner title={intl.formatMessage(messages.neverSeen)}>
          {intl.formatMessage(messages.neverSeenAbout)}
        </Banner>
      )
  }
}

const columnsOf = (intl: IntlShape): readonly DataTableColumn<Host>[] => [
  {
    id: 'host',
    header: intl.formatMessage(messages.host),
    cell: ({ host }) => host,
    width: { least: 48, share: 3 },
    inCard: 'title',
  },
  {
    id: 'lastSeenAt',
    header: intl.formatMessage(messages.lastSeen),
    cell: ({ lastSeenAt }) => intl.formatDate(lastSeenAt, { dateStyle: 'medium', timeStyle: 'short' }),
    width: { least: 44, share: 2 },
    inCard: 'meta',
  },
  {
    id: 'events24h',
    header: intl.formatMessage(messages.events24h),
    cell: ({ events24h }) => intl.formatNumber(events24h),
    width: { least: 30, share: 1 },
    align: 'end',
    inCard: 'aside',
  },
]
