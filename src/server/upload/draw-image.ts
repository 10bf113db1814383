import sharp, { type Sharp } from 'sharp'
import type { ImageUpload, UploadPreset } from '#api/upload'
import {
  damagedImage,
  expectClip,
  expectPixels,
  keepsFrames,
  slowImage,
  UPLOAD,
  type UploadedImage,
} from '#domain/uploads/upload-rules'
import { SECOND } from '#lib/duration'
import type { FileExtension } from '#server/ports/files/files'
import { DRAWN_WITHIN, drawApart, NotDrawn } from './draw-apart.ts'

// Only readers for what uploads may be: files of other kinds are not even looked at, whatever they call themselves.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
})
sharp.concurrency(1)
sharp.cache(false)

/** The longest side of a stored picture, in pixels; smaller ones stay as they are. Twice what a mail of 600 px shows, and more. */
const LONGEST: Readonly<Record<UploadPreset, number>> = {
  icon: 512,
  logo: 1200,
  content: 2400,
  background: 3200,
}
/** How many times larger than its own size a drawing is drawn at most. */
const SVG_SCALE = 8

export interface DrawnImage {
  bytes: Uint8Array
  extension: FileExtension
  /** In CSS pixels. */
  width: number
  height: number
}

/** One after the other: forty million pixels take 160 MB. No picture waits for a drawing, which may take longer. */
const last: Record<'picture' | 'drawing', Promise<unknown>> = {
  picture: Promise.resolve(),
  drawing: Promise.resolve(),
}
const isDrawing = ({ header }: UploadedImage) => header.mediaType === 'image/svg+xml'

/**
 * The picture as it is stored: upright, clipped, not larger than its preset needs, without what cameras and programs wrote into
 * the file; a drawing (SVG) becomes a PNG. Throws a 422 for a file that can't be read or takes too long, and for a clip that
 * reaches outside of the upright picture.
 */
export function drawImage(image: UploadedImage, upload: Pick<ImageUpload, 'qualityPreset' | 'clip'>) {
  const kind = isDrawing(image) ? 'drawing' : 'picture'
  const drawn = last[kind].then(() => drawNow(image, upload))
  last[kind] = drawn.catch(() => undefined)
  return drawn
}

async function drawNow(
  image: UploadedImage,
  { qualityPreset, clip }: Pick<ImageUpload, 'qualityPreset' | 'clip'>,
): Promise<DrawnImage> {
  const { bytes, header } = image
  try {
    return await (isDrawing(image)
      ? drawDrawing(bytes, header, LONGEST[qualityPreset], clip)
      : drawPicture(bytes, keepsFrames(qualityPreset), LONGEST[qualityPreset], clip))
  } catch (error) {
    if (!(error instanceof Error) || 'code' in error) throw error
    if (error instanceof NotDrawn ? error.isSlow : /timeout/i.test(error.message)) throw slowImage()
    // What libvips says of a file that it can't read.
    throw damagedImage(header.mediaType)
  }
}

async function drawPicture(
  bytes: Uint8Array,
  withFrames: boolean,
  longest: number,
  clip: ImageUpload['clip'],
): Promise<DrawnImage> {
  const options = { animated: withFrames, limitInputPixels: UPLOAD.pixels, failOn: 'error' } as const
  const { format, autoOrient, pages = 1, pageHeight } = await sharp(bytes, options).metadata()
  const size = { width: autoOrient.width, height: pages > 1 ? (pageHeight ?? 0) : autoOrient.height }
  expectPixels(size, pages)
  expectClip(size, clip)
  const upright = sharp(bytes, options).timeout({ seconds: DRAWN_WITHIN / SECOND })
  // Frames have no orientation, and can't be turned.
  if (pages === 1) upright.autoOrient()
  const cut = clip
    ? upright.extract({ left: clip.x, top: clip.y, width: clip.width, height: clip.height })
    : upright
  const fitted = cut.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
  const extension = format === 'jpeg' ? 'jpg' : format
  if (extension !== 'jpg' && extension !== 'png' && extension !== 'webp' && extension !== 'gif')
    throw new Error(`No ${format} is taken.`)
  const { data, info } = await encoded[extension](fitted).toBuffer({ resolveWithObject: true })
  return { bytes: data, extension, width: info.width, height: info.pageHeight ?? info.height }
}

const encoded: Readonly<Record<FileExtension, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 85, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 85 }),
  gif: (picture) => picture.gif(),
}

/** A drawing has no pixels of its own: it is drawn as large as the preset takes, and keeps its size in CSS pixels. */
async function drawDrawing(
  bytes: Uint8Array,
  size: { width: number; height: number },
  longest: number,
  clip: ImageUpload['clip'],
): Promise<DrawnImage> {
  expectClip(size, clip)
  const part = clip ?? { x: 0, y: 0, ...size }
  const scale = Math.min(
    SVG_SCALE,
    longest / Math.max(part.width, part.height),
    Math.sqrt(UPLOAD.pixels / (size.width * size.height)),
  )
  const scaled = (length: number) => Math.max(1, Math.floor(length * scale))
  const whole = { width: scaled(size.width), height: scaled(size.height) }
  const [left, top] = [
    Math.min(Math.floor(part.x * scale), whole.width - 1),
    Math.min(Math.floor(part.y * scale), whole.height - 1),
  ]
  const png = await drawApart({
    svg: bytes,
    density: Math.min(100_000, Math.max(1, 72 * scale)),
    whole,
    cut: {
      left,
      top,
      width: Math.min(scaled(part.width), whole.width - left),
      height: Math.min(scaled(part.height), whole.height - top),
    },
  })
  return { bytes: png, extension: 'png', width: part.width, height: part.height }
}
