import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi, WorkspaceScope } from '#api/core'
import { useExchangeCredential } from '#api/integration-credentials'
import { useJoinedWorkspaces } from '#api/self-account'
import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Link } from '#components/link'
import { Spinner } from '#components/spinner'
import { useAskAccess, type IntegrationRequest, type Return } from '#features/connections/access'
import { messages } from './integration-callback.messages.ts'

/** How long the success stands before it goes on by itself, in ms (CNN-5). */
const CALLBACK = { goesOnAfter: 2000 } as const

export interface IntegrationCallbackScreenProps {
  /** What came back; undefined until the address was read. */
  back: Return | undefined
  /** Where a connection is made with the credential. */
  hrefOf: (request: IntegrationRequest) => string
  workspacesHref: string
  /** Where the connections of a workspace are. */
  connectionsHrefOf: (workspaceId: string) => string
  /** The credential is good: told once. */
  onConnected?: ((request: IntegrationRequest) => void) | undefined
  /** Time to go on to `hrefOf`. */
  onGoOn: (request: IntegrationRequest) => void
  /** Leaves for the other service once more. */
  onLeave: (href: string) => void
}

/** Where the other service sends the browser back to: exchanges the code for access, once (CNN-1). */
export function IntegrationCallbackScreen({ back, ...rest }: IntegrationCallbackScreenProps) {
  const intl = useIntl()
  const toWorkspaces = <Link href={rest.workspacesHref}>{intl.formatMessage(messages.workspaces)}</Link>
  if (back === undefined) return null
  if (back.kind === 'exchange')
    return (
      <WorkspaceScope workspaceId={back.request.workspaceId}>
        <Exchange request={back.request} code={back.code} {...rest} />
      </WorkspaceScope>
    )
  if (back.kind === 'refused') {
    const denied = back.error === 'access_denied'
    return (
      <ErrorBlock
        kind={denied ? 'forbidden' : 'error'}
        title={intl.formatMessage(denied ? messages.denied : messages.refused)}
        // The address may hold anything: shown as text, cut, and not when it is a code of the protocol.
        message={isProtocolCode(back.error) ? undefined : back.error.slice(0, 200)}
        action={
          <>
            {back.request ? (
              <WorkspaceScope workspaceId={back.request.workspaceId}>
                <AskAgain request={back.request} onLeave={rest.onLeave} />
              </WorkspaceScope>
            ) : null}
            {toWorkspaces}
          </>
        }
      >
        {intl.formatMessage(messages.refusedText)}
      </ErrorBlock>
    )
  }
  return (
    <ErrorBlock
      kind="not-found"
      title={intl.formatMessage(back.kind === 'missing' ? messages.missing : messages.mismatch)}
      action={
        <>
          {back.workspaceId !== undefined ? (
            <StartAgain workspaceId={back.workspaceId} hrefOf={rest.connectionsHrefOf} />
          ) : null}
          {toWorkspaces}
        </>
      }
    >
      {intl.formatMessage(back.kind === 'missing' ? messages.missingText : messages.mismatchText)}
    </ErrorBlock>
  )
}

/** The state names the workspace that asked: whoever is in it can go there to start again. */
function StartAgain({ workspaceId, hrefOf }: { workspaceId: string; hrefOf: (id: string) => string }) {
  const intl = useIntl()
  const workspace = useJoinedWorkspaces().data?.items.find(({ id }) => id === workspaceId)
  if (!workspace) return null
  return (
    <LinkButton href={hrefOf(workspaceId)} tone="primary">
      {intl.formatMessage(messages.startAgain, { name: workspace.name })}
    </LinkButton>
  )
}

/** An error code of OAuth, such as `server_error`: it says nothing to a reader. */
const isProtocolCode = (error: string) => /^[a-z]+(_[a-z]+)*$/.test(error)

interface ExchangeProps extends Omit<IntegrationCallbackScreenProps, 'back' | 'connectionsHrefOf'> {
  request: IntegrationRequest
  code: string
}

function Exchange({ request, code, hrefOf, workspacesHref, onConnected, onGoOn, onLeave }: ExchangeProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const { send, error } = useExchangeCredential()
  const [connected, setConnected] = useState(false)
  const { name, credentialId, state } = request

  // A code is good once: however often React runs the effect, it is sent one time.
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    void send({ params: { credentialId }, body: { code, state } }).then(({ ok }) => setConnected(ok))
  }, [send, credentialId, code, state])

  const told = useRef({ onConnected, onGoOn })
  useEffect(() => {
    told.current = { onConnected, onGoOn }
  })
  useEffect(() => {
    if (!connected) return undefined
    told.current.onConnected?.(request)
    return clock.setTimeout(() => told.current.onGoOn(request), CALLBACK.goesOnAfter)
  }, [clock, connected, request])

  if (error) {
    // Not of this workspace, or no owner of it: asking the service again would not help.
    const elsewhere = error.code === 403 || error.code === 404
    return (
      <ErrorBlock
        kind={elsewhere ? 'forbidden' : 'error'}
        title={intl.formatMessage(elsewhere ? messages.notYours : messages.failed, { name })}
        message={elsewhere ? undefined : error.said}
        ticketId={error.ticketId}
        action={
          <>
            {elsewhere ? null : <AskAgain request={request} onLeave={onLeave} />}
            <Link href={workspacesHref}>{intl.formatMessage(messages.workspaces)}</Link>
          </>
        }
      >
        {intl.formatMessage(elsewhere ? messages.notYoursText : messages.failedText)}
      </ErrorBlock>
    )
  }
  // One region for both, so that the success is announced too.
  return (
    <div role="status">
      {connected ? (
        <EmptyState
          drawing={<Icon of={CircleCheck} size="large" />}
          title={intl.formatMessage(messages.done, { name })}
          action={
            <LinkButton href={hrefOf(request)} tone="primary">
              {intl.formatMessage(messages.goOn)}
            </LinkButton>
          }
        >
          {intl.formatMessage(request.returnTo === undefined ? messages.doneText : messages.doneReturn)}
        </EmptyState>
      ) : (
        <EmptyState
          drawing={<Spinner size="large" />}
          title={intl.formatMessage(messages.finishing, { name })}
        />
      )}
    </div>
  )
}

function AskAgain({ request, onLeave }: { request: IntegrationRequest; onLeave: (href: string) => void }) {
  const intl = useIntl()
  const { ask, isAsking, error } = useAskAccess(onLeave)
  const { credentialId, name, returnTo } = request
  return (
    <>
      <Button busy={isAsking} onClick={() => void ask({ id: credentialId, name }, returnTo)}>
        {intl.formatMessage(messages.again)}
      </Button>
      {error ? <span role="alert">{error.said ?? intl.formatMessage(messages.againFailed)}</span> : null}
    </>
  )
}
