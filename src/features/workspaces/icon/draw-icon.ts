import { ICON, IconRefused } from './icon-limits.ts'
import { planIcon, type IconPlan } from './upload-icon.model.ts'

/** Decoding and encoding are the browser's work, beside the page's own. */
export async function drawIcon(
  file: Blob,
  mediaType: 'image/webp' | 'image/png',
  signal: AbortSignal,
): Promise<Blob> {
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

export const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const { result } = reader
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '')
    })
    reader.addEventListener('error', () => reject(new IconRefused('damaged')))
    reader.readAsDataURL(blob)
  })
