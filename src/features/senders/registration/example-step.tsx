import { useIntl, type IntlShape } from 'react-intl'
import { useCampaigns, type Campaign } from '#api/campaigns'
import { Card } from '#components/card'
import { CopyButton } from '#components/copy-button'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { RadioGroup } from '#components/radio-group'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { CheckList, type CheckItem } from '#features/senders/amp'
import { useSettingsLinks } from '#features/workspaces/settings-section'
import { LIST_OF_NAMES } from '#lib/list-format'
import type { ExampleMail } from './example-mail.ts'
import { hasAmpPart } from './registration.model.ts'
import type { Example } from './use-example.ts'
import { messages } from './registration.messages.ts'

/** Campaigns that can be the example; the newest change first. */
const CAMPAIGNS = { status: 'draft,scheduled,sent', limit: 100 } as const

export interface ExampleStepProps {
  chosen: string | undefined
  /** The campaign that is chosen. */
  example: Example
  onChoose: (campaignId: string) => void
}

/** Which real mail the providers get, and what they would object to (DOM-46). */
export function ExampleStep({ chosen, example, onChoose }: ExampleStepProps) {
  const intl = useIntl()
  const { read, fits } = example
  const campaigns = useCampaigns(CAMPAIGNS)
  const found = campaigns.data?.items.filter(hasAmpPart) ?? []
  // The one of the address may be older than those that are listed.
  const offered = fits && read.data && !found.some(({ id }) => id === chosen) ? [read.data, ...found] : found
  return (
    <>
      <Card title={intl.formatMessage(messages.step_example)}>
        {campaigns.data ? (
          offered.length > 0 ? (
            <RadioGroup
              label={intl.formatMessage(messages.exampleQuestion)}
              value={chosen}
              onValueChange={onChoose}
              options={offered.map(({ id, name, variants }) => ({
                value: id,
                label: name,
                hint: variants.find((one) => hasAmpPart({ variants: [one] }))?.subject,
              }))}
            />
          ) : (
            <p>{intl.formatMessage(messages.noExample)}</p>
          )
        ) : campaigns.error ? (
          <InlineError ticketId={campaigns.error.ticketId} onRetry={campaigns.retry}>
            {intl.formatMessage(messages.campaignsFailed)}
          </InlineError>
        ) : (
          <Skeleton shape="block" />
        )}
      </Card>
      {chosen === undefined ? null : fits && read.data ? (
        <Checks campaign={read.data} example={example} />
      ) : read.data ? (
        <InlineError>{intl.formatMessage(messages.hasNoAmp)}</InlineError>
      ) : read.error ? (
        <InlineError ticketId={read.error.ticketId} onRetry={read.retry}>
          {intl.formatMessage(messages.campaignFailed)}
        </InlineError>
      ) : (
        <Skeleton shape="block" />
      )}
    </>
  )
}

function Checks({ campaign, example }: { campaign: Campaign; example: Example }) {
  const intl = useIntl()
  const links = useSettingsLinks()
  const { mail } = example
  return (
    <Card
      title={intl.formatMessage(messages.exampleChecks)}
      actions={
        links ? (
          <Link href={links.campaign(campaign.id)}>{intl.formatMessage(messages.toCampaign)}</Link>
        ) : undefined
      }
    >
      {mail ? (
        <Stack gap={4}>
          <CheckList label={intl.formatMessage(messages.exampleChecks)} items={checkItems(intl, mail)} />
          <Stack gap={2}>
            <Text as="p" size={13} tone="muted">
              {intl.formatMessage(messages.validator)}
            </Text>
            <Inline>
              <CopyButton label={intl.formatMessage(messages.copyAmp)} text={mail.amp} withLabel />
              <Link href="https://amp.gmail.dev/playground/" external>
                {intl.formatMessage(messages.playground)}
              </Link>
            </Inline>
          </Stack>
        </Stack>
      ) : example.hasFailed ? (
        <InlineError onRetry={example.checkAgain}>{intl.formatMessage(messages.checkFailed)}</InlineError>
      ) : (
        <Stack aria-busy>
          <Skeleton shape="block" />
        </Stack>
      )}
    </Card>
  )
}

/** So many findings are named; how many more there are is said. */
const NAMED = 5

function checkItems(intl: IntlShape, mail: ExampleMail): CheckItem[] {
  const { findings, placeholders, insecureLinks } = mail
  const more = findings.length - NAMED
  const isPlain = placeholders.length === 0
  const isReal = !mail.isTrial
  const isSecure = insecureLinks.length === 0
  return [
    {
      id: 'amp',
      state: findings.length === 0 ? 'met' : 'missing',
      title: intl.formatMessage(messages.ampValid),
      about:
        findings.length === 0 ? (
          intl.formatMessage(messages.ampValidMet)
        ) : (
          <>
            {findings.slice(0, NAMED).map(({ rule, about }) => (
              <Text as="div" wrap="anywhere" key={`${rule} ${about}`}>
                {intl.formatMessage(messages[`rule_${rule}`], { about })}
              </Text>
            ))}
            {more > 0 ? intl.formatMessage(messages.moreFindings, { count: more }) : null}
          </>
        ),
    },
    {
      id: 'html',
      state: !mail.hasHtml ? 'missing' : mail.isSimilar ? 'met' : 'warn',
      title: intl.formatMessage(messages.htmlPart),
      about: intl.formatMessage(
        !mail.hasHtml ? messages.htmlMissing : mail.isSimilar ? messages.htmlMet : messages.htmlOther,
      ),
    },
    {
      id: 'placeholders',
      state: isPlain ? 'met' : 'missing',
      title: intl.formatMessage(messages.placeholders),
      about: isPlain
        ? intl.formatMessage(messages.placeholdersMet)
        : intl.formatMessage(messages.placeholdersFound, {
            list: intl.formatList(placeholders.slice(0, NAMED), LIST_OF_NAMES),
          }),
    },
    {
      id: 'subject',
      state: isReal ? 'met' : 'missing',
      title: intl.formatMessage(messages.subjectCheck),
      about: intl.formatMessage(isReal ? messages.subjectMet : messages.subjectTrial, {
        subject: mail.subject,
      }),
    },
    {
      id: 'links',
      state: isSecure ? 'met' : 'missing',
      title: intl.formatMessage(messages.check_links),
      about: isSecure ? (
        intl.formatMessage(messages.about_links)
      ) : (
        <Text wrap="anywhere">{intl.formatList(insecureLinks.slice(0, NAMED), LIST_OF_NAMES)}</Text>
      ),
    },
    {
      id: 'forwarded',
      state: mail.isForwarded ? 'missing' : 'met',
      title: intl.formatMessage(messages.direct),
      about: intl.formatMessage(mail.isForwarded ? messages.directForwarded : messages.directMet),
    },
  ]
}
