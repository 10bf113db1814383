import { useWorkspaceAccount } from '#api/self-account'

/** Whether the reader owns the workspace (SPEC.md 6); undefined until it is known. What only owners may do is locked till then. */
export function useIsOwner(): boolean | undefined {
  const { data } = useWorkspaceAccount()
  return data && data.role === 'owner'
}
