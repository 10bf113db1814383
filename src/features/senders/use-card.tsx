import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import type { Form } from '#api/forms'
import type { Sender } from '#api/senders'
import { Card } from '#components/card'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Link } from '#components/link'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { useSettingsLinks } from '#features/workspaces/settings-section'
import { useSenderUses } from './use-sender-uses.ts'
import { messages } from './senders.messages.ts'

/** So many are named; how many more there are is said. */
const NAMED = 10

/** What names a sender: what is to be sent from it first, then forms, then drafts and what was sent (DOM-41). */
export function UseCard({ sender }: { sender: Sender }) {
  const intl = useIntl()
  const { uses, retry } = useSenderUses(sender)
  return (
    <Card title={intl.formatMessage(messages.usedByTitle)}>
      {uses ? (
        uses.waiting.length + uses.others.length + uses.forms.length === 0 ? (
          intl.formatMessage(messages.unused)
        ) : (
          <Stack gap={4}>
            <Group title={intl.formatMessage(messages.usesWaiting)} campaigns={uses.waiting} forms={[]} />
            <Group title={intl.formatMessage(messages.usesForms)} campaigns={[]} forms={uses.forms} />
            <Group
              title={intl.formatMessage(messages.usesOthers)}
              campaigns={uses.others}
              forms={[]}
              total={sender.usedBy.campaigns - uses.waiting.length}
            />
          </Stack>
        )
      ) : retry ? (
        <InlineError onRetry={retry}>{intl.formatMessage(messages.usesFailed)}</InlineError>
      ) : (
        <Skeleton shape="block" />
      )}
    </Card>
  )
}

interface UsesProps {
  campaigns: readonly Campaign[]
  forms: readonly Form[]
  /** How many there are where not all are known. @default as many as are given */
  total?: number
}

function Group({ title, ...uses }: UsesProps & { title: string }) {
  return uses.campaigns.length + uses.forms.length === 0 ? null : (
    <Section title={title}>
      <Uses {...uses} />
    </Section>
  )
}

/** Campaigns and forms by name, each with a link to it. */
export function Uses({ campaigns, forms, total = campaigns.length + forms.length }: UsesProps) {
  const intl = useIntl()
  const links = useSettingsLinks()
  const all = [
    ...campaigns.map(({ id, name }) => ({ id, name, href: links?.campaign(id) })),
    ...forms.map(({ id, name }) => ({ id, name, href: links?.form(id) })),
  ]
  return (
    <Stack gap={2}>
      <Stack as="ul" gap={1}>
        {all.slice(0, NAMED).map(({ id, name, href }) => (
          <li key={id}>
            <Text wrap="anywhere">{href === undefined ? name : <Link href={href}>{name}</Link>}</Text>
          </li>
        ))}
      </Stack>
      {total > NAMED ? (
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage(messages.usesMore, { count: total - NAMED })}
        </Text>
      ) : null}
    </Stack>
  )
}
