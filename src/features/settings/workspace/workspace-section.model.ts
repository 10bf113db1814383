import type { Workspace } from '#api/workspace'

/** The part of a workspace that its form changes (SET-16). */
export type WorkspaceDraft = Pick<Workspace, 'name' | 'icon' | 'allowedDomains'>

export const draftOf = ({ name, icon, allowedDomains }: Workspace): WorkspaceDraft => ({
  name,
  icon,
  allowedDomains,
})

/** The draft that an unknown value is, such as one that the browser kept; undefined where it is none. */
export function decodeDraft(value: unknown): WorkspaceDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, icon, allowedDomains }: Partial<Record<keyof WorkspaceDraft, unknown>> = value
  if (typeof name !== 'string' || !Array.isArray(allowedDomains)) return undefined
  if (icon !== null && !isImage(icon)) return undefined
  return { name, icon, allowedDomains: allowedDomains.filter((domain) => typeof domain === 'string') }
}

function isImage(value: unknown): value is NonNullable<WorkspaceDraft['icon']> {
  if (typeof value !== 'object' || value === null) return false
  const { src, width, height }: { src?: unknown; width?: unknown; height?: unknown } = value
  return typeof src === 'string' && typeof width === 'number' && typeof height === 'number'
}

/** Changes are unsaved only when name, icon or domains differ from what is stored (CMP-24). */
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
