import type { Workspace } from '#api/workspace'

/** The part of a workspace that its form changes (SPEC.md 2.6). */
export type WorkspaceDraft = Pick<Workspace, 'name' | 'icon' | 'allowedDomains'>

export const draftOf = ({ name, icon, allowedDomains }: Workspace): WorkspaceDraft => ({
  name,
  icon,
  allowedDomains,
})

/** Changes are unsaved only when name, icon or domains differ from what is stored (SPEC.md 5). */
export function differs(draft: WorkspaceDraft, stored: WorkspaceDraft): boolean {
  return (
    draft.name.trim() !== stored.name ||
    draft.icon?.src !== stored.icon?.src ||
    draft.allowedDomains.length !== stored.allowedDomains.length ||
    draft.allowedDomains.some((domain, place) => domain !== stored.allowedDomains[place])
  )
}

/** The domains that would go with the draft. */
export const removedDomains = (draft: WorkspaceDraft, stored: WorkspaceDraft): string[] =>
  stored.allowedDomains.filter((domain) => !draft.allowedDomains.includes(domain))
