/** What the beginning of an image file says, without decoding it. */
export interface ImageHeader {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/svg+xml'
  width: number
  height: number
}

/**
 * Reads the header of an image file. Undefined where it is none that is known, or where its size can't be found in it.
 */
export function imageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begins = (text: string, at = 0) =>
    at + text.length <= bytes.length &&
    bytes.subarray(at, at + text.length).every((byte, place) => byte === text.charCodeAt(place))
  try {
    if (begins('\x89PNG\r\n\x1a\n') && begins('IHDR', 12))
      return sized('image/png', view.getUint32(16), view.getUint32(20))
    if (begins('GIF87a') || begins('GIF89a'))
      return sized('image/gif', view.getUint16(6, true), view.getUint16(8, true))
    if (begins('RIFF') && begins('WEBP', 8)) return webp(view, begins)
    if (begins('\xff\xd8\xff')) return jpeg(view)
    return svg(bytes)
  } catch (error) {
    // The file ends before its header does.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const sized = (mediaType: ImageHeader['mediaType'], width: number, height: number): ImageHeader | undefined =>
  width > 0 && height > 0 ? { mediaType, width, height } : undefined

function webp(view: DataView, begins: (text: string, at: number) => boolean): ImageHeader | undefined {
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  if (begins('VP8X', 12)) return sized('image/webp', three(24) + 1, three(27) + 1)
  if (begins('VP8L', 12)) {
    const bits = view.getUint32(21, true)
    return sized('image/webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  }
  if (begins('VP8 ', 12))
    return sized('image/webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  return undefined
}

/** The sizes of a JPEG stand in its frame header (SOF), behind other segments. */
function jpeg(view: DataView): ImageHeader | undefined {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return sized('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5))
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function svg(bytes: Uint8Array): ImageHeader | undefined {
  const text = svgText(bytes)
  // Comments are matched in one way only, so that many of them do not take long.
  const root =
    /^\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*>)\s*)*<svg\b([^>]*)>/i.exec(
      text,
    )?.[1]
  if (root === undefined) return undefined
  const attribute = (name: string) =>
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(root)?.[1]?.trim()
  const pixels = (value: string | undefined) => {
    const number = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(value ?? '')?.[1]
    return number === undefined ? undefined : Number(number)
  }
  const [, , boxWidth, boxHeight] = (attribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  const width = pixels(attribute('width')) ?? boxWidth
  const height = pixels(attribute('height')) ?? boxHeight
  // Without any size it is drawn as large as browsers draw it.
  return sized('image/svg+xml', Math.round(width || 300), Math.round(height || 150))
}

const svgText = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** What may not be in an SVG: scripts and their handlers, other documents, whatever is loaded from elsewhere, and entities, which could hide them. */
const ACTIVE: readonly RegExp[] = [
  /<\s*(?:script|foreignObject|iframe|object|embed|audio|video|animate|set|handler|listener)\b/i,
  /\son[a-z]+\s*=/i,
  /<!ENTITY|<!DOCTYPE[^<>]*\[/i,
  /<\?xml-stylesheet/i,
  /(?:javascript|vbscript)\s*:/i,
  /(?:href|src)\s*=(?!\s*["']?\s*(?:#|data:image\/(?:png|jpeg|gif|webp)))/i,
  /url\((?!\s*["']?\s*#)/i,
  /@import/i,
  /&#/,
]

/** Whether an SVG can run or load something. Rather one too many is refused than one too few. */
export const isActiveSvg = (bytes: Uint8Array): boolean =>
  ACTIVE.some((pattern) => pattern.test(svgText(bytes)))
