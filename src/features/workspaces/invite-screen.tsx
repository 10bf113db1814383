import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { useInvitation, type Invitation } from '#api/invitations'
import { useAcceptInvitation, type SelfAccount } from '#api/self-account'
import { Avatar } from '#components/avatar'
import { Banner } from '#components/banner'
import { Button, LinkButton } from '#components/button'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { useIsHere } from '#components/leave-guard'
import { Link } from '#components/link'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import { messages } from './invite-screen.messages.ts'
import * as styles from './invite-screen.css.ts'

export interface InviteScreenProps {
  /** undefined when what the address says can be none. */
  token: string | undefined
  /** Who is signed in. */
  account: Pick<SelfAccount, 'name' | 'email' | 'photo'> | undefined
  /** Leaves for the sign-in and comes back here. */
  onSignIn: () => void
  /** Signs out, and in again as somebody else, and comes back here. */
  onUseAnotherAccount: () => void
  hrefOf: (workspaceId: string) => string
  workspacesHref: string
  /** Somebody joined here. */
  onJoined: (workspaceId: string) => void
}

/** An invitation to a workspace, for whoever has its link (WSP-17). Nothing is accepted without a press. */
export function InviteScreen({ token, workspacesHref, ...rest }: InviteScreenProps) {
  const intl = useIntl()
  const invitation = useInvitation(token)
  const { data, error, isFetching, retry } = invitation
  const toWorkspaces = <Link href={workspacesHref}>{intl.formatMessage(messages.workspaces)}</Link>

  if (token === undefined || error?.code === 404)
    return (
      <ErrorBlock
        kind="not-found"
        title={intl.formatMessage(messages.unknown)}
        ticketId={error?.ticketId}
        action={toWorkspaces}
      >
        {intl.formatMessage(messages.unknownText)}
      </ErrorBlock>
    )
  if (error && !data)
    return (
      <ErrorBlock
        {...errorBlockOf(error)}
        title={intl.formatMessage(messages.failed)}
        onRetry={retry}
        retrying={isFetching}
        action={toWorkspaces}
      />
    )
  return (
    <section className={styles.root} aria-busy={data === undefined}>
      <Stack align="center" gap={6}>
        {data ? (
          <Letter invitation={data} onStale={retry} {...rest} />
        ) : (
          <>
            <Skeleton shape="circle" />
            <Skeleton shape="title" width={70} />
            <Skeleton width={50} />
            <Skeleton shape="control" />
          </>
        )}
      </Stack>
    </section>
  )
}

interface LetterProps extends Omit<InviteScreenProps, 'token' | 'workspacesHref'> {
  invitation: Invitation
  /** What it says may no longer be so. */
  onStale: () => void
}

function Letter({
  invitation: { token, workspace, inviter, status, allowedDomains = [], expiresAt },
  account,
  onSignIn,
  onUseAnotherAccount,
  hrefOf,
  onJoined,
  onStale,
}: LetterProps) {
  const intl = useIntl()
  const accept = useAcceptInvitation()
  const isHere = useIsHere()
  const { name } = workspace
  const join = async () => {
    const outcome = await accept.send({ params: { token } })
    if (outcome.ok) {
      toasts.add({ type: 'success', content: intl.formatMessage(messages.joined, { name }) })
      if (isHere()) onJoined(workspace.id)
      return
    }
    // It may have been revoked, or used up, since it was shown.
    onStale()
  }
  const domains = intl.formatList(allowedDomains, { type: 'disjunction' })

  let action: ReactNode
  if (status === 'already_member')
    action = (
      <>
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.alreadyMember)}
        </Text>
        <LinkButton tone="primary" size="large" href={hrefOf(workspace.id)}>
          {intl.formatMessage(messages.open)}
        </LinkButton>
      </>
    )
  else if (status === 'valid')
    action = (
      <>
        {allowedDomains.length > 0 && !account ? (
          <Text as="p" tone="muted">
            {intl.formatMessage(messages.onlyDomains, { domains })}
          </Text>
        ) : null}
        {account ? (
          <Button tone="primary" size="large" busy={accept.isSending} onClick={() => void join()}>
            {intl.formatMessage(messages.join)}
          </Button>
        ) : (
          // As wide as the card, and no wider: it repeats a name of any length.
          <Stack measure="notice">
            <Button tone="primary" size="large" onClick={onSignIn}>
              {intl.formatMessage(messages.signIn, { name })}
            </Button>
          </Stack>
        )}
        <Text as="p" size={13} tone="muted" wrap="anywhere">
          {intl.formatMessage(messages.until, {
            date: intl.formatDate(expiresAt, { dateStyle: 'medium' }),
          })}
        </Text>
      </>
    )
  else
    action = (
      <Banner
        kind="warning"
        title={intl.formatMessage(
          status === 'expired'
            ? messages.expired
            : status === 'revoked'
              ? messages.revoked
              : messages.domainNotAllowed,
        )}
      >
        {status === 'domain_not_allowed'
          ? intl.formatMessage(messages.domainNotAllowedText, { domains })
          : intl.formatMessage(messages.askAgain, { inviter: inviter.name })}
      </Banner>
    )

  return (
    <>
      <Avatar name={name} src={workspace.icon?.src} shape="square" size="large" />
      <Stack gap={2}>
        <Text as="h1" size={20} wrap="anywhere">
          {status === 'valid' ? intl.formatMessage(messages.title, { name }) : name}
        </Text>
        <Text as="p" tone="muted">
          {intl.formatMessage(inviter.name === '' ? messages.members : messages.invitedBy, {
            inviter: inviter.name,
            count: workspace.memberCount,
          })}
        </Text>
      </Stack>
      {accept.error && status === 'valid' ? (
        <Banner kind="danger" title={intl.formatMessage(messages.joinFailed)}>
          {intl.formatMessage(accept.error.ticketId === '' ? messages.tryAgain : messages.tryAgainTicket, {
            ticketId: accept.error.ticketId,
          })}
        </Banner>
      ) : null}
      {action}
      {account ? (
        <footer className={styles.account}>
          <Stack align="center" gap={1}>
            <Text size={13} tone="muted" wrap="anywhere">
              {intl.formatMessage(messages.signedInAs, { email: account.email })}
            </Text>
            <Button tone="quiet" size="small" onClick={onUseAnotherAccount}>
              {intl.formatMessage(messages.anotherAccount)}
            </Button>
          </Stack>
        </footer>
      ) : null}
    </>
  )
}
