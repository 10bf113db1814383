import { useRef, type FormEvent, type ReactNode } from 'react'
import type { ApiError } from '#api/core'
import { Banner } from '#components/banner'
import { Stack } from '#components/layout'
import { WriteFailed } from './settings-failures.tsx'

export interface TaskFormProps {
  /** By it the button finds the form that it sends, and the form its fields. */
  id: string
  /** What could not be done, in plain words, for when it failed. */
  failed: string
  error: ApiError | undefined
  /** What a conflict means here. @default somebody else saved first */
  conflict?: string | undefined
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** Fields that are sent at once. Why that failed stands above them; nothing typed is lost. */
export function TaskForm({ id, failed, error, conflict, onSubmit, children }: TaskFormProps) {
  // A second Enter sends nothing, and what follows from the first happens once.
  const isSubmitting = useRef(false)
  const submit = async () => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    try {
      await onSubmit()
    } finally {
      isSubmitting.current = false
    }
  }
  return (
    <Stack
      as="form"
      gap={5}
      id={id}
      noValidate
      autoComplete="off"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {error ? (
        <Banner kind="danger">
          <WriteFailed title={failed} error={error} conflict={conflict} />
        </Banner>
      ) : null}
      {children}
    </Stack>
  )
}
