import { useIntl } from 'react-intl'
import { isAbort, toApiError, useApi, useScopedWorkspaceId } from '#api/core'
import { uploadRoutes, type UploadPreset } from '#api/upload'
import type { Workspace } from '#api/workspace'
import { ICON, planIcon, type IconPlan, type IconProblem } from './upload-icon.model.ts'
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

class IconRefused extends Error {
  readonly problem: IconProblem
  constructor(problem: IconProblem) {
    super(problem)
    this.problem = problem
  }
}

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
      const drawn = await draw(file, mediaType, signal)
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

/** Decoding and encoding are the browser's work, beside the page's own. */
async function draw(file: Blob, mediaType: UploadIconUse['mediaType'], signal: AbortSignal): Promise<Blob> {
  // Before its bytes are taken into memory.
  if (file.size > ICON.bytes) throw new IconRefused('size')
  const plan = planIcon(new Uint8Array(await file.arrayBuffer()))
  signal.throwIfAborted()
  if (typeof plan === 'string') throw new IconRefused(plan)
  const { width, height } = plan
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new IconRefused('damaged')
  context.imageSmoothingQuality = 'high'
  const picture = await decode(file, plan).catch(() => {
    throw new IconRefused('damaged')
  })
  context.drawImage(picture, 0, 0, width, height)
  if ('close' in picture) picture.close()
  signal.throwIfAborted()
  // Where a browser writes no WebP it writes PNG, and says so.
  return canvas.convertToBlob({ type: mediaType, quality: 0.92 })
}

async function decode(file: Blob, { mediaType }: IconPlan): Promise<ImageBitmap | HTMLImageElement> {
  if (mediaType !== 'image/svg+xml') return createImageBitmap(file)
  // In an image nothing of an SVG runs and nothing is loaded. The page's policy allows it as data only.
  const image = new Image()
  image.src = `data:${mediaType};base64,${await base64Of(file)}`
  await image.decode()
  return image
}

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const { result } = reader
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '')
    })
    reader.addEventListener('error', () => reject(new IconRefused('damaged')))
    reader.readAsDataURL(blob)
  })
