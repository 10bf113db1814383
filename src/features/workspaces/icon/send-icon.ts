import type { IntlShape } from 'react-intl'
import { isAbort, toApiError, type Client } from '#api/core'
import { uploadRoutes, type UploadPreset } from '#api/upload'
import { FailedUpload } from '#lib/failed-upload'
import { base64Of, drawIcon } from './draw-icon.ts'
import { ICON, IconRefused, type IconProblem } from './icon-limits.ts'
import { messages } from './send-icon.messages.ts'
import type { UploadIconOptions } from './upload-icon.ts'

interface SendIconOptions extends UploadIconOptions {
  intl: IntlShape
  client: Client
  workspaceId: string | undefined
  preset: UploadPreset
  mediaType: 'image/webp' | 'image/png'
  /** What is said of a failure that has no reason for the reader. */
  failed: string
}

/** What is behind it after each step; how much of the sending is done no browser tells of a request. */
const STEPS = { drawn: 0.4, encoded: 0.6, stored: 1 } as const

/** Draws what was picked and sends the drawing: see `useUploadIcon`. */
export async function sendIcon(
  file: File,
  { intl, client, workspaceId, preset, mediaType, failed, signal, onProgress }: SendIconOptions,
) {
  try {
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
    if (error instanceof IconRefused) throw new Error(wordsOf(error.problem, intl), { cause: error })
    const { ticketId, said } = toApiError(error)
    const words = said ? intl.formatMessage(messages.failedReason, { reason: said }) : failed
    throw new FailedUpload(words, { ticketId, cause: error })
  }
}

function wordsOf(problem: IconProblem, intl: IntlShape) {
  if (problem === 'size')
    return intl.formatMessage(messages.size, {
      size: intl.formatNumber(ICON.bytes / 1024 / 1024, { style: 'unit', unit: 'megabyte' }),
    })
  if (problem === 'pixels') return intl.formatMessage(messages.pixels, { millions: ICON.pixels / 1e6 })
  return intl.formatMessage(messages[problem])
}
