import { useState } from 'react'
import { toApiError, type ApiError } from '#api/core'
import { useEditorStore } from '#features/editor/state'
import type { EmailDocument } from '#mail/document'
import { originalOf } from '#mail/twin'

/** Makes a campaign of the mail that is edited, and keeps why that failed until it is tried again (EML-704). */
export function useCreateCampaign(
  name: string,
  onCreate: ((document: EmailDocument, name: string) => Promise<void>) | undefined,
) {
  const store = useEditorStore()
  const [isCreating, setIsCreating] = useState(false)
  const [error, setError] = useState<ApiError>()
  const create = async () => {
    setIsCreating(true)
    try {
      await onCreate?.(originalOf(store.getState().document), name)
      setError(undefined)
    } catch (cause) {
      setError(toApiError(cause))
    } finally {
      setIsCreating(false)
    }
  }
  return { isCreating, error, create: () => void create() }
}
