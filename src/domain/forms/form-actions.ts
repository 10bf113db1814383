import type { Form, FormStatus } from '#api/forms'
import type { Role } from '#api/self-account'

/** What somebody may do with a form. */
export type FormAction = 'edit' | 'publish' | 'unpublish' | 'duplicate' | 'delete' | 'exportSubmissions'

/** Why something can't be done: only an owner may; visitors see the form; they do not; nothing was edited since. */
export type FormObstacle = 'ownerOnly' | 'isPublic' | 'notPublic' | 'nothingNew'

type Ruling = 'anyone' | 'owner' | Exclude<FormObstacle, 'ownerOnly'>

const always = { edit: 'anyone', duplicate: 'anyone', exportSubmissions: 'owner' } as const
/** Who may do what in each status (FRM-30). Deleting what people have sent is an owner's: it cannot be undone. */
const formActions: Readonly<Record<FormStatus, Readonly<Record<FormAction, Ruling>>>> = {
  draft: { ...always, publish: 'anyone', unpublish: 'notPublic', delete: 'owner' },
  published: { ...always, publish: 'nothingNew', unpublish: 'anyone', delete: 'isPublic' },
  changed: { ...always, publish: 'anyone', unpublish: 'anyone', delete: 'isPublic' },
  unpublished: { ...always, publish: 'anyone', unpublish: 'notPublic', delete: 'owner' },
}

/** Why somebody of that role can't do it; undefined: it can be done. */
export function formObstacle(
  action: FormAction,
  { status, stats }: Pick<Form, 'status' | 'stats'>,
  role: Role,
): FormObstacle | undefined {
  const ruling = formActions[status][action]
  if (ruling === 'anyone' || (action === 'delete' && ruling === 'owner' && stats.submissions === 0))
    return undefined
  if (ruling === 'owner') return role === 'owner' ? undefined : 'ownerOnly'
  return ruling
}

/** Submissions for each view, 0 to 1; undefined before anybody has seen the form. */
export const conversionOf = ({ views, submissions }: Form['stats']): number | undefined =>
  views === 0 ? undefined : Math.min(1, submissions / views)
