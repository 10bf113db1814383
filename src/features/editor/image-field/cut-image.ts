import type { CropBox } from './crop.model.ts'
import { loadImage } from './load-image.ts'

/** The part of an image as a file of its own. Rejects where the site of the image does not let its pixels be read. */
export async function cutImage(src: string, { x, y, width, height }: CropBox): Promise<File> {
  const image = await loadImage(src, { readable: !src.startsWith('data:') })
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can not draw images')
  context.drawImage(image, x, y, width, height, 0, 0, width, height)
  // A photo stays small as JPEG; whatever may be transparent stays PNG.
  const type = /^data:image\/jpeg|\.jpe?g(?:[?#]|$)/i.test(src) ? 'image/jpeg' : 'image/png'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new Error('The image could not be cut')
  return new File([blob], `cropped.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type })
}
