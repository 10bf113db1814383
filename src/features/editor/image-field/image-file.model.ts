import type { ImageHeader } from '#lib/image-file'

/** What a mail takes: the upload's limits (API-27), and the largest side that a document can hold. */
export const MAIL_IMAGE = { bytesMax: 5 * 1024 * 1024, sideMax: 20_000, pixelsMax: 40_000_000 } as const

/** Mail programs show these; most do not show SVG. */
export const mailImageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

export type ImageFileProblem =
  | { code: 'wrongType' }
  | { code: 'tooLarge'; megabytes: number }
  | { code: 'tooManyPixels'; width: number; height: number }

/** Why a file can't be an image of a mail; undefined where it can. `header` is what its content says. */
export function imageFileProblem(
  bytes: number,
  header: ImageHeader | undefined,
): ImageFileProblem | undefined {
  if (!header || !mailImageTypes.some((type) => type === header.mediaType)) return { code: 'wrongType' }
  const { width, height } = header
  if (Math.max(width, height) > MAIL_IMAGE.sideMax || width * height > MAIL_IMAGE.pixelsMax)
    return { code: 'tooManyPixels', width, height }
  // Rounded up: a file just above the limit is not said to be as large as the limit.
  if (bytes > MAIL_IMAGE.bytesMax)
    return { code: 'tooLarge', megabytes: Math.ceil((bytes / 1024 / 1024) * 10) / 10 }
  return undefined
}

/** As many characters as alternative text should have (EML-32). */
export const ALT_MAX = 125

export type AltProblem = 'missing' | 'fileName' | 'tooLong' | 'decorativeLink'

/** What is wrong with the words that stand for an image (EML-32). */
export function altProblem(
  { alt, decorative }: { alt: string; decorative?: boolean | undefined },
  isLinked: boolean,
): AltProblem | undefined {
  if (decorative === true) return isLinked ? 'decorativeLink' : undefined
  if (alt.trim() === '') return 'missing'
  if (/^\S+\.(?:png|jpe?g|gif|webp|svg|avif|heic)$/i.test(alt.trim())) return 'fileName'
  return alt.length > ALT_MAX ? 'tooLong' : undefined
}
