import { useIntl } from 'react-intl'
import { useSender } from '#api/senders'
import { Link } from '#components/link'
import { SettingsDetail, useSettingsLinks, type SectionProps } from '#features/workspaces/settings-section'
import { SenderCards } from './sender-cards.tsx'
import { SenderMenu } from './sender-menu.tsx'
import { isSenderId } from './sender.model.ts'
import { messages } from './senders.messages.ts'

export interface SenderDetailProps extends Omit<SectionProps, 'value'> {
  /** As the address has it: it may name no sender. */
  senderId: string
}

/** One sender in the settings; its page shows the same with more room. */
export function SenderDetail({ senderId, hrefOf, onOpen }: SenderDetailProps) {
  const intl = useIntl()
  const links = useSettingsLinks()
  const isKnown = isSenderId(senderId)
  const read = useSender(isKnown ? senderId : undefined)
  return (
    <SettingsDetail
      title={read.data?.address ?? intl.formatMessage(messages.title)}
      list={{
        title: intl.formatMessage(messages.title),
        href: hrefOf(),
        back: intl.formatMessage(messages.backToAll),
      }}
      read={read}
      isKnown={isKnown}
      failed={intl.formatMessage(messages.oneFailed)}
      actions={read.data ? <SenderMenu sender={read.data} onDeleted={() => onOpen()} /> : undefined}
    >
      {(sender) => (
        <>
          {links ? (
            <p>
              <Link href={links.sender(sender.id)}>{intl.formatMessage(messages.openPage)}</Link>
            </p>
          ) : null}
          <SenderCards sender={sender} />
        </>
      )}
    </SettingsDetail>
  )
}
