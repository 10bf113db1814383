import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf, useApi } from '#api/core'
import { useScriptTag, type ScriptTag } from '#api/script-tag'
import { useWebApi } from '#api/web-api'
import { Banner } from '#components/banner'
import { Card } from '#components/card'
import { CodeBlock } from '#components/code-block'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { Link } from '#components/link'
import { Page } from '#components/page'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { VisuallyHidden } from '#components/visually-hidden'
import { baseUrlOf, snippetFor } from '#domain/script-tag/snippet'
import { createBench, type TrackedPage } from '#tracking/bench'
import { parsedUrl } from '#lib/parsed-url'
import { ConsoleCard } from './console-card.tsx'
import { EventCard } from './event-card.tsx'
import type { ExampleQuery } from './example-query.model.ts'
import { messages } from './example.messages.ts'
import { FormCard } from './form-card.tsx'
import { IdentifyCard } from './identify-card.tsx'
import { ScoreCard } from './score-card.tsx'
import { SessionCard } from './session-card.tsx'
import { ShopCard } from './shop-card.tsx'
import { shopStart } from './shop.ts'
import { BenchContext } from './use-bench.ts'
import * as styles from './example.css.ts'

/** Where the example page leads. */
export interface ExampleLinks {
  scriptTag: string
  webApi: string
  forms: string
  /** The contacts with an address. */
  contact: (email: string) => string
}

export interface ExampleScreenProps {
  workspaceId: string
  query: ExampleQuery
  onQueryChange: (change: Partial<ExampleQuery>) => void
  links: ExampleLinks
  /** The origin of the app: the calls come from there. */
  origin: string
  /** Whose signals make the bot score. @default the window */
  page?: TrackedPage
}

/** Where the script tag of a workspace is tried out: a made-up shop, and what its calls do (TRK-15). */
export function ExampleScreen(props: ExampleScreenProps) {
  const intl = useIntl()
  const tag = useScriptTag()
  const title = intl.formatMessage(messages.title)
  if (tag.data)
    return (
      <Page
        title={title}
        actions={<Link href={props.links.scriptTag}>{intl.formatMessage(messages.settings)}</Link>}
      >
        <p>{intl.formatMessage(messages.about)}</p>
        <BenchParts {...props} tag={tag.data} />
      </Page>
    )
  return (
    <Page title={title}>
      {tag.error ? (
        <ErrorBlock
          {...errorBlockOf(tag.error)}
          title={intl.formatMessage(messages.failed)}
          onRetry={tag.retry}
          retrying={tag.isFetching}
        />
      ) : (
        <Stack aria-busy>
          <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
          {tag.isSlow ? <StillLoading onCancel={tag.cancel} /> : null}
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
    </Page>
  )
}

function BenchParts({
  workspaceId,
  query,
  onQueryChange,
  links,
  origin,
  page,
  tag,
}: ExampleScreenProps & { tag: ScriptTag }) {
  const intl = useIntl()
  const { clock } = useApi()
  const baseUrl = baseUrlOf(tag.snippet)
  const { requireConsent } = tag
  const start = intl.formatMessage(messages.homePage)
  const bench = useMemo(
    () =>
      createBench({
        baseUrl,
        workspaceId,
        address: shopStart(start),
        consent: requireConsent ? 'awaited' : 'unknown',
        page,
        clock,
      }),
    // The language of the title alone makes no other visit.
    // oxlint-disable-next-line react/exhaustive-deps
    [baseUrl, workspaceId, requireConsent, page, clock],
  )
  return (
    <BenchContext value={bench}>
      <Obstacles origin={origin} webApiHref={links.webApi} />
      <div className={styles.bench}>
        <Stack>
          <SessionCard />
          <ShopCard />
        </Stack>
        <div className={styles.results}>
          <ScoreCard debug={query.debug} />
          <ConsoleCard debug={query.debug} onDebugChange={(debug) => onQueryChange({ debug })} />
        </div>
        <Stack>
          <EventCard
            workspaceId={workspaceId}
            type={query.event}
            onTrack={(event) => onQueryChange({ event })}
          />
          <IdentifyCard workspaceId={workspaceId} contactHref={links.contact} />
          <FormCard
            formsBaseUrl={parsedUrl(baseUrl)?.origin ?? origin}
            origin={origin}
            formId={query.form}
            onFormChange={(form) => onQueryChange({ form })}
            formsHref={links.forms}
          />
          <Card title={intl.formatMessage(messages.snippet)}>
            <Stack gap={3}>
              <p>{intl.formatMessage(messages.snippetAbout)}</p>
              <CodeBlock label="HTML" code={snippetFor('html', tag)} wrapped />
            </Stack>
          </Card>
        </Stack>
      </div>
    </BenchContext>
  )
}

/** Why every call will be refused, said before the first one. */
function Obstacles({ origin, webApiHref }: { origin: string; webApiHref: string }) {
  const intl = useIntl()
  const { data } = useWebApi()
  if (!data) return null
  const { enabled, allowedOrigins } = data
  const action = <Link href={webApiHref}>{intl.formatMessage(messages.webApi)}</Link>
  if (!enabled)
    return (
      <Banner kind="warning" title={intl.formatMessage(messages.apiOff)} action={action}>
        {intl.formatMessage(messages.apiOffText)}
      </Banner>
    )
  return allowedOrigins.length > 0 && !allowedOrigins.includes(origin) ? (
    <Banner kind="warning" title={intl.formatMessage(messages.originRefused)} action={action}>
      {intl.formatMessage(messages.originRefusedText, { origin })}
    </Banner>
  ) : null
}
