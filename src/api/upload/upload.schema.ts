import * as v from 'valibot'

const Pixels = v.pipe(v.number(), v.integer(), v.minValue(0))

export const UploadPreset = v.picklist(['logo', 'icon', 'content', 'background'])
/** What the image is for: marks (logo, icon) are small, the others may be large. */
export type UploadPreset = v.InferOutput<typeof UploadPreset>

export const ImageUpload = v.strictObject({
  data: v.pipe(v.string(), v.minLength(1)),
  mediaType: v.pipe(v.string(), v.maxLength(100)),
  qualityPreset: UploadPreset,
  clip: v.optional(
    v.strictObject({
      x: Pixels,
      y: Pixels,
      width: v.pipe(Pixels, v.minValue(1)),
      height: v.pipe(Pixels, v.minValue(1)),
    }),
  ),
})
/**
 * An image file in base64, of at most 5 MB, as logo or icon 2 MB, as SVG 200 kB (else 413). PNG, JPEG, WebP and SVG are taken,
 * and GIF where it is no logo or icon. A file that is none of what `mediaType` says, an SVG with anything that runs or loads,
 * more than 40 million pixels in all frames, or a `clip` (in pixels of the upright picture) that reaches outside are a 422;
 * other media types and what is no base64 a 400.
 */
export type ImageUpload = v.InferOutput<typeof ImageUpload>
