import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError, WriteOutcome } from '#api/core'
import {
  useDeleteInvitationLink,
  useGenerateInvitationLink,
  useInvitationLink,
  type InvitationLink,
} from '#api/invitation-link'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { CopyButton } from '#components/copy-button'
import { DescriptionList } from '#components/description-list'
import { ConfirmDialog } from '#components/dialog'
import { KeepsFocus } from '#components/editing'
import { Inline, Stack } from '#components/layout'
import { OnlyOwner } from '#components/role-label'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import { Tooltip } from '#components/tooltip'
import { ReadFailed, useIsOwner, WriteFailed } from '#features/workspaces/settings-section'
import { messages } from './members-section.messages.ts'

/** The one link that lets people join: none, or one that can be copied, replaced and ended. */
export function InvitationLinkCard() {
  const intl = useIntl()
  const owner = useIsOwner()
  const link = useInvitationLink()
  const generate = useGenerateInvitationLink()
  const revoke = useDeleteInvitationLink()
  const [asked, setAsked] = useState<'replace' | 'revoke'>()
  const [last, setLast] = useState(asked)
  if (asked !== undefined && asked !== last) setLast(asked)
  const [failed, setFailed] = useState<ApiError>()
  const busy = generate.isSending || revoke.isSending

  const act = async (write: Promise<WriteOutcome<unknown>>, done: string) => {
    const outcome = await write
    setAsked(undefined)
    setFailed(outcome.ok ? undefined : outcome.error)
    if (outcome.ok) toasts.add({ type: 'success', content: done })
    // There is none any more, or another one: what is shown is old.
    else if (outcome.error.code === 404 || outcome.error.code === 409) link.retry()
  }
  const make = () =>
    void act(
      generate.send({ body: { replaces: link.data?.token ?? null } }),
      intl.formatMessage(messages.made),
    )
  const end = ({ token }: InvitationLink) =>
    void act(revoke.send({ query: { token } }), intl.formatMessage(messages.revoked))
  const ownersOnly = owner === false ? intl.formatMessage(messages.ownersOnly) : undefined

  return (
    <Card title={intl.formatMessage(messages.invite)} actions={owner === false ? <OnlyOwner /> : undefined}>
      <Stack aria-busy={link.isLoading}>
        {failed ? (
          <Banner kind="danger">
            <WriteFailed
              title={intl.formatMessage(messages.linkFailed)}
              error={failed}
              conflict={failed.said}
            />
          </Banner>
        ) : null}
        {link.data === undefined ? (
          link.error ? (
            <ReadFailed title={intl.formatMessage(messages.inviteFailed)} error={link.error} read={link} />
          ) : (
            <>
              {link.isSlow ? <StillLoading onCancel={link.cancel} /> : null}
              <Facts link={undefined} />
              <Skeleton shape="control" width={40} />
            </>
          )
        ) : link.data === null ? (
          <p>{intl.formatMessage(messages.noLink)}</p>
        ) : (
          <Facts link={link.data} />
        )}
        {link.data === undefined ? null : (
          <KeepsFocus shown={link.data === null}>
            <Inline>
              <Tooltip text={ownersOnly}>
                <Button
                  disabled={!owner}
                  busy={generate.isSending && asked === undefined}
                  onClick={() => (link.data === null ? make() : setAsked('replace'))}
                >
                  {intl.formatMessage(link.data === null ? messages.generate : messages.regenerate)}
                </Button>
              </Tooltip>
              {link.data === null ? null : (
                <Tooltip text={ownersOnly}>
                  <Button tone="danger-quiet" disabled={!owner} onClick={() => setAsked('revoke')}>
                    {intl.formatMessage(messages.revoke)}
                  </Button>
                </Tooltip>
              )}
            </Inline>
          </KeepsFocus>
        )}
      </Stack>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={intl.formatMessage(last === 'replace' ? messages.replaceTitle : messages.revokeTitle)}
        confirmLabel={intl.formatMessage(last === 'replace' ? messages.regenerate : messages.revoke)}
        busy={busy}
        onConfirm={() => (last === 'replace' ? make() : asked !== undefined && link.data && end(link.data))}
      >
        {intl.formatMessage(last === 'replace' ? messages.replaceText : messages.revokeText)}
      </ConfirmDialog>
    </Card>
  )
}

/** In place of a fact that is on its way. */
const coming = <Skeleton width={40} />

function Facts({ link }: { link: InvitationLink | undefined }) {
  const intl = useIntl()
  return (
    <DescriptionList
      items={[
        {
          id: 'url',
          term: intl.formatMessage(messages.url),
          value: link ? (
            <>
              <Text as="code" wrap="anywhere">
                {link.url}
              </Text>
              <CopyButton label={intl.formatMessage(messages.copy)} text={link.url} />
            </>
          ) : (
            coming
          ),
        },
        {
          id: 'expires',
          term: intl.formatMessage(messages.expires),
          value: link ? intl.formatDate(link.expiresAt, { dateStyle: 'medium', timeStyle: 'short' }) : coming,
        },
        {
          id: 'uses',
          term: intl.formatMessage(messages.uses),
          value: link ? intl.formatMessage(messages.used, { count: link.uses }) : coming,
        },
        {
          id: 'by',
          term: intl.formatMessage(messages.madeBy),
          value: link
            ? intl.formatMessage(messages.maker, {
                name: link.createdBy.name,
                date: intl.formatDate(link.createdAt, { dateStyle: 'medium' }),
              })
            : coming,
        },
      ]}
    />
  )
}
