import { useIntl } from 'react-intl'
import { isAbort, toApiError, useApi, useScopedWorkspaceId } from '#api/core'
import { uploadRoutes, type UploadPreset } from '#api/upload'
import type { Workspace } from '#api/workspace'
import { ICON, IconRefused, type IconProblem } from './icon-limits.ts'
import { messages } from './upload-icon.messages.ts'

type Icon = NonNullable<Workspace['icon']>

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

/** What is behind it after each step; how much of the sending is done no browser tells of a request. */
const STEPS = { drawn: 0.4, encoded: 0.6, stored: 1 } as const

/**
 * How the icon of a workspace (WSP-16) and the images of a brand (SET-61) are uploaded. What is sent is a drawing of the file of at most
 * 512 pixels: what a photo says of its place, and what an SVG would run, stay behind. Rejects with an Error whose
 * message is for the reader.
 */
export function useUploadIcon({ preset = 'logo', mediaType = 'image/webp' }: UploadIconUse = {}): (
  file: File,
  options: UploadIconOptions,
) => Promise<Icon> {
  const intl = useIntl()
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()

  const wordsOf = (problem: IconProblem) =>
    problem === 'size'
      ? intl.formatMessage(messages.size, {
          size: intl.formatNumber(ICON.bytes / 1024 / 1024, { style: 'unit', unit: 'megabyte' }),
        })
      : problem === 'pixels'
        ? intl.formatMessage(messages.pixels, { millions: ICON.pixels / 1e6 })
        : intl.formatMessage(messages[problem])

  return async (file, { signal, onProgress }) => {
    try {
      // Wanted once somebody has picked a file; one that can't be had is a failure like others.
      const { base64Of, drawIcon } = await import('./draw-icon.ts')
      const drawn = await drawIcon(file, mediaType, signal)
      onProgress(STEPS.drawn)
      const data = await base64Of(drawn)
      signal.throwIfAborted()
      onProgress(STEPS.encoded)
      const stored = await client.call(
        uploadRoutes.image,
        { body: { data, mediaType: drawn.type, qualityPreset: preset } },
        { workspaceId, signal },
      )
      onProgress(STEPS.stored)
      return stored
    } catch (error) {
      if (isAbort(error)) throw error
      if (error instanceof IconRefused) throw new Error(wordsOf(error.problem), { cause: error })
      const { ticketId } = toApiError(error)
      throw new Error(
        ticketId === ''
          ? intl.formatMessage(messages.failed)
          : intl.formatMessage(messages.failedTicket, { ticketId }),
        { cause: error },
      )
    }
  }
}
