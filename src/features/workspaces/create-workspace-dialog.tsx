import { Suspense, useState } from 'react'
import { deferred } from '#components/deferred'
import { MoreMessages } from '#intl'
import type { CreateWorkspaceTaskProps } from './create-workspace-task.tsx'

const Task = deferred(async () => (await import('./create-workspace-task.tsx')).CreateWorkspaceTask)

export type CreateWorkspaceDialogProps = CreateWorkspaceTaskProps

/** Asks for name, icon and allowed domains of a new workspace (WSP-8 to WSP-11). Its code and words come when it first opens. */
export function CreateWorkspaceDialog({ open, ...rest }: CreateWorkspaceDialogProps) {
  /** How often it was opened: each time it begins empty. */
  const [opening, setOpening] = useState({ open: false, count: 0 })
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) })
  if (opening.count === 0) return null
  return (
    <Suspense fallback={null}>
      <MoreMessages>
        <Task key={opening.count} open={open} {...rest} />
      </MoreMessages>
    </Suspense>
  )
}
