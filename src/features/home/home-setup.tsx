import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useBrand } from '#api/brand'
import { useCampaignCount } from '#api/campaigns'
import { useContactCount } from '#api/contacts'
import { useApi, useScopedWorkspaceId } from '#api/core'
import { useDomains } from '#api/domains'
import { useScriptTag } from '#api/script-tag'
import { useSenderCount } from '#api/senders'
import { useUsageSummaries } from '#api/usages'
import { Button, LinkButton } from '#components/button'
import { Card } from '#components/card'
import { Icon } from '#components/icon'
import { InlineError } from '#components/inline-error'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { DAY } from '#lib/duration'
import { isoOfDay } from '#lib/iso-date'
import { readStored, storageKeys, writeStored } from '#lib/storage'
import type { HomeHrefs } from './home-hrefs.ts'
import { ALL_CONTACTS, ALL_DOMAINS } from './home-reads.ts'
import { doneSteps, isPutAway, putAway, setupSteps, type SetupStep } from './home-setup.model.ts'
import { doMessages, messages, nameMessages, whyMessages } from './home-setup.messages.ts'
import * as styles from './home-cards.css.ts'

/** Campaigns of which mails went out; days within which a test counts. */
const WENT_OUT = { status: 'sending,canceling,sent' }
const TESTS = { days: 365 } as const

const stored = () => readStored<unknown>(storageKeys.setupPutAway, (value) => value)

/** How far the workspace is with its setup, and whether anybody wants to know. */
export function useSetup() {
  const { clock } = useApi()
  const workspaceId = useScopedWorkspaceId() ?? ''
  const [away, setAway] = useState(() => isPutAway(stored(), workspaceId))
  const [days] = useState(() => {
    const today = Math.floor(clock.now() / DAY)
    return { from: isoOfDay(today - TESTS.days), to: isoOfDay(today), granularity: 'month' as const }
  })
  const reads = {
    domains: useDomains(ALL_DOMAINS),
    senders: useSenderCount(),
    brand: useBrand(),
    contacts: useContactCount(ALL_CONTACTS),
    script: useScriptTag(),
    usage: useUsageSummaries(days),
    campaigns: useCampaignCount(WENT_OUT),
  }
  const { domains, senders, brand, contacts, script, usage, campaigns } = reads
  const all = Object.values(reads)
  const done =
    domains.data &&
    senders.data &&
    brand.data &&
    contacts.data &&
    script.data &&
    usage.data &&
    campaigns.data &&
    doneSteps({
      domains: domains.data.items,
      senders: senders.data.count,
      brand: brand.data,
      contacts: contacts.data.count,
      script: script.data,
      usage: usage.data.items,
      campaigns: campaigns.data.count,
    })
  return {
    away,
    putAway() {
      setAway(true)
      writeStored(storageKeys.setupPutAway, putAway(stored(), workspaceId))
    },
    done,
    /** The domain that waits for its records. */
    domain: domains.data?.items.find(({ status }) => status !== 'verified')?.name,
    failed: all.filter(({ data, error }) => data === undefined && error),
    slow: all.filter(({ isSlow }) => isSlow),
    settled: done !== undefined || all.every(({ isLoading }) => !isLoading),
  }
}

export interface SetupCardProps {
  setup: ReturnType<typeof useSetup>
  hrefs: HomeHrefs
  /** There is nothing else to see: it cannot be put away. */
  alone: boolean
}

/** What has to be done once; it goes when all of it is done (HOM-6). */
export function SetupCard({
  setup: { away, putAway: onPutAway, done, domain, failed },
  hrefs,
  alone,
}: SetupCardProps) {
  const intl = useIntl()
  if (away && !alone) return null
  if (!done) {
    return failed.length === 0 ? null : (
      <Card title={intl.formatMessage(messages.title)}>
        <InlineError
          ticketId={failed[0]?.error?.ticketId}
          onRetry={() => {
            for (const read of failed) read.retry()
          }}
        >
          {intl.formatMessage(messages.failed)}
        </InlineError>
      </Card>
    )
  }
  const count = setupSteps.filter((step) => done[step]).length
  if (count === setupSteps.length) return null
  const href: Record<SetupStep, string> = {
    domain: hrefs.settings({ key: 'domains' }),
    dns: hrefs.settings({ key: 'domains', value: domain }),
    sender: hrefs.settings({ key: 'senders' }),
    brand: hrefs.settings({ key: 'brands' }),
    contacts: hrefs.contacts({ import: '1' }),
    script: hrefs.settings({ key: 'script_tag' }),
    test: hrefs.campaigns({ status: 'drafts' }),
    campaign: hrefs.campaigns({ new: '1' }),
  }
  return (
    <Card
      title={intl.formatMessage(messages.title)}
      actions={
        <>
          <Text size={13} tone="muted">
            {intl.formatMessage(messages.progress, { done: count, all: setupSteps.length })}
          </Text>
          {alone ? null : (
            <Button size="small" tone="quiet" onClick={onPutAway}>
              {intl.formatMessage(messages.putAway)}
            </Button>
          )}
        </>
      }
      flush
    >
      <ol>
        {setupSteps.map((step) => (
          <li key={step} className={styles.row}>
            <span className={styles.state} data-done={done[step] || undefined}>
              <Icon of={done[step] ? CircleCheck : Circle} />
              <VisuallyHidden>
                {intl.formatMessage(done[step] ? messages.done : messages.open)}
              </VisuallyHidden>
            </span>
            <div className={styles.words}>
              <p>{intl.formatMessage(nameMessages[`${step}Name`])}</p>
              {done[step] ? null : (
                <Text as="p" size={13} tone="muted">
                  {intl.formatMessage(whyMessages[`${step}Why`])}
                </Text>
              )}
            </div>
            {done[step] ? null : (
              <LinkButton href={href[step]} size="small">
                {intl.formatMessage(doMessages[`${step}Do`])}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
