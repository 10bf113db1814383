import { bytesOfBase64 } from '#lib/base64'
import { DAY } from '#lib/duration'
import type { ImageUpload, UploadPreset } from '#api/upload'
import { badInput, ruleBroken, tooLarge } from '#domain/kernel/refusals'
import { imageHeader, isActiveSvg, type ImageHeader } from '#lib/image-file'

const MB = 1024 * 1024

/** Sizes in bytes before they become base64; pixels of the whole picture, all frames together. */
export const UPLOAD = { most: 5 * MB, mostOfMark: 2 * MB, mostOfSvg: 200_000, pixels: 40_000_000 } as const

/**
 * In ms: an image that nothing names by so long after its upload is marked, and removed when it has been marked for as long as the
 * second (LIM-12).
 */
export const UNNAMED = { keptFor: 90 * DAY, markedFor: DAY } as const

const still = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']
const taken: Readonly<Record<UploadPreset, { types: readonly string[]; most: number }>> = {
  logo: { types: still, most: UPLOAD.mostOfMark },
  icon: { types: still, most: UPLOAD.mostOfMark },
  content: { types: [...still, 'image/gif'], most: UPLOAD.most },
  background: { types: [...still, 'image/gif'], most: UPLOAD.most },
}

/** Whether a preset keeps the frames of an animation; otherwise the first one is the picture. */
export const keepsFrames = (preset: UploadPreset): boolean => taken[preset].types.includes('image/gif')

/** Looked at without a repetition over the whole: on millions of letters that runs out of stack. */
const isBase64 = (text: string) =>
  text.length % 4 === 0 &&
  !/[^A-Za-z0-9+/]/.test(text.slice(0, -2)) &&
  /^(?:[A-Za-z0-9+/][A-Za-z0-9+/=]|==)$/.test(text.slice(-2))

/** How many bytes base64 stands for. */
const sizeOfBase64 = (text: string) =>
  Math.floor((text.length / 4) * 3) - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)

/** An image file whose header was read. */
export interface UploadedImage {
  bytes: Uint8Array
  /** As the file itself says, before it is turned upright. */
  header: ImageHeader
}

/**
 * Reads the file of an upload. Throws a 400 for a media type that the preset does not take and for data that is not base64, a
 * 413 for a file that is too large, and a 422 for a file that is not what `mediaType` says, an SVG that could run or load
 * something, and a picture with too many pixels.
 */
export function uploadedImage({ data, mediaType: given, qualityPreset }: ImageUpload): UploadedImage {
  const { types, most } = taken[qualityPreset]
  const mediaType = given.toLowerCase()
  if (!types.includes(mediaType))
    throw badInput(
      `As ${qualityPreset} ${types.join(', ')} are taken, but not ${given}.`,
      `この形式の画像は使用できません。使用できる形式：${types.join('、')}`,
    )
  const size = sizeOfBase64(data)
  if (size > most)
    throw tooLarge(
      `The file has ${(size / MB).toFixed(1)} MB; at most ${most / MB} MB are taken.`,
      `ファイルが${(size / MB).toFixed(1)}MBあります。上限は${most / MB}MBです。`,
    )
  if (!isBase64(data)) throw badInput('The data is no base64.')
  const bytes = bytesOfBase64(data)
  const header = imageHeader(bytes)
  if (header?.mediaType !== mediaType) throw damagedImage(mediaType)
  if (mediaType === 'image/svg+xml') expectPlainSvg(bytes)
  expectPixels(header)
  return { bytes, header }
}

/** The refusal of a file that can't be read as a picture of its media type. */
export const damagedImage = (mediaType: string) =>
  ruleBroken(
    `The file is no ${mediaType}, or it is damaged. Save it anew and try again.`,
    'ファイルの形式が異なるか、破損しています。保存し直してからお試しください。',
  )

/** The refusal of a picture that takes too long to draw. */
export const slowImage = () =>
  ruleBroken(
    'The picture takes too long to process. Save it smaller or simpler and try again.',
    '画像の処理に時間がかかりすぎます。サイズを小さくするか簡略化してからお試しください。',
  )

function expectPlainSvg(bytes: Uint8Array): void {
  if (isActiveSvg(bytes))
    throw ruleBroken(
      'The SVG has scripts, or loads something from elsewhere. Save it as plain shapes.',
      'SVGにスクリプトか外部ファイルの読み込みが含まれています。図形だけのSVGとして保存してください。',
    )
  if (bytes.length > UPLOAD.mostOfSvg)
    throw tooLarge(
      `The SVG has ${Math.ceil(bytes.length / 1000)} kB; at most ${UPLOAD.mostOfSvg / 1000} kB are taken. Save it simpler, or as PNG.`,
      `SVGが${Math.ceil(bytes.length / 1000)}kBあります。上限は${UPLOAD.mostOfSvg / 1000}kBです。簡略化するか、PNGで保存してください。`,
    )
}

interface Size {
  width: number
  height: number
}

/** Refuses a picture that takes too much memory to draw with a 422. */
export function expectPixels({ width, height }: Size, frames = 1): void {
  if (width * height * frames > UPLOAD.pixels)
    throw ruleBroken(
      `The picture has ${width} × ${height} pixels${frames > 1 ? ` in ${frames} frames` : ''}; at most ${UPLOAD.pixels / 1e6} million are taken.`,
      `画像が${width}×${height}ピクセル${frames > 1 ? `（${frames}フレーム）` : ''}あります。上限は${UPLOAD.pixels / 1e4}万ピクセルです。`,
    )
}

/** Refuses a clip that reaches outside of the picture with a 422. Sizes are those of the picture as people see it. */
export function expectClip({ width, height }: Size, clip: ImageUpload['clip']): void {
  if (clip && (clip.x + clip.width > width || clip.y + clip.height > height))
    throw ruleBroken(
      `The clip reaches outside of the picture, which has ${width} × ${height} pixels.`,
      '切り抜きの範囲が画像からはみ出しています。',
    )
}
