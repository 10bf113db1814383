import { useIntl } from 'react-intl'
import { useApi, useScopedWorkspaceId } from '#api/core'
import type { UploadPreset } from '#api/upload'
import type { Workspace } from '#api/workspace'
import { messages } from './upload-icon.messages.ts'

export interface UploadIconOptions {
  /** Ends it: nothing is told any more, it rejects with the AbortError. */
  signal: AbortSignal
  /** Which share of the steps is behind it, from 0 to 1: read and drawn, encoded, stored. */
  onProgress: (share: number) => void
}

interface UploadIconUse {
  /** What it is for. @default logo */
  preset?: UploadPreset
  /** What is sent; mail programs show PNG, and some of them no WebP. @default image/webp */
  mediaType?: 'image/webp' | 'image/png'
}

/**
 * How the icon of a workspace (WSP-16) and the images of a brand (SET-61) are uploaded. What is sent is a drawing of the file of at most
 * 512 pixels: what a photo says of its place, and what an SVG would run, stay behind. Rejects with an Error whose
 * message is for the reader.
 */
export function useUploadIcon({ preset = 'logo', mediaType = 'image/webp' }: UploadIconUse = {}): (
  file: File,
  options: UploadIconOptions,
) => Promise<NonNullable<Workspace['icon']>> {
  const intl = useIntl()
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  return async (file, options) => {
    const failed = intl.formatMessage(messages.failed)
    // Wanted once somebody has picked a file; a part that can't be had is a failure like others.
    const { sendIcon } = await import('./send-icon.ts').catch((cause: unknown) => {
      throw new Error(failed, { cause })
    })
    return sendIcon(file, { ...options, intl, client, workspaceId, preset, mediaType, failed })
  }
}
