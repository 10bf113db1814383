import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMailingList, type MailingList } from '#api/mailing-lists'
import { Card } from '#components/card'
import { CodeBlock } from '#components/code-block'
import { DescriptionList } from '#components/description-list'
import { Link } from '#components/link'
import { SettingsDetail, useSettingsLinks, type SectionProps } from '#features/workspaces/settings-section'
import { DeleteMailingList } from './delete-mailing-list.tsx'
import { MailingListForm } from './mailing-list-form.tsx'
import { isListId, usageInCode } from './mailing-list.model.ts'
import { messages } from './mailing-lists.messages.ts'

export interface MailingListDetailProps extends Omit<SectionProps, 'value'> {
  /** As the address has it: it may name no list. */
  mailingListId: string
}

/** One list: how many are on it, what it is, how code names it, and its end. */
export function MailingListDetail({ mailingListId, hrefOf, onOpen }: MailingListDetailProps) {
  const intl = useIntl()
  const known = isListId(mailingListId)
  const read = useMailingList(known ? mailingListId : undefined)
  const name = read.data?.name
  const title = name ?? intl.formatMessage(messages.title)
  return (
    <SettingsDetail
      title={title}
      list={{
        title: intl.formatMessage(messages.title),
        href: hrefOf(),
        back: intl.formatMessage(messages.backToAll),
      }}
      read={read}
      isKnown={known}
      failed={intl.formatMessage(messages.oneFailed)}
    >
      {(list) => <Detail list={list} onDeleted={() => onOpen()} />}
    </SettingsDetail>
  )
}

interface DetailProps {
  list: MailingList
  onDeleted: () => void
}

function Detail({ list: read, onDeleted }: DetailProps) {
  const intl = useIntl()
  const [answer, setAnswer] = useState<MailingList>()
  // What was saved is known before it is read anew.
  const list = answer && answer.version > read.version ? answer : read
  const links = useSettingsLinks()
  return (
    <>
      <DescriptionList
        items={(['active', 'pending', 'unsubscribed', 'bounced'] as const).map((id) => ({
          id,
          term: intl.formatMessage(messages[id]),
          value: intl.formatNumber(list.counts[id]),
        }))}
      />
      {links ? (
        <Link href={links.contactsOfList(list.id)}>{intl.formatMessage(messages.viewContacts)}</Link>
      ) : null}
      <MailingListForm key={list.id} list={list} onSaved={setAnswer} />
      <Card title={intl.formatMessage(messages.inCode)}>
        <CodeBlock label="JavaScript" code={usageInCode(list.name)} />
      </Card>
      <DeleteMailingList list={list} onDeleted={onDeleted} />
    </>
  )
}
