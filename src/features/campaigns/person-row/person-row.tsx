import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Contact } from '#api/contacts'
import { Avatar } from '#components/avatar'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { WhyPanel } from '#features/segments'
import type { ConditionGroup } from '#lib/condition-tree'
import { messages } from './person-row.messages.ts'

export interface PersonRowProps {
  contact: Pick<Contact, 'id' | 'email' | 'name' | 'photo'>
  /** Of which Why? tells which hold. @default nothing is asked: the note says it all */
  conditions?: ConditionGroup | undefined
  hrefs: CampaignHrefs
  /** Below the name. */
  note?: string
}

/** Somebody who is in an audience, or is not, and the way to see why; an entry of a list. */
export function PersonRow({ contact, conditions, hrefs, note }: PersonRowProps) {
  const intl = useIntl()
  const { id, email, name = '', photo } = contact
  const [open, setOpen] = useState(false)
  const called = name === '' ? email : name
  return (
    <li>
      <Stack gap={2}>
        <Inline gap={2} justify="space-between">
          <Inline gap={2}>
            <Avatar name={called} src={photo} size="small" />
            <Stack gap={0}>
              <Link tone="quiet" href={hrefs.contacts({ contact: id })}>
                {called}
              </Link>
              {note === undefined ? null : (
                <Text size={13} tone="muted">
                  {note}
                </Text>
              )}
            </Stack>
          </Inline>
          {conditions ? (
            <Button
              size="small"
              tone="quiet"
              aria-expanded={open}
              aria-label={intl.formatMessage(messages.whyWho, { who: called })}
              onClick={() => setOpen(!open)}
            >
              {intl.formatMessage(messages.why)}
            </Button>
          ) : null}
        </Inline>
        {open && conditions ? (
          <Suspense fallback={<Skeleton shape="block" />}>
            <WhyPanel conditions={conditions} timezone={intl.timeZone ?? 'UTC'} who={{ contactId: id }} />
          </Suspense>
        ) : null}
      </Stack>
    </li>
  )
}
