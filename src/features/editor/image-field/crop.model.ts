/** A part of an image, in its own pixels. */
export interface CropBox {
  x: number
  y: number
  width: number
  height: number
}
export interface Size {
  width: number
  height: number
}

/** The smallest part, px. */
export const CROP_MIN = 16

export const cropShapes = { free: undefined, square: 1, photo: 3 / 2, wide: 16 / 9 } as const
export type CropShape = keyof typeof cropShapes

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
const leastOf = ({ width, height }: Size): Size => ({
  width: Math.min(CROP_MIN, width),
  height: Math.min(CROP_MIN, height),
})

export const wholeImage = ({ width, height }: Size): CropBox => ({ x: 0, y: 0, width, height })

/** The box with other numbers, in whole pixels and within the image. A size gives way to where the box begins. */
export function withBox(box: CropBox, change: Partial<CropBox>, image: Size): CropBox {
  const least = leastOf(image)
  const next = { ...box, ...change }
  const x = clamp(Math.round(next.x), 0, image.width - least.width)
  const y = clamp(Math.round(next.y), 0, image.height - least.height)
  return {
    x,
    y,
    width: clamp(Math.round(next.width), least.width, image.width - x),
    height: clamp(Math.round(next.height), least.height, image.height - y),
  }
}

/** The box moved as a whole: it keeps its size and stays within the image. */
export function movedBox(box: CropBox, byX: number, byY: number, image: Size): CropBox {
  return {
    ...box,
    x: clamp(Math.round(box.x + byX), 0, image.width - box.width),
    y: clamp(Math.round(box.y + byY), 0, image.height - box.height),
  }
}

/** The largest box of a shape that fits into the image around the middle of the one there is. */
export function shapedBox(box: CropBox, shape: CropShape, image: Size): CropBox {
  const ratio = cropShapes[shape]
  if (ratio === undefined) return box
  const width = Math.min(box.width, Math.round(box.height * ratio), image.width)
  const height = clamp(Math.round(width / ratio), 1, image.height)
  return movedBox(
    {
      x: Math.round(box.x + (box.width - width) / 2),
      y: Math.round(box.y + (box.height - height) / 2),
      width,
      height,
    },
    0,
    0,
    image,
  )
}

/** The box resized by its lower right corner; a shape keeps its proportions. */
export function resizedBox(
  box: CropBox,
  width: number,
  height: number,
  shape: CropShape,
  image: Size,
): CropBox {
  const ratio = cropShapes[shape]
  if (ratio === undefined) return withBox(box, { width, height }, image)
  const most = Math.min(image.width - box.x, Math.round((image.height - box.y) * ratio))
  const wide = clamp(Math.round(Math.max(width, height * ratio)), Math.min(CROP_MIN, most), most)
  return {
    ...box,
    width: wide,
    height: Math.max(1, Math.min(Math.round(wide / ratio), image.height - box.y)),
  }
}
