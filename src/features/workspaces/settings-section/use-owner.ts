import { useState } from 'react'
import { useWorkspaceAccount } from '#api/self-account'

/** Whether the reader owns the workspace (SET-12); undefined until it is known. What only owners may do is locked till then. */
export function useIsOwner(): boolean | undefined {
  const { data } = useWorkspaceAccount()
  return data && data.role === 'owner'
}

/**
 * Whether the reader owns the workspace, or owned it when the screen opened: what they typed there stays in sight when the
 * role goes (SES-27). Undefined until it is known.
 */
export function useOpenedAsOwner(): boolean | undefined {
  const isOwner = useIsOwner()
  const [opened, setOpened] = useState(isOwner)
  if (isOwner && !opened) setOpened(true)
  return opened || isOwner
}
