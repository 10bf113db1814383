import QrCode from 'lucide-react/icons/qr-code'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { useFormPublication, type Form, type FormPublication } from '#api/forms'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Sparkline } from '#components/charts'
import { CodeBlock } from '#components/code-block'
import { CopyButton } from '#components/copy-button'
import { DescriptionList } from '#components/description-list'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Columns, Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { StatTile } from '#components/stat-tile'
import { Text } from '#components/text'
import { conversionOf } from '#domain/forms/form-actions'
import { Later } from '#components/deferred'
import { QrDialog } from './later-parts.ts'
import { TestButton, type TestButtonProps } from './test-button.tsx'
import { messages } from './form.messages.ts'

const sum = (numbers: readonly number[] | undefined) => numbers?.reduce((total, one) => total + one, 0)

/** Views, submissions and conversion of the last 30 days, with their course (FRM-41). */
function Figures({ last30 }: Pick<Form, 'last30'>) {
  const intl = useIntl()
  const views = sum(last30?.views)
  const submissions = sum(last30?.submissions)
  const courseOf = (label: string, values: readonly number[] | undefined) =>
    values ? <Sparkline label={intl.formatMessage(messages.course, { label })} values={values} /> : undefined
  const labels = {
    views: intl.formatMessage(messages.views),
    submitted: intl.formatMessage(messages.submitted),
    conversion: intl.formatMessage(messages.conversion),
  }
  return (
    <Columns least="figure" wide="alone">
      <StatTile label={labels.views} value={views} trend={courseOf(labels.views, last30?.views)} />
      <StatTile
        label={labels.submitted}
        value={submissions}
        trend={courseOf(labels.submitted, last30?.submissions)}
      />
      <StatTile
        label={labels.conversion}
        format={{ style: 'percent', maximumFractionDigits: 1 }}
        value={
          views === undefined || submissions === undefined
            ? undefined
            : (conversionOf({ views, submissions }) ?? null)
        }
      />
    </Columns>
  )
}

const ways = ['link', 'script', 'popup', 'iframe', 'html'] as const
type Way = (typeof ways)[number]
const hints = {
  link: messages.linkHint,
  script: messages.scriptHint,
  popup: messages.popupHint,
  iframe: messages.iframeHint,
  html: messages.htmlHint,
} as const

const codeOf = (way: Exclude<Way, 'link'>, { embed }: FormPublication): string => {
  const script = embed.script.replace(/ data-kind="\w+"/, '')
  if (way === 'script') return script.replace('></script>', ' data-kind="inline"></script>')
  if (way === 'popup') return script.replace('></script>', ' data-kind="popup"></script>')
  return embed[way]
}

/** The ways to put a form before visitors, each to copy (FRM-42). */
function Share({
  form,
  publication,
  visitorsUrl,
}: TestButtonProps & { publication: FormPublication | null }) {
  const intl = useIntl()
  const [way, setWay] = useState<Way>('link')
  const [qr, setQr] = useState<'open' | 'closed'>()
  return (
    <Card
      title={intl.formatMessage(messages.share)}
      actions={publication ? <TestButton form={form} visitorsUrl={visitorsUrl} /> : undefined}
    >
      {publication ? (
        <Stack>
          {form.status === 'unpublished' ? (
            <Banner kind="warning">{intl.formatMessage(messages.shareClosed)}</Banner>
          ) : null}
          <Select<Way>
            label={intl.formatMessage(messages.way)}
            value={way}
            onValueChange={setWay}
            options={ways.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
          <Text as="p" tone="muted">
            {intl.formatMessage(hints[way])}
          </Text>
          {way === 'html' && publication.snapshot.settings.captcha ? (
            <Banner kind="warning">{intl.formatMessage(messages.htmlCheck)}</Banner>
          ) : null}
          {way === 'link' ? (
            <Inline>
              <Text wrap="anywhere">
                <Link href={publication.url} external>
                  {publication.url}
                </Link>
              </Text>
              <CopyButton label={intl.formatMessage(messages.copyLink)} text={publication.url} />
              <Button
                size="small"
                icon={<Icon of={QrCode} />}
                onPointerEnter={() => void QrDialog.preload()}
                onClick={() => setQr('open')}
              >
                {intl.formatMessage(messages.qr)}
              </Button>
            </Inline>
          ) : (
            <CodeBlock
              key={way}
              label={intl.formatMessage(messages[way])}
              code={codeOf(way, publication)}
              wrapped={way !== 'html'}
            />
          )}
          <Later>
            {qr ? (
              <QrDialog url={publication.url} open={qr === 'open'} onClose={() => setQr('closed')} />
            ) : null}
          </Later>
        </Stack>
      ) : (
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.shareDraft)}
        </Text>
      )}
    </Card>
  )
}

/** What visitors see: which edit, since when, by whom and where. */
function Publication({ form, publication }: { form: Form; publication: FormPublication }) {
  const intl = useIntl()
  const { version, publishedAt, publishedBy, hostname } = publication
  return (
    <Card title={intl.formatMessage(messages.publication)}>
      <DescriptionList
        items={[
          {
            id: 'version',
            term: intl.formatMessage(messages.version),
            value: intl.formatMessage(messages.versionValue, { version, edits: form.draftVersion - version }),
          },
          {
            id: 'at',
            term: intl.formatMessage(messages.publishedAt),
            value: (
              <Stack gap={0}>
                <span>{intl.formatDate(publishedAt, { dateStyle: 'medium', timeStyle: 'short' })}</span>
                <Text tone="muted" size={12}>
                  {intl.formatMessage(messages.publishedBy, { name: publishedBy.name })}
                </Text>
              </Stack>
            ),
          },
          {
            id: 'hostname',
            term: intl.formatMessage(messages.hostname),
            value: <Text wrap="anywhere">{hostname}</Text>,
          },
        ]}
      />
    </Card>
  )
}

/** Figures, ways to share and what is public of a form. */
export function FormOverview({ form, visitorsUrl }: TestButtonProps) {
  const intl = useIntl()
  const { data: publication, error, retry } = useFormPublication(form.id)
  return (
    <Stack measure="page" gap={6}>
      {form.status === 'changed' ? <Banner kind="info">{intl.formatMessage(messages.pending)}</Banner> : null}
      <Figures last30={form.last30} />
      {error && publication === undefined ? (
        <ErrorBlock {...errorBlockOf(error)} onRetry={retry} />
      ) : publication === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <Columns wide="first" least="column">
          <Share form={form} publication={publication} visitorsUrl={visitorsUrl} />
          {publication ? <Publication form={form} publication={publication} /> : null}
        </Columns>
      )}
    </Stack>
  )
}
