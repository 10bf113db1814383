import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { useSender } from '#api/senders'
import { Banner } from '#components/banner'
import { Breadcrumb } from '#components/breadcrumb'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { Link } from '#components/link'
import { Page } from '#components/page'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { SenderCards } from './sender-cards.tsx'
import { SenderMenu } from './sender-menu.tsx'
import { isSenderId } from './sender.model.ts'
import { messages } from './senders.messages.ts'

export interface SenderScreenProps {
  /** As the address has it: it may name no sender. */
  senderId: string
  /** All senders, in the settings. */
  sendersHref: string
  /** It was deleted: there is nothing to be shown any more. */
  onDeleted: () => void
}

/** The page of a sender (DOM-40). */
export function SenderScreen({ senderId, sendersHref, onDeleted }: SenderScreenProps) {
  const intl = useIntl()
  const isKnown = isSenderId(senderId)
  const read = useSender(isKnown ? senderId : undefined)
  const { data, error } = read
  const back = <Link href={sendersHref}>{intl.formatMessage(messages.backToAll)}</Link>
  const isGone = error?.code === 404
  // What somebody is writing stays in sight where somebody else deleted the sender.
  if (!isKnown || (isGone && !data))
    return (
      <ErrorBlock kind="not-found" ticketId={error?.ticketId} action={back}>
        {intl.formatMessage(messages.gone)}
      </ErrorBlock>
    )
  if (!data)
    return error ? (
      <ErrorBlock
        {...errorBlockOf(error)}
        title={intl.formatMessage(messages.oneFailed)}
        onRetry={read.retry}
        retrying={read.isFetching}
        action={back}
      />
    ) : (
      <Page title={intl.formatMessage(messages.title)}>
        {read.isSlow ? <StillLoading onCancel={read.cancel} /> : null}
        <Stack aria-busy>
          <Skeleton shape="title" width={40} />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Page>
    )
  const title = `${data.fromName} <${data.address}>`
  return (
    <Page
      title={title}
      actions={<SenderMenu sender={data} onDeleted={onDeleted} />}
      tools={
        <Breadcrumb
          steps={[{ label: intl.formatMessage(messages.title), href: sendersHref }]}
          current={data.address}
        />
      }
    >
      <Stack gap={6}>
        {isGone ? <Banner kind="danger">{intl.formatMessage(messages.deletedMeanwhile)}</Banner> : null}
        <SenderCards sender={data} wide />
      </Stack>
    </Page>
  )
}
