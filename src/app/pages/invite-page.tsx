import { useNavigate, useParams } from 'react-router'
import { useSession, useSignOut } from '#features/session'
import { InviteScreen } from '#features/workspaces'
import { link, paths } from '#lib/link'
import { useConfig } from '#app/config-context.tsx'
import { continueWithGoogle } from '#app/sign-in.ts'

/** What can be a token: nothing else is sent as one (WSP-21). */
const TOKEN = /^[\w-]{1,128}$/

export function InvitePage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const config = useConfig()
  const session = useSession()
  const signOut = useSignOut()
  const known = TOKEN.test(token) ? token : undefined
  const hrefOf = (workspaceId: string) => link(paths.WORKSPACE_HOME, { workspaceId })
  const signIn = () =>
    continueWithGoogle(config, known ? link(paths.INVITE, { token: known }) : paths.WORKSPACES)
  return (
    <InviteScreen
      // Who is signed in decides what the invitation says.
      key={session.status}
      token={known}
      account={session.status === 'signed-in' ? session.account : undefined}
      onSignIn={signIn}
      onUseAnotherAccount={() => void signOut().then(signIn)}
      hrefOf={hrefOf}
      workspacesHref={paths.WORKSPACES}
      onJoined={(workspaceId) => void navigate(hrefOf(workspaceId))}
    />
  )
}
